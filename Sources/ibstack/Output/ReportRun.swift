import FileAccess
import LayoutAnalysis
import LayoutDrawing
import LintReports
import LintSetup
import ReportPage

/// Documents that become a page, each as it is linted.
struct ReportRun: Sendable {
  private let run: LintRun
  /// What documents were; nil if nothing is compared.
  private let old: ComparedDocuments?
  /// The devices and users for which documents are drawn, too.
  private let variants: LayoutVariants?
  private let assets: DocumentAssets
  private let pages = PageCollection()

  init(_ run: LintRun, old: ComparedDocuments?, variants: LayoutVariants?) {
    self.run = run
    self.old = old
    self.variants = variants
    assets = DocumentAssets(paths: run.paths)
  }

  private func assets(of path: String) -> any DrawingAssets { assets.assets(ofDocument: path) ?? NoAssets() }

  /// The page with all documents so far.
  func page(title: String, comparedWith name: String?) -> ReportPage {
    pages.page(of: run.paths, title: title, comparedWith: name)
  }

  /// Adds a document; one that is compared and is as it was is left out.
  func add(_ bytes: [UInt8], path: String) -> DocumentRun.Output {
    if let old, !old.contains(path) { return DocumentRun.Output(diagnostics: []) }
    let report = run.document(bytes, path: path)
    if let old {
      let before = old.oldBytes(path).map { run.oldDocument($0, path: path) }
      pages.add(PageDocument(before: before, after: report, path: path, assets: assets(of: path)), path: path)
    } else {
      pages.add(PageDocument(report, variants: variants, assets: assets(of: path)), path: path)
    }
    return DocumentRun.Output(report.findings, outputs: [])
  }

  /// Adds a document that cannot be read.
  func addUnread(_ file: InputFile, _ failure: InputFile.Failure) -> DocumentRun.Output {
    let report = run.noteUnread(file.path, failure)
    pages.add(PageDocument(report), path: file.path)
    return DocumentRun.Output(report, outputs: [])
  }

  /// Adds what is known after all documents: those that are gone, or the findings in other files.
  func addRest() -> [DocumentRun.Output] {
    if let old {
      for removed in old.removed {
        let before = run.oldDocument(removed.bytes, path: removed.path)
        pages.add(
          PageDocument(before: before, after: nil, path: removed.path, assets: assets(of: removed.path)), path: nil)
      }
      return []
    }
    return (run.projectReports + run.configurationReports).map { report in
      pages.add(PageDocument(report), path: nil)
      return DocumentRun.Output(report, outputs: [])
    }
  }
}
