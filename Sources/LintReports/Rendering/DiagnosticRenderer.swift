package import Escaping
package import NibDecoder

/// Diagnostics as text: `path:line:column: error: message [rule]`.
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

  package func text(for diagnostics: [Diagnostic], in source: SourceFile) -> Escaped<LogLine> {
    diagnostics.isEmpty ? "" : text(for: diagnostics, LineIndex(source), path: source.path)
  }

  /// The same, if the lines are known already.
  package func text(for diagnostics: some Collection<Diagnostic>, _ lines: LineIndex, path: String) -> Escaped<LogLine>
  {
    var text = Escaped<LogLine>(capacity: diagnostics.count * (path.utf8.count + Self.usualLength))
    for diagnostic in diagnostics { write(diagnostic, lines, path, to: &text) }
    return text
  }

  /// About how long a message is with its place and its rule, in bytes.
  private static let usualLength = 120

  private func write(_ diagnostic: Diagnostic, _ lines: LineIndex, _ path: String, to text: inout Escaped<LogLine>) {
    writePlace(diagnostic.range, lines, path, to: &text)
    text += marks.heading(diagnostic.severity)
    text.append(diagnostic.message)
    text += marks.ruleStart
    text.append(diagnostic.ruleID)
    text += marks.ruleEnd
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

  /// The source line, cut to what a terminal shows, and carets below the range.
  private func writeExcerpt(_ range: SourceRange?, _ lines: LineIndex, to text: inout Escaped<LogLine>) {
    guard case .excerpt = style, let range else { return }
    let start = lines.position(at: range.lowerBound)
    // A tab takes as many columns as the terminal likes.
    let line = lines.text(ofLine: start.line).utf8.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
    let column = start.column - 1
    let first = min(column > Self.width ? column - 10 : line.prefix { $0 == UInt8(ascii: " ") }.count, column)
    let last = min(line.count, first + Self.width)
    guard first <= last else { return }
    let marked = min(column, last)..<max(min(column, last), min(column + range.count, last))
    text.append(literal: "  ")
    let before = append(line[first..<marked.lowerBound], to: &text)
    let carets = append(line[marked], to: &text)
    append(line[marked.upperBound..<last], to: &text)
    text.append(literal: "\n  ")
    text += .spaces(before) + marks.caretStart + .repeating("^", max(1, carets)) + marks.caretEnd
  }

  /// - Returns: How many columns the bytes take.
  @discardableResult
  private func append(_ bytes: ArraySlice<UInt8>, to text: inout Escaped<LogLine>) -> Int {
    let start = text.bytes.count
    text.append(String(decoding: bytes, as: UTF8.self))
    return String(decoding: text.bytes[start...], as: UTF8.self).count
  }

  private static let width = 76
}
