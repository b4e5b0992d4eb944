import NibDecoder

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
