/// A compiled storyboard as the document that it may have been made of.
///
/// The names of its nibs have the ids of controllers and of their views; others are made, in the order of the document.
public struct DecompiledStoryboard {
  /// The text of the document, in UTF-8.
  public let bytes: [UInt8]

  /// Translates a storyboard of iOS or tvOS.
  ///
  /// - Throws: ``DecompilationError`` for a storyboard of macOS, or without nibs.
  public init(_ storyboard: CompiledStoryboard) throws(DecompilationError) {
    guard !storyboard.nibs.isEmpty else { throw DecompilationError("a storyboard without a nib that could be read") }
    for nib in storyboard.nibs { try DecompilationError.check(nib.graph) }
    bytes = StoryboardMarkup(storyboard).document()
  }
}

/// Why a nib has no document.
public struct DecompilationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, and what was expected.
  public let message: String

  /// Creates an error.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }

  static func check(_ graph: ObjectGraph) throws(DecompilationError) {
    if graph.objects[0]["IB.objectdata"] != nil {
      throw DecompilationError("a nib of macOS; expected one of iOS or tvOS")
    }
    if graph.objects[0]["UINibTopLevelObjectsKey"] == nil {
      throw DecompilationError("a nib without UINibTopLevelObjectsKey; expected one of iOS or tvOS")
    }
  }
}
