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
    bytes = MarkupWriter.write(StoryboardMarkup(storyboard).root())
  }
}
