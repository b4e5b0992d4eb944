import Escaping
import NibDecoder
import StackLint
import StackModel

/// Everything that one document gave: its layout where there is one, and all diagnostics in document order.
struct DocumentReport {
  let path: String
  let source: SourceFile
  let document: LayoutDocument?
  private let linted: LintedDocument?
  /// The layouts of variants, where several were asked for.
  let survival: SurvivalReport?
  let diagnostics: [Diagnostic]
  /// What suppressions kept back.
  let suppressed: SuppressionUse

  init(
    _ bytes: [UInt8], path: String, options: LayoutOptions, linter: Linter, variants: LayoutVariants? = nil,
    keepsLayouts: Bool = false, project: ProjectIndex? = nil
  ) {
    self.path = path
    do {
      let document = try LayoutDocument(bytes, path: path, options: options)
      let survival = variants.map { document.survival(of: $0, keepsLayouts: keepsLayouts) }
      let linted = LintedDocument(document, survival: survival, project: project)
      source = document.nib.source
      self.document = document
      self.survival = survival
      self.linted = linted
      let found = linter.findings(linted)
      (diagnostics, suppressed) = (found.diagnostics, found.suppressed)
    } catch {
      source = error.source
      document = nil
      linted = nil
      survival = nil
      diagnostics = [error.diagnostic]
      suppressed = SuppressionUse()
    }
  }

  /// The frames, made when they are first asked for: not every rule needs them.
  var layout: DocumentLayout? { linted?.layout }

  /// The errors, and notices of what frames rest on, as lines of text, nil where there are none: for output that only
  /// shows frames.
  var complaint: Escaped<LogLine>? {
    let shown = diagnostics.filter { $0.severity != .warning }
    guard !shown.isEmpty else { return nil }
    return DiagnosticRenderer(style: .plain).text(for: shown, in: source).withoutLastLineBreak
  }
}
