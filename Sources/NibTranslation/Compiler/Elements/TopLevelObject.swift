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

/// Compiles gesture recognizers.
///
/// Evidence: 22 recognizers of taps in 18 nibs of coder version 10, 1 of pinches.
enum GestureRecognizer {
  static func compile(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue? {
    guard content.reader.tree.name(of: element) == "tapGestureRecognizer" else { return nil }
    content.reader.accept(element)
    content.reader.ignore(["userLabel"], of: element)
    let taps = KeyRule.rules(of: "tapGestureRecognizer")
    let recognizer = content.builder.add(ArchivedObject("UITapRecognizer", taps.values(of: element, in: &content)))
    let object = ArchivedObject(
      "UITapGestureRecognizer",
      [
        .init("UIGestureRecognizer.allowedTouchTypes", .int8(15)),
        .init("UIGestureRecognizer.requiresExclusiveTouchType", .bool(true)),
        .init("UITapGestureRecognizer._imp", recognizer),
      ])
    let place = content.complete(element, object)
    content.list(place)
    ObjectExtras.compile(element, place, in: &content)
    return place
  }
}
