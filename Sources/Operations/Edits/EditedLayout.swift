import LayoutAnalysis
import NibDecoder
import StackLint
import StackModel

/// A version of a document that is edited, with its frames and what the strictest validation finds.
struct EditedLayout {
  let document: LayoutDocument
  /// On the document's own canvas.
  let layout: DocumentLayout
  let frames: DocumentFrames
  private let findings: ComparedFindings
  private let rules: Set<String>

  init(_ bytes: [UInt8], path: String) throws(UnreadableDocument) {
    let laidOut = try LaidOutDocument(bytes, path: path, options: LayoutOptions())
    (document, layout) = (laidOut.document, laidOut.layout)
    frames = DocumentFrames(laidOut, variants: .differentScreens)
    let found = Self.linter.lint(LintedDocument(laidOut)).diagnostics
    findings = ComparedFindings(found, in: document.nib)
    rules = Set(found.map(\.ruleID))
  }

  private static let linter = Linter(
    RuleCatalog.validation.map { ActiveRule($0, severity: $0.severityOfValidation) })

  /// What is found in this version and not in an older one. The same may be said of an object in other words.
  func added(since old: EditedLayout) -> [Diagnostic] { findings.missing(in: old.findings, rewordedBy: rules) }
}
