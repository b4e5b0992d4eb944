/// Why elements of a version cannot be told apart.
package enum NotComparable: Error, Hashable, CustomStringConvertible {
  /// There is text between elements.
  case mixedContent
  /// The document is in a format of its own, that of Xcode 3.
  case archive

  package var description: String {
    switch self {
    case .mixedContent: "there is text between its elements"
    case .archive: "it is in the format of Xcode 3"
    }
  }

  static func check(_ version: DocumentVersion) throws(NotComparable) {
    if version.tree.name(of: version.tree.root) == "archive" { throw .archive }
    if version.hasMixedContent { throw .mixedContent }
  }
}
