/// Why elements of a version cannot be told apart.
package enum NotMergeable: Error, Hashable {
  /// An id or a key stands twice, at a line of the version.
  case duplicate(String)
  /// There is text between elements.
  case mixedContent
  /// The document is in a format of its own, that of Xcode 3.
  case archive

  static func check(_ version: DocumentVersion) throws(NotMergeable) {
    if version.tree.name(of: version.tree.root) == "archive" { throw .archive }
    if version.hasMixedContent { throw .mixedContent }
  }
}
