import LayoutAnalysis
public import NibDecoder
package import StackModel

/// What a linter finds in a document.
public struct LintResult {
  public let path: String
  let source: SourceFile
  private let linted: LintedDocument?
  /// The findings to report, in document order.
  public let diagnostics: [Diagnostic]
  /// The findings that the suppressions of configurations hid.
  public let suppressed: SuppressionUse
  /// How many findings are hidden.
  public let hidden: HiddenFindings

  init(
    _ document: LintedDocument, _ diagnostics: [Diagnostic], suppressed: SuppressionUse, hidden: HiddenFindings
  ) {
    source = document.document.nib.source
    (path, linted) = (source.path, document)
    let nib = document.document.nib
    self.diagnostics = diagnostics.map { $0.keepingFixIts { nib.isWritten($0.edit) } }
    (self.suppressed, self.hidden) = (suppressed, hidden)
  }

  /// - Parameter diagnostics: Why the document cannot be read.
  init(unreadable source: SourceFile, _ diagnostics: [Diagnostic]) {
    (path, self.source, self.diagnostics) = (source.path, source, diagnostics)
    (linted, suppressed, hidden) = (nil, SuppressionUse(), HiddenFindings())
  }

  /// The document as it is laid out; nil if it cannot be read.
  var laidOut: LaidOutDocument? { linted?.laidOut }

  /// The document; nil if it cannot be read.
  package var document: LayoutDocument? { linted?.document }

  /// The frames, which are computed on first use: not every rule needs them.
  package var layout: DocumentLayout? { linted?.layout }

  /// What a linter would find if the document belonged to another project.
  func diagnostics(_ linter: Linter, in project: ProjectIndex?) -> [Diagnostic] {
    guard let linted else { return diagnostics }
    return linter.lint(LintedDocument(linted.laidOut, project: project, projectPath: linted.projectPath)).diagnostics
  }
}
