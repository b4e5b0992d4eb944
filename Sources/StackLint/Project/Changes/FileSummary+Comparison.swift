extension FileSummary {
  /// Whether two contents of a file look alike to the other files of its project. Only documents are looked at.
  static func isSameDocument(_ old: [UInt8], _ new: [UInt8], path: String) -> Bool {
    guard isDocument(path), case .document(let first)? = FileSummary(old, path: path, needs: .texts)?.content,
      case .document(let second)? = FileSummary(new, path: path, needs: .texts)?.content
    else { return false }
    return first == second
  }

  /// Whether a file is a document, by its path.
  static func isDocument(_ path: String) -> Bool { DocumentSummary.Kind(path: path) != nil }

  /// Whether a file is a source, by its path.
  static func isSource(_ path: String) -> Bool { Kind(path: path) == .source }
}
