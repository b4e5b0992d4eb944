import NibDecoder

/// Diagnostics as text: `path:line:column: error: message [rule]`.
struct DiagnosticRenderer: Sendable {
  /// Where the text is read.
  enum Style: Sendable {
    /// One line a finding.
    case plain
    /// The source line and a caret below it, in colour where a terminal shows it.
    case excerpt(isColored: Bool)

    /// What suits standard output.
    static var standard: Style { Terminal.isOutputTerminal ? .excerpt(isColored: true) : .plain }
  }

  private let style: Style
  /// What stands round the parts of a diagnostic.
  private let marks: Marks

  private struct Marks: Sendable {
    let error, warning, notice, note: String
    let ruleStart, ruleEnd: String
    let caretStart, caretEnd: String

    init(isColored: Bool) {
      let color = { (code: Int) in isColored ? "\u{1B}[\(code)m" : "" }
      let heading = { (word: String, code: Int) in ": \(color(code))\(word)\(color(0)): " }
      error = heading("error", 31)
      warning = heading("warning", 33)
      notice = heading("notice", 33)
      note = heading("note", 36)
      ruleStart = " \(color(2))["
      ruleEnd = "]\(color(0))\n"
      caretStart = color(32)
      caretEnd = "\(color(0))\n"
    }

    func heading(_ severity: Diagnostic.Severity) -> String {
      switch severity {
      case .error: error
      case .warning: warning
      case .notice: notice
      }
    }
  }

  init(style: Style) {
    self.style = style
    if case .excerpt(true) = style { marks = Marks(isColored: true) } else { marks = Marks(isColored: false) }
  }

  func text(for diagnostics: [Diagnostic], in source: SourceFile) -> String {
    diagnostics.isEmpty ? "" : text(for: diagnostics, LineIndex(source), path: source.path)
  }

  /// The same where the lines are known already.
  func text(for diagnostics: some Collection<Diagnostic>, _ lines: LineIndex, path: String) -> String {
    var text = UTF8Text(capacity: diagnostics.count * (path.utf8.count + Self.usualLength))
    for diagnostic in diagnostics { write(diagnostic, lines, path, to: &text) }
    return text.string
  }

  /// About how long a message is with its place and its rule, in bytes.
  private static let usualLength = 120

  private func write(_ diagnostic: Diagnostic, _ lines: LineIndex, _ path: String, to text: inout UTF8Text) {
    writePlace(diagnostic.range, lines, path, to: &text)
    text += marks.heading(diagnostic.severity)
    text += diagnostic.message
    text += marks.ruleStart
    text += diagnostic.ruleID
    text += marks.ruleEnd
    writeExcerpt(diagnostic.range, lines, to: &text)
    for note in diagnostic.notes {
      writePlace(note.range, lines, path, to: &text)
      text += marks.note
      text += note.message
      text += "\n"
      writeExcerpt(note.range, lines, to: &text)
    }
  }

  private func writePlace(_ range: SourceRange?, _ lines: LineIndex, _ path: String, to text: inout UTF8Text) {
    text += path
    guard let position = range.map({ lines.position(at: $0.lowerBound) }) else { return }
    text += ":"
    text += String(position.line)
    text += ":"
    text += String(position.column)
  }

  /// The source line, cut to what a terminal shows, and carets below the range.
  private func writeExcerpt(_ range: SourceRange?, _ lines: LineIndex, to text: inout UTF8Text) {
    guard case .excerpt = style, let range else { return }
    let start = lines.position(at: range.lowerBound)
    let line = Array(lines.text(ofLine: start.line).utf8)
    let column = start.column - 1
    let first = min(column > Self.width ? column - 10 : line.prefix { $0 == 0x20 || $0 == 0x09 }.count, column)
    let last = min(line.count, first + Self.width)
    guard first <= last else { return }
    let carets = max(1, min(range.count, last - column))
    let shown = String(decoding: line[first..<last], as: UTF8.self)
    text += "  \(shown)\n  \(String(repeating: " ", count: column - first))"
    text += marks.caretStart + String(repeating: "^", count: carets) + marks.caretEnd
  }

  private static let width = 76
}
