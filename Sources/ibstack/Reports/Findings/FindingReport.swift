import NibDecoder
import StackLint

/// The findings of one document, with what reports want to know about them.
struct FindingReport {
  /// One finding and its place.
  struct Finding {
    let diagnostic: Diagnostic
    let start: SourcePosition?
    let end: SourcePosition?
    let notes: [Note]
    /// Which finding it is, wherever it moves: see ``FindingFingerprints``.
    let fingerprint: String
  }

  /// A further place.
  struct Note {
    let message: String
    let start: SourcePosition?
  }

  let path: String
  private(set) var findings: [Finding]
  let source: SourceFile
  let lines: LineIndex
  /// Whether the document could be read.
  let isReadable: Bool

  init(_ report: DocumentReport) {
    // What has no findings has no positions either.
    let lines = LineIndex(report.diagnostics.isEmpty ? SourceFile(path: report.source.path, bytes: []) : report.source)
    var fingerprints = FindingFingerprints(report, lines)
    path = report.path
    source = report.source
    isReadable = report.document != nil
    self.lines = lines
    findings = report.diagnostics.map { diagnostic in
      Finding(
        diagnostic: diagnostic, start: diagnostic.range.map { lines.position(at: $0.lowerBound) },
        end: diagnostic.range.map { lines.position(at: $0.upperBound) },
        notes: diagnostic.notes.map { note in
          Note(message: note.message, start: note.range.map { lines.position(at: $0.lowerBound) })
        }, fingerprint: fingerprints.next(diagnostic))
    }
  }
}

extension FindingReport {
  var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// The report with some of the findings.
  func keeping(_ isKept: (Finding) -> Bool) -> FindingReport {
    var report = self
    report.findings = findings.filter(isKept)
    return report
  }

  /// A position's column in characters of Unicode instead of bytes.
  func characterColumn(_ position: SourcePosition) -> Int {
    let bytes = lines.text(ofLine: position.line).utf8.prefix(position.column - 1)
    return String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.count + 1
  }
}
