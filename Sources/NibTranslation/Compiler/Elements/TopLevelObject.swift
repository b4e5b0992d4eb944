import Formats

/// Compiles what stands beside the views: in the list of a xib's objects or a scene's.
enum TopLevelObject {
  /// - Returns: nil for what has no known compiled form.
  static func compile(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    if let gesture = GestureRecognizer.compile(element, in: &content) { return gesture }
    guard let view = ViewCompiler.compile(element, in: &content) else { return nil }
    content.finishTraits(of: view)
    return view
  }
}
