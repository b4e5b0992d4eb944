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

  let style: Style

  func text(for diagnostics: [Diagnostic], in source: SourceFile) -> String {
    diagnostics.isEmpty ? "" : text(for: diagnostics, LineIndex(source), path: source.path)
  }

  /// The same where the lines are known already.
  func text(for diagnostics: [Diagnostic], _ lines: LineIndex, path: String) -> String {
    diagnostics.map { text(for: $0, lines, path) }.joined()
  }

  private func text(for diagnostic: Diagnostic, _ lines: LineIndex, _ path: String) -> String {
    let severity = colored(diagnostic.severity.rawValue, diagnostic.severity == .error ? 31 : 33)
    var text = place(diagnostic.range, lines, path)
    text += "\(severity): \(diagnostic.message) \(colored("[\(diagnostic.ruleID)]", 2))\n"
    text += excerpt(diagnostic.range, lines)
    for note in diagnostic.notes {
      text += place(note.range, lines, path) + "\(colored("note", 36)): \(note.message)\n"
      text += excerpt(note.range, lines)
    }
    return text
  }

  private func place(_ range: SourceRange?, _ lines: LineIndex, _ path: String) -> String {
    guard let range else { return "\(path): " }
    let position = lines.position(at: range.lowerBound)
    return "\(path):\(position.line):\(position.column): "
  }

  /// The source line, cut to what a terminal shows, and carets below the range.
  private func excerpt(_ range: SourceRange?, _ lines: LineIndex) -> String {
    guard case .excerpt = style, let range else { return "" }
    let start = lines.position(at: range.lowerBound)
    let line = Array(lines.text(ofLine: start.line).utf8)
    let column = start.column - 1
    let first = min(column > Self.width ? column - 10 : line.prefix { $0 == 0x20 || $0 == 0x09 }.count, column)
    let last = min(line.count, first + Self.width)
    guard first <= last else { return "" }
    let carets = max(1, min(range.count, last - column))
    let shown = String(decoding: line[first..<last], as: UTF8.self)
    return "  \(shown)\n  \(String(repeating: " ", count: column - first))"
      + colored(String(repeating: "^", count: carets), 32) + "\n"
  }

  private static let width = 76

  private func colored(_ text: String, _ code: Int) -> String {
    if case .excerpt(true) = style { "\u{1B}[\(code)m\(text)\u{1B}[0m" } else { text }
  }
}
