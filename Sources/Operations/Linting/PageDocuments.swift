import StackLint
import Support

/// Documents that become a page, each as it is linted.
struct PageDocuments: Sendable {
  private let run: LintRun
  /// What documents were; nil if nothing is compared.
  private let old: ComparedDocuments?
  private let drawing: PageDrawing
  private let pages: PageCollection

  init(_ run: LintRun, old: ComparedDocuments?, _ drawing: PageDrawing) {
    self.run = run
    self.old = old
    self.drawing = drawing
    pages = PageCollection(paths: drawing.paths)
  }

  /// The page with all documents so far.
  ///
  /// - Parameter name: With what documents are compared; nil for nothing.
  func page(comparedWith name: String?) -> ReportPage { pages.page(title: drawing.title, comparedWith: name) }

  /// Adds a document; one that is compared and is as it was, or looks no worse on the newer system, is left out.
  func add(_ bytes: [UInt8], path: String) -> DocumentRun.Output {
    if let old, !old.contains(path) { return DocumentRun.Output(diagnostics: []) }
    let (report, older) = run.documentBesideOlder(bytes, path: path)
    if old == nil, !run.comparesSystems {
      pages.add(drawing.page(of: report.grouped), path: path)
    } else if !run.comparesSystems || !report.findings.findings.isEmpty {
      let before = older ?? old?.oldBytes(path).map { run.oldDocument($0, path: path) }
      pages.add(PageDocument(before: before, after: report, path: path, assets: drawing.assets(of: path)), path: path)
    }
    return DocumentRun.Output(report, outputs: [])
  }

  /// Adds a document that cannot be read.
  func addUnread(_ file: InputFile, _ failure: InputFile.Failure) -> DocumentRun.Output {
    let report = ReportedDocument(run.noteUnread(file.path, failure))
    pages.add(drawing.page(of: report), path: file.path)
    return DocumentRun.Output(report, outputs: [])
  }

  /// Adds what is known after all documents: those that are gone, or the findings in other files.
  func addRest() -> [DocumentRun.Output] {
    if let old {
      for removed in old.removed {
        let before = run.oldDocument(removed.bytes, path: removed.path)
        pages.add(
          PageDocument(before: before, after: nil, path: removed.path, assets: drawing.assets(of: removed.path)),
          path: removed.path)
      }
      return []
    }
    return (run.projectReports + run.configurationReports).map { report in
      pages.add(PageDocument(report), path: report.path)
      return DocumentRun.Output(ReportedDocument(report), outputs: [])
    }
  }
}

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
