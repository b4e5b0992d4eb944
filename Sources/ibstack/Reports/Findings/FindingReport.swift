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
    /// Which finding it is, wherever it moves: see ``FindingFingerprints``. Empty where nobody asks.
    let fingerprint: String
  }

  /// A further place.
  struct Note {
    let message: String
    let start: SourcePosition?
    let end: SourcePosition?
  }

  let path: String
  private(set) var findings: [Finding]
  let source: SourceFile
  let lines: LineIndex
  /// Whether the document could be read.
  let isReadable: Bool
  /// Why the file could not be read or written.
  var failure: String?
  /// Whether it is about a configuration instead of a document.
  private(set) var isConfiguration = false
  /// Whether its findings hold only if other shards have them too.
  var isPending = false

  /// - Parameter tellsFingerprints: Whether findings are to have fingerprints.
  init(_ report: DocumentReport, tellsFingerprints: Bool = true) {
    // What has no findings has no positions either.
    let lines = LineIndex(report.diagnostics.isEmpty ? SourceFile(path: report.source.path, bytes: []) : report.source)
    var fingerprints = FindingFingerprints(path: report.path)
    let nib = report.document?.nib
    path = report.path
    source = report.source
    isReadable = report.document != nil
    self.lines = lines
    findings = report.diagnostics.map { diagnostic in
      Finding(
        diagnostic, lines, fingerprint: tellsFingerprints ? fingerprints.next(diagnostic, nib, lines) : "")
    }
  }
}

extension FindingReport.Finding {
  init(_ diagnostic: Diagnostic, _ lines: LineIndex, fingerprint: String) {
    self.diagnostic = diagnostic
    start = diagnostic.range.map { lines.position(at: $0.lowerBound) }
    end = diagnostic.range.map { lines.position(at: $0.upperBound) }
    notes = diagnostic.notes.map { note in
      FindingReport.Note(
        message: note.message, start: note.range.map { lines.position(at: $0.lowerBound) },
        end: note.range.map { lines.position(at: $0.upperBound) })
    }
    self.fingerprint = fingerprint
  }
}

extension FindingReport {
  /// Findings whose places are known.
  init(
    path: String, findings: [Finding], source: SourceFile, lines: LineIndex? = nil, failure: String? = nil,
    isConfiguration: Bool = false
  ) {
    self.path = path
    self.findings = findings
    self.source = source
    self.failure = failure
    self.isConfiguration = isConfiguration
    self.lines = lines ?? LineIndex(source)
    isReadable = true
  }

  /// A file that could not be read.
  init(path: String, failure: String) {
    self.init(path: path, findings: [], source: SourceFile(path: path, bytes: []), failure: failure)
  }

  /// Whether every form of report tells of it; else only those that are read back.
  var isForEveryReport: Bool { !isPending && (failure == nil || !findings.isEmpty) }

  /// The lines that its findings, notes and edits start and end in.
  var namedLines: [Int] {
    let places = findings.flatMap { finding -> [SourcePosition?] in
      let edits = finding.diagnostic.fixIts.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      return [finding.start, finding.end] + finding.notes.flatMap { [$0.start, $0.end] } + edits.map(lines.position)
    }
    return Set(places.compactMap(\.?.line)).sorted()
  }

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
