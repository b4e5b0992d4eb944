import Formats
import NibDecoder

extension FindingReport {
  /// The findings of one document as ``JSONReporter`` writes them.
  ///
  /// - Parameter file: The names of a file with a path.
  init(_ node: JSONNode, file: (String) -> ReportedFile) throws(JSONNode.Problem) {
    let path = try node.string("path")
    let lines = try node.array("lines").map { (node) throws(JSONNode.Problem) in
      (try node.requiredMember("line").position(), try node.string("text"))
    }
    let source = SparseSource(path: path, texts: Dictionary(lines) { first, _ in first })
    let findings = try node.array("findings").map { (node) throws(JSONNode.Problem) in try LocatedFinding(node, source)
    }
    self.init(
      file: file(path), findings: findings, source: source.file, lines: source.lines,
      failure: try node.member("failure")?.string(),
      isConfiguration: try node.member("kind")?.string() == JSONReporter.configurationKind)
    guard let numbers = try node.member("hidden") else { return }
    for (name, path) in HiddenFindings.members {
      hidden[keyPath: path] = try numbers.member(name)?.position() ?? 0
    }
  }
}

extension LocatedFinding {
  fileprivate init(_ node: JSONNode, _ source: SparseSource) throws(JSONNode.Problem) {
    let severity = try node.requiredMember("severity")
    guard let level = Diagnostic.Severity(rawValue: try severity.string()) else {
      throw severity.problem(expected: "error, warning or notice")
    }
    let place = try JSONPlace(node)
    let notes = try node.array("notes").map { (node) throws(JSONNode.Problem) in
      (
        message: try node.string("message"), place: try JSONPlace(node),
        file: try node.member("file").map { (node) throws(JSONNode.Problem) in try FilePlace(node) }
      )
    }
    let fixes = try node.array("fixes").map { (node) throws(JSONNode.Problem) in
      try Diagnostic.FixIt(
        node.string("message"), range: JSONPlace(node).range(source) ?? SourceRange(0, 0),
        replacement: node.string("replacement"))
    }
    let diagnostic = Diagnostic(
      try node.string("rule"), level, try node.string("message"), range: place.range(source),
      notes: notes.map { Diagnostic.Note($0.message, range: $0.place.range(source), file: $0.file) }, fixIts: fixes)
    let group = try node.member("count").map { (count) throws(JSONNode.Problem) in
      (count: try count.position(), fixable: try node.member("fixableCount")?.position() ?? 0)
    }
    if let group, group.fixable > group.count { throw node.problem(expected: "a fixableCount up to the count") }
    self.init(
      diagnostic, start: place.start, end: place.end,
      notes: notes.map { Note(message: $0.message, start: $0.place.start, end: $0.place.end, file: $0.file) },
      fingerprint: try node.string("fingerprint"),
      object: try node.member("object").map { (node) throws(JSONNode.Problem) in try ObjectName(node) },
      scene: try node.member("scene")?.string(), group: group)
  }
}

extension FilePlace {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Problem) {
    let (line, column) = (try node.requiredMember("line"), try node.requiredMember("column"))
    self.init(
      path: try node.string("path"),
      position: SourcePosition(line: try line.position(), column: try column.position()))
  }
}

extension ObjectName {
  fileprivate init(_ node: JSONNode) throws(JSONNode.Problem) {
    self.init(
      kind: try node.string("kind"), label: try node.member("label")?.string(),
      customClass: try node.member("class")?.string(), id: try node.member("id")?.string())
  }
}

/// The lines and columns of a finding, a note or an edit; nil for the document as a whole.
private struct JSONPlace {
  let start: SourcePosition?
  let end: SourcePosition?

  init(_ node: JSONNode) throws(JSONNode.Problem) {
    start = try Self.position(node, "line", "column")
    end = try Self.position(node, "endLine", "endColumn")
  }

  private static func position(
    _ node: JSONNode, _ line: String, _ column: String
  ) throws(JSONNode.Problem) -> SourcePosition? {
    guard let line = try node.member(line) else { return nil }
    return SourcePosition(line: try line.position(), column: try node.requiredMember(column).position())
  }

  func range(_ source: SparseSource) -> SourceRange? {
    guard let start, let end, let lower = source.offset(start), let upper = source.offset(end) else { return nil }
    return SourceRange(lower, upper)
  }
}

extension FindingReport {
  /// A report that was read back, with places in the whole text of its document; nil if the lines that it names are others
  /// in that text.
  func placed(in source: SourceFile) -> FindingReport? {
    let lines = LineIndex(source)
    guard namedLines.allSatisfy({ lines.text(ofLine: $0) == self.lines.text(ofLine: $0) }) else { return nil }
    var report = FindingReport(
      file: file, findings: findings.map { $0.placed(in: lines) }, source: source, lines: lines, failure: failure,
      isConfiguration: isConfiguration)
    report.hidden = hidden
    return report
  }
}

extension LocatedFinding {
  fileprivate func placed(in lines: LineIndex) -> LocatedFinding {
    let moved = Diagnostic(
      diagnostic.ruleID, diagnostic.severity, diagnostic.message, range: Self.range(start, end, lines),
      notes: notes.map { note in
        Diagnostic.Note(note.message, range: Self.range(note.start, note.end, lines), file: note.file)
      })
    return LocatedFinding(
      moved, start: start, end: end, notes: notes, fingerprint: fingerprint, object: object, scene: scene,
      group: (count, fixableCount))
  }

  private static func range(_ start: SourcePosition?, _ end: SourcePosition?, _ lines: LineIndex) -> SourceRange? {
    guard let start, let end, let first = lines.start(ofLine: start.line), let last = lines.start(ofLine: end.line)
    else { return nil }
    let lower = first + start.column - 1
    return SourceRange(lower, max(lower, last + end.column - 1))
  }
}

/// The lines of a document that findings of a report name, however far apart they are.
struct SparseSource {
  let file: SourceFile
  let lines: LineIndex

  /// - Parameter texts: The text of lines by their numbers, without the line break.
  init(path: String, texts: [Int: String]) {
    var bytes: [UInt8] = []
    var lines: [(number: Int, start: Int)] = []
    for (number, text) in texts.sorted(by: { $0.key < $1.key }) {
      if !lines.isEmpty { bytes.append(UInt8(ascii: "\n")) }
      lines.append((number, bytes.count))
      bytes += text.utf8
    }
    file = SourceFile(path: path, bytes: bytes)
    self.lines = LineIndex(file, lines: lines)
  }

  /// The offset of a place; nil in a line that is not known.
  func offset(_ position: SourcePosition) -> Int? {
    lines.start(ofLine: position.line).map { min($0 + position.column - 1, file.bytes.count) }
  }
}
