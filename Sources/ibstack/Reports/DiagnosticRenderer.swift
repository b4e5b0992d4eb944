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
  func text(for diagnostics: some Collection<Diagnostic>, _ lines: LineIndex, path: String) -> String {
    var text = ""
    // Pieces go straight into one text: there may be hundreds of thousands of findings.
    text.reserveCapacity(diagnostics.count * (path.utf8.count + Self.usualLength))
    for diagnostic in diagnostics { write(diagnostic, lines, path, to: &text) }
    return text
  }

  /// About how long a message is with its place and its rule, in bytes.
  private static let usualLength = 120

  private func write(_ diagnostic: Diagnostic, _ lines: LineIndex, _ path: String, to text: inout String) {
    writePlace(diagnostic.range, lines, path, to: &text)
    text += color(diagnostic.severity == .error ? 31 : 33)
    text += diagnostic.severity.rawValue
    text += plain
    text += ": "
    text += diagnostic.message
    text += " "
    text += color(2)
    text += "["
    text += diagnostic.ruleID
    text += "]"
    text += plain
    text += "\n"
    writeExcerpt(diagnostic.range, lines, to: &text)
    for note in diagnostic.notes {
      writePlace(note.range, lines, path, to: &text)
      text += "\(color(36))note\(plain): \(note.message)\n"
      writeExcerpt(note.range, lines, to: &text)
    }
  }

  private func writePlace(_ range: SourceRange?, _ lines: LineIndex, _ path: String, to text: inout String) {
    text += path
    if let position = range.map({ lines.position(at: $0.lowerBound) }) {
      text += ":"
      text += String(position.line)
      text += ":"
      text += String(position.column)
    }
    text += ": "
  }

  /// The source line, cut to what a terminal shows, and carets below the range.
  private func writeExcerpt(_ range: SourceRange?, _ lines: LineIndex, to text: inout String) {
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
    text += "\(color(32))\(String(repeating: "^", count: carets))\(plain)\n"
  }

  private static let width = 76

  private func color(_ code: Int) -> String {
    if case .excerpt(true) = style { "\u{1B}[\(code)m" } else { "" }
  }

  /// Ends a color.
  private var plain: String { color(0) }
}
