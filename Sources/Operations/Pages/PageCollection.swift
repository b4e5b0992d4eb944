import Support

/// The documents of a page, as they are done.
final class PageCollection: Sendable {
  private struct State {
    var documents: [String: PageDocument] = [:]
    var others: [PageDocument] = []
  }

  private let paths: [String]
  private let known: Set<String>
  private let state = Locked(State())

  /// - Parameter paths: The order of the documents. Other files follow them, in the order in which they are added.
  init(paths: [String]) {
    self.paths = paths
    known = Set(paths)
  }

  func add(_ document: PageDocument, path: String) {
    state.withLock { state in
      if known.contains(path) { state.documents[path] = document } else { state.others.append(document) }
    }
  }

  /// The page with all documents so far.
  func page(title: String, comparedWith: String? = nil) -> ReportPage {
    let documents = state.withLock { state in paths.compactMap { state.documents[$0] } + state.others }
    return ReportPage(documents, title: title, comparedWith: comparedWith, toolVersion: ToolVersion.current)
  }
}
