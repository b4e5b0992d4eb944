/// A key that names another object by its id. The object may come before or after it in the document.
public struct ObjectReference: Hashable, Sendable {
  /// The id that was written.
  public let id: String
  /// The bytes of the id.
  public let range: SourceRange
}
