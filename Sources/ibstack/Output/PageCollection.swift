import ReportPage
import Threads

/// The documents of a page, as they are done.
final class PageCollection: Sendable {
  private struct State {
    var documents: [String: PageDocument] = [:]
    var others: [PageDocument] = []
  }

  private let state = Locked(State())

  /// - Parameter path: The document's path; nil for a file that is shown after all documents.
  func add(_ document: PageDocument, path: String?) {
    state.withLock { state in
      if let path { state.documents[path] = document } else { state.others.append(document) }
    }
  }

  /// The page with the documents in the order of their paths.
  func page(of paths: [String], title: String, comparedWith: String?) -> ReportPage {
    let documents = state.withLock { state in paths.compactMap { state.documents[$0] } + state.others }
    return ReportPage(documents, title: title, comparedWith: comparedWith, toolVersion: ToolVersion.current)
  }
}
