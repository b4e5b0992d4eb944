public import NibDecoder
import Support

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
  var hidden = HiddenFindings()
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

  /// Creates the report of a document.
  ///
  /// - Parameter hasFingerprints: Whether formats need the fingerprints of findings.
  package init(_ result: LintResult, file: ReportedFile, hasFingerprints: Bool = true) {
    self.init(
      result.diagnostics, in: result.source, file: file, document: result.document?.nib,
      hasFingerprints: hasFingerprints)
    hidden = result.hidden
  }

  /// Creates the report of a file that is not a document, such as a source file.
  init(_ diagnostics: [Diagnostic], in source: SourceFile, file: ReportedFile) {
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
  var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

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

extension FindingReport {
  /// The report with a single finding for each group of those that a rule reports together. The others become notes of the
  /// first.
  ///
  /// Baselines, suppressions, fixes and comparisons with a revision look at every finding: call it after them.
  package var grouped: FindingReport { grouped(apart: []) }

  /// The report with a single finding for each group.
  ///
  /// - Parameter apart: The fingerprints of findings that are in no group with others, such as those that are new.
  package func grouped(apart: Set<String>) -> FindingReport {
    let crowded = ObjectsWithManyFindings(findings)
    var groups: [FindingGroup.Key: FindingGroup] = [:]
    var order: [FindingGroup] = []
    for finding in findings {
      guard let key = FindingGroup.Key(finding, crowded, isApart: apart.contains(finding.fingerprint)) else {
        order.append(FindingGroup(finding))
        continue
      }
      if let group = groups[key] {
        if !group.add(finding) { order.append(FindingGroup(finding)) }
      } else {
        let group = FindingGroup(finding)
        groups[key] = group
        order.append(group)
      }
    }
    return order.count == findings.count ? self : replacingFindings(with: order.map(\.finding))
  }
}

/// Findings that are reported as one.
private final class FindingGroup {
  private let first: LocatedFinding
  private var others: [LocatedFinding] = []
  private var edits: EditList

  init(_ first: LocatedFinding) {
    self.first = first
    edits = (try? EditList(first.diagnostic.fixIts.map(\.edit))) ?? EditList()
  }

  /// Adds a finding, unless its edits and those of the group cannot be made together.
  func add(_ finding: LocatedFinding) -> Bool {
    guard (try? edits.insert(contentsOf: finding.diagnostic.fixIts.map(\.edit))) != nil else { return false }
    others.append(finding)
    return true
  }

  /// The first finding, with its number of others and with notes on their places.
  var finding: LocatedFinding {
    guard !others.isEmpty else { return first }
    let notes = noted
    let diagnostic = Diagnostic(
      first.diagnostic.ruleID, first.diagnostic.severity, message, range: first.diagnostic.range,
      notes: first.diagnostic.notes + notes.map(\.0), fixIts: ([first] + others).flatMap(\.diagnostic.fixIts),
      variants: first.diagnostic.variants)
    return LocatedFinding(
      diagnostic, start: first.start, end: first.end, notes: first.notes + notes.map(\.1),
      fingerprint: first.fingerprint, object: first.object, scene: first.scene,
      group: (([first] + others).reduce(0) { $0 + $1.count }, ([first] + others).reduce(0) { $0 + $1.fixableCount }))
  }

  /// Formats without notes show the number too.
  private var message: String {
    let message = first.diagnostic.message
    guard others.contains(where: { $0.diagnostic.message != message }) else { return message }
    return Diagnostic.message("\(message) (and \(others.count) more)", "\(message) (+\(others.count))")
  }

  private var noted: [(Diagnostic.Note, LocatedFinding.Note)] {
    let named = others.prefix(Self.mostNotes).map { other in
      let message = note(on: other)
      return (
        Diagnostic.Note(message, range: other.diagnostic.range),
        LocatedFinding.Note(message: message, start: other.start, end: other.end)
      )
    }
    let rest = others.count - named.count
    guard rest > 0 else { return named }
    let message = "and in \(rest) more place\(rest == 1 ? "" : "s")"
    return named + [(Diagnostic.Note(message), LocatedFinding.Note(message: message, start: nil, end: nil))]
  }

  private func note(on other: LocatedFinding) -> String {
    if other.diagnostic.message == first.diagnostic.message {
      return other.subject.map { "also here: \($0)" } ?? "also here"
    }
    return other.object == first.object ? other.diagnostic.message : other.sentence
  }

  private static let mostNotes = 5
}

extension FindingGroup {
  /// What the findings of a group have in common.
  struct Key: Hashable {
    private enum Common: Hashable {
      case message(String)
      case object(ObjectName)
      case scene(String)
      case file
    }

    private let ruleID: String
    private let severity: Diagnostic.Severity
    private let variants: [String]
    private let common: Common
    private let isApart: Bool

    /// Nil for a finding that stays on its own.
    init?(_ finding: LocatedFinding, _ crowded: ObjectsWithManyFindings, isApart: Bool) {
      let diagnostic = finding.diagnostic
      switch FindingGrouping.of(diagnostic) {
      case .message: common = .message(diagnostic.message)
      case .object: common = crowded.object(of: finding).map(Common.object) ?? .message(diagnostic.message)
      case .scene:
        guard let scene = finding.scene else { return nil }
        common = .scene(scene)
      case .file: common = .file
      case .separate: return nil
      }
      ruleID = diagnostic.ruleID
      severity = diagnostic.severity
      variants = diagnostic.variants
      self.isApart = isApart
    }
  }
}

/// The objects with three or more findings of a rule that groups them by object.
private struct ObjectsWithManyFindings {
  private var counts: [String: [ObjectName: Int]] = [:]

  init(_ findings: [LocatedFinding]) {
    for finding in findings {
      let ruleID = finding.diagnostic.ruleID
      guard let object = finding.object, FindingGrouping.of(finding.diagnostic) == .object else {
        continue
      }
      counts[ruleID, default: [:]][object, default: 0] += 1
    }
  }

  func object(of finding: LocatedFinding) -> ObjectName? {
    guard let object = finding.object, counts[finding.diagnostic.ruleID]?[object, default: 0] ?? 0 >= 3 else {
      return nil
    }
    return object
  }
}

extension FindingGrouping {
  private static let groupings = [String: FindingGrouping](
    uniqueKeysWithValues: RuleCatalog.rules.map { ($0.id, $0.grouping) })

  fileprivate static func of(_ diagnostic: Diagnostic) -> FindingGrouping { groupings[diagnostic.ruleID] ?? .separate }
}

/// A file that a report is about, by the names that formats of reports need.
public struct ReportedFile: Hashable, Sendable {
  /// The path as the user gave it, which reports for people show.
  public let path: String
  /// The absolute path, which Xcode needs.
  public let absolutePath: String
  /// The path from the top folder of the repository, which code hosts need.
  public let repositoryPath: String

  /// Creates the names of a file.
  public init(path: String, absolutePath: String, repositoryPath: String) {
    self.path = path
    self.absolutePath = absolutePath
    self.repositoryPath = repositoryPath
  }

  /// The path from the top folder of the repository of another file, whose path starts where ``path`` does.
  func repositoryPath(ofNeighbor other: String) -> String {
    if repositoryPath.hasByteSuffix(path) { return repositoryPath.dropLast(path.count) + other }
    let above = path.dropLast(repositoryPath.count)
    return path.hasByteSuffix(repositoryPath) && other.hasBytePrefix(above)
      ? String(other.dropFirst(above.count)) : other
  }
}
