import Drawing
import LayoutAnalysis
import StackLint
import Support

/// The documents of a preview as they are shown. One that can no longer be read keeps its last picture.
struct PreviewDocuments {
  private struct Shown {
    var page: PageDocument
    /// Another number for each change.
    var version: Int
    /// The last state that had a picture.
    var drawn: PageDocument?
  }

  /// A document as it is now.
  private struct Look: Sendable {
    let path: String
    let page: PageDocument
    /// Why the document cannot be drawn; nil if it is.
    let failure: FindingReport?
  }

  private var paths: [String] = []
  private var shown: [String: Shown] = [:]
  /// The findings in other files.
  private var others: [PageDocument] = []
  /// Those of another preview, which a page may have been open for, are lower.
  private let firstVersion = time(nil)

  /// Looks at documents again.
  ///
  /// - Parameters:
  ///   - run: How they are linted.
  ///   - variants: The devices and users for which they are drawn, too.
  ///   - isWanted: Which of them; others stay as they are.
  /// - Returns: How many are shown in another way.
  mutating func update(_ run: LintRun, variants: LayoutVariants?, where isWanted: (String) -> Bool) -> Int {
    let assets = DocumentAssets(paths: run.paths)
    let wanted = run.files.files.filter { isWanted($0.path) }
    let looks = Parallel.each(wanted) { file -> Look in
      switch file.read() {
      case .success(let bytes):
        let report = run.document(bytes, path: file.path).grouped
        let page = PageDocument(
          report, variants: variants, assets: assets.assets(ofDocument: file.path) ?? NoAssets())
        return Look(path: file.path, page: page, failure: report.document?.document == nil ? report.findings : nil)
      case .failure(let failure):
        let report = run.noteUnread(file.path, failure)
        return Look(path: file.path, page: PageDocument(report), failure: report)
      }
    }
    paths = run.paths
    let known = Set(paths)
    shown = shown.filter { known.contains($0.key) }
    return looks.count { show($0) }
  }

  /// Replaces the findings in files that are not documents.
  ///
  /// - Returns: Whether they are different ones.
  mutating func updateOthers(_ run: LintRun) -> Bool {
    let found = (run.projectReports + run.configurationReports).map { PageDocument($0) }
    guard found != others else { return false }
    others = found
    return true
  }

  /// Whether a document is not shown yet.
  func isNew(_ path: String) -> Bool { shown[path] == nil }

  /// The page, and the number of each document's change.
  func page(title: String) -> (page: ReportPage, versions: [Int]) {
    let documents = paths.compactMap { shown[$0] }
    let page = ReportPage(documents.map(\.page) + others, title: title, toolVersion: ToolVersion.current)
    return (page, documents.map(\.version) + others.map { _ in 0 })
  }

  private mutating func show(_ look: Look) -> Bool {
    let old = shown[look.path]
    var new = old ?? Shown(page: look.page, version: firstVersion)
    if let failure = look.failure, let drawn = new.drawn {
      new.page = drawn.outdated(by: failure)
    } else {
      new.page = look.page
    }
    if look.failure == nil { new.drawn = look.page }
    guard let old else {
      shown[look.path] = new
      return true
    }
    guard new.page != old.page else { return false }
    new.version += 1
    shown[look.path] = new
    return true
  }
}
