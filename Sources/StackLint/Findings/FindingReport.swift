public import NibDecoder

/// The findings of one document, or of one configuration, with what formats of reports need to know about it.
public struct FindingReport: Sendable {
  /// The document.
  public let file: ReportedFile
  /// The findings, in the order of the document.
  public private(set) var findings: [LocatedFinding]
  /// The text of the document. Of a report that was read back only the lines that findings name.
  package let source: SourceFile
  package let lines: LineIndex
  /// Whether the document could be read.
  public let isReadable: Bool
  /// Why the file could not be read or written.
  public package(set) var failure: String?
  /// Whether the report is about a configuration instead of a document.
  package let isConfiguration: Bool
  /// How many findings are not in the report.
  package var hidden = HiddenFindings()
  /// Whether the findings only hold if all shards of a run have them.
  package var isPending = false

  /// Creates the report of a document.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found in it, in its order.
  ///   - source: Its text.
  ///   - file: Its names.
  ///   - document: Its elements, by which findings are recognized when lines move; nil if it could not be read.
  ///   - hasFingerprints: Whether formats need the fingerprints of findings.
  public init(
    _ diagnostics: [Diagnostic], in source: SourceFile, file: ReportedFile, document: NibDocument?,
    hasFingerprints: Bool = true
  ) {
    // A document without findings needs no positions.
    let lines = LineIndex(diagnostics.isEmpty ? SourceFile(path: source.path, bytes: []) : source)
    var fingerprints = FindingFingerprints(repositoryPath: file.repositoryPath)
    var names = document.map { ObjectNames($0.tree) }
    let hasLines = source.hasLines
    let findings = diagnostics.map { diagnostic in
      LocatedFinding(
        hasLines ? diagnostic : diagnostic.withoutPlaces, lines,
        fingerprint: hasFingerprints ? fingerprints.next(diagnostic, document, lines) : "",
        place: diagnostic.range.flatMap { names?.place(at: $0.lowerBound) } ?? ObjectNames.Place())
    }
    self.init(file: file, findings: findings, source: source, lines: lines, isReadable: document != nil)
  }

  /// Creates the report of a file that is not a document, such as a source file.
  package init(_ diagnostics: [Diagnostic], in source: SourceFile, file: ReportedFile) {
    let lines = LineIndex(source)
    var fingerprints = FindingFingerprints(repositoryPath: file.repositoryPath)
    let findings = diagnostics.map { LocatedFinding($0, lines, fingerprint: fingerprints.next($0, nil, lines)) }
    self.init(file: file, findings: findings, source: source, lines: lines)
  }

  /// Creates a report of findings whose places are known.
  package init(
    file: ReportedFile, findings: [LocatedFinding], source: SourceFile, lines: LineIndex? = nil,
    failure: String? = nil, isConfiguration: Bool = false, isReadable: Bool = true
  ) {
    self.file = file
    self.findings = findings
    self.source = source
    self.lines = lines ?? LineIndex(source)
    self.failure = failure
    self.isConfiguration = isConfiguration
    self.isReadable = isReadable
  }

  /// Creates the report of a file that could not be read.
  ///
  /// - Parameter failure: Why.
  public init(file: ReportedFile, failure: String) {
    self.init(file: file, findings: [], source: SourceFile(path: file.path, bytes: []), failure: failure)
  }
}

extension FindingReport {
  /// The path as the user gave it.
  public var path: String { file.path }

  /// The findings without lines and columns.
  package var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// Whether every format reports it. Formats that are read back report all documents.
  package var isForEveryReport: Bool { !isPending && (failure == nil || !findings.isEmpty) }

  /// How many findings the run counts, each of a group on its own.
  package var statistics: FindingStatistics {
    isPending ? FindingStatistics() : FindingStatistics(findings, hidden: hidden)
  }

  /// The lines that findings, notes and edits start and end in.
  var namedLines: [Int] {
    let places = findings.flatMap { finding -> [SourcePosition?] in
      let edits = finding.diagnostic.fixIts.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      return [finding.start, finding.end] + finding.notes.flatMap { [$0.start, $0.end] } + edits.map(lines.position)
    }
    return Set(places.compactMap(\.?.line)).sorted()
  }

  /// The report with some of the findings.
  package func keeping(_ isKept: (LocatedFinding) -> Bool) -> FindingReport {
    var report = self
    report.findings = findings.filter(isKept)
    return report
  }

  /// The report with other findings.
  func replacingFindings(with findings: [LocatedFinding]) -> FindingReport {
    var report = self
    report.findings = findings
    return report
  }

  /// The column of a position in Unicode scalars instead of bytes.
  func characterColumn(_ position: SourcePosition) -> Int {
    let bytes = lines.text(ofLine: position.line).utf8.prefix(position.column - 1)
    return String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.count + 1
  }
}
