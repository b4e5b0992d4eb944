/// A key that names another object by its id. The object may stand before or behind it in the document.
public struct ObjectReference: Hashable, Sendable {
  /// The id that was written.
  public let id: String
  /// Where it was written.
  public let range: SourceRange
}
