package import Escaping

extension DiffReport {
  /// Whether nothing differs, not even what Interface Builder writes by itself.
  package var isEmpty: Bool { entries.isEmpty && noise.isEmpty }

  /// The changes as lines for a terminal or a log.
  ///
  /// - Parameters:
  ///   - isColored: Whether signs have colors.
  ///   - showsAll: Whether what Interface Builder writes by itself is listed, too.
  package func lines(isColored: Bool, showsAll: Bool) -> [Escaped<LogLine>] {
    var lines: [Escaped<LogLine>] = []
    var scene: String??
    for entry in entries + (showsAll ? noise : []) {
      if entry.scene != scene { lines.append("\(entry.scene ?? "document")") }
      scene = .some(entry.scene)
      lines += entry.lines(isColored: isColored)
    }
    if !showsAll, !noiseCounts.isEmpty { lines.append("not shown: \(noiseCounts.joined(separator: ", "))") }
    return lines
  }
}

extension DiffReport.Entry {
  /// The object and what changed, with as much on a line as has room.
  fileprivate func lines(isColored: Bool) -> [Escaped<LogLine>] {
    let separator = details.isEmpty ? "" : sign == .changed ? ": " : " "
    var rows = [object + separator]
    for (place, detail) in details.enumerated() {
      let text = detail + (place < details.count - 1 ? "; " : "")
      if rows[rows.count - 1].unicodeScalars.count + text.unicodeScalars.count + Self.indentation <= Self.width {
        rows[rows.count - 1] += text
      } else {
        rows.append("  " + text)
      }
    }
    let first: Escaped<LogLine> = "  \(sign(isColored: isColored)) \(rows[0].withoutTrailingBlank)"
    return [first] + rows.dropFirst().map { "    \($0.withoutTrailingBlank)" }
  }

  private static let indentation = 4
  private static let width = 80

  private func sign(isColored: Bool) -> Escaped<LogLine> {
    guard isColored else { return "\(sign.rawValue)" }
    return switch sign {
    case .inserted: "\u{1B}[32m+\u{1B}[0m"
    case .removed: "\u{1B}[31m-\u{1B}[0m"
    case .changed: "\u{1B}[33m~\u{1B}[0m"
    case .moved: "\u{1B}[36m>\u{1B}[0m"
    }
  }
}

extension String {
  fileprivate var withoutTrailingBlank: String { hasSuffix(" ") ? String(dropLast()) : self }
}
