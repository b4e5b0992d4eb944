/// Why the elements of a document cannot be told apart.
public enum IncomparableDocument: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is text between elements.
  case mixedContent
  /// The document is in a format of its own, that of Xcode 3.
  case archive

  /// The reason, as a sentence about the document: `there is text between its elements`.
  public var description: String {
    switch self {
    case .mixedContent: "there is text between its elements"
    case .archive: "it is in the format of Xcode 3"
    }
  }

  static func check(_ version: DocumentVersion) throws(IncomparableDocument) {
    if version.tree.name(of: version.tree.root) == "archive" { throw .archive }
    if version.hasMixedContent { throw .mixedContent }
  }
}
