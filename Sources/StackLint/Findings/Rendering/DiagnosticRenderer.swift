package import NibDecoder
package import Support

/// Findings as text: `path:line:column: error: message [rule]`. The message starts with the object; where the source line
/// follows, the object has a line of its own between them.
package struct DiagnosticRenderer: Sendable {
  /// How much of the source is shown.
  package enum Style: Sendable {
    /// One line per finding.
    case plain
    /// The source line and a caret below it, in color on a terminal that supports it.
    case excerpt(isColored: Bool)
  }

  private let style: Style
  /// The text around the parts of a diagnostic.
  private let marks: Marks

  private var hasExcerpts: Bool { if case .excerpt = style { true } else { false } }

  private struct Marks: Sendable {
    let error, warning, notice, note: Escaped<LogLine>
    let ruleStart, ruleEnd: Escaped<LogLine>
    let caretStart, caretEnd: Escaped<LogLine>

    init(isColored: Bool) {
      let color = { (code: Int) -> Escaped<LogLine> in isColored ? "\u{1B}[\(code)m" : "" }
      let heading = { (word: String, code: Int) -> Escaped<LogLine> in ": \(color(code))\(word)\(color(0)): " }
      error = heading("error", 31)
      warning = heading("warning", 33)
      notice = heading("notice", 33)
      note = heading("note", 36)
      ruleStart = " \(color(2))["
      ruleEnd = "]\(color(0))\n"
      caretStart = color(32)
      caretEnd = "\(color(0))\n"
    }

    func heading(_ severity: Diagnostic.Severity) -> Escaped<LogLine> {
      switch severity {
      case .error: error
      case .warning: warning
      case .notice: notice
      }
    }
  }

  package init(style: Style) {
    self.style = style
    if case .excerpt(true) = style { marks = Marks(isColored: true) } else { marks = Marks(isColored: false) }
  }

  /// Diagnostics whose objects are not known, as those of a document that cannot be read.
  package func text(for diagnostics: [Diagnostic], in source: SourceFile) -> Escaped<LogLine> {
    guard !diagnostics.isEmpty else { return "" }
    let lines = LineIndex(source)
    return text(for: diagnostics.map { LocatedFinding($0, lines, fingerprint: "") }, lines, path: source.path)
  }

  /// The findings of one document.
  package func text(for findings: [LocatedFinding], _ lines: LineIndex, path: String) -> Escaped<LogLine> {
    var text = Escaped<LogLine>(capacity: findings.count * (path.utf8.count + Self.usualLength))
    for finding in findings { write(finding, lines, path, to: &text) }
    return text
  }

  /// About how long a message is with its place, its object and its rule, in bytes.
  private static let usualLength = 160

  private func write(_ finding: LocatedFinding, _ lines: LineIndex, _ path: String, to text: inout Escaped<LogLine>) {
    let diagnostic = finding.diagnostic
    writePlace(diagnostic.range, lines, path, to: &text)
    text += marks.heading(diagnostic.severity)
    text.append(hasExcerpts ? diagnostic.message : finding.sentence)
    text += marks.ruleStart
    text.append(diagnostic.ruleID)
    text += marks.ruleEnd
    if hasExcerpts, let subject = finding.subject { text += "  \(subject)\n" }
    writeExcerpt(diagnostic.range, lines, to: &text)
    for note in diagnostic.notes {
      writePlace(note.range, lines, path, to: &text)
      text += marks.note
      text.append(note.message)
      text.append(literal: "\n")
      writeExcerpt(note.range, lines, to: &text)
    }
  }

  private func writePlace(_ range: SourceRange?, _ lines: LineIndex, _ path: String, to text: inout Escaped<LogLine>) {
    text.append(path)
    guard let position = range.map({ lines.position(at: $0.lowerBound) }) else { return }
    text.append(literal: ":")
    text.append(position.line)
    text.append(literal: ":")
    text.append(position.column)
  }

  /// The source line and carets below the range.
  private func writeExcerpt(_ range: SourceRange?, _ lines: LineIndex, to text: inout Escaped<LogLine>) {
    guard hasExcerpts, let excerpt = range.map({ SourceExcerpt($0, lines) }) else { return }
    text.append(literal: "  ")
    let before = append(excerpt.before, to: &text)
    let carets = append(excerpt.marked, to: &text)
    append(excerpt.after, to: &text)
    text.append(literal: "\n  ")
    text += .spaces(before) + marks.caretStart + .repeating("^", max(1, carets)) + marks.caretEnd
  }

  /// - Returns: How many columns the text takes.
  @discardableResult
  private func append(_ part: String, to text: inout Escaped<LogLine>) -> Int {
    let start = text.bytes.count
    text.append(part)
    return String(decoding: text.bytes[start...], as: UTF8.self).count
  }
}
