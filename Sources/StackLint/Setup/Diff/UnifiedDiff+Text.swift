package import Support

extension UnifiedDiff {
  /// The difference as a patch, which `git apply` and `patch -p1` apply in the working folder.
  ///
  /// - Parameter path: The path of the file.
  package func patch(path: String) -> Escaped<PatchText> {
    let (old, new) = Self.names(of: path)
    var text: Escaped<PatchText> = "--- \(old)\n+++ \(new)\n"
    for hunk in hunks {
      text += "@@ -\(hunk.oldStart, hunk.oldCount) +\(hunk.newStart, hunk.newCount) @@\n"
      for (change, line) in hunk.lines {
        switch change {
        case .kept: text.append(literal: " ")
        case .removed: text.append(literal: "-")
        case .added: text.append(literal: "+")
        }
        text.append(line: line)
        if line.last != UInt8(ascii: "\n") { text.append(literal: "\n\\ No newline at end of file\n") }
      }
    }
    return text
  }

  /// The difference for a terminal. What a terminal would obey is escaped.
  ///
  /// - Parameter path: The path of the file.
  package func text(path: String, isColored: Bool) -> Escaped<LogLine> {
    let colors = DiffColors(isColored: isColored)
    let (old, new) = Self.names(of: path)
    var text: Escaped<LogLine> = "\(colors.name)--- \(old)\(colors.end)\n\(colors.name)+++ \(new)\(colors.end)\n"
    for hunk in hunks {
      let places: Escaped<LogLine> = "@@ -\(hunk.oldStart, hunk.oldCount) +\(hunk.newStart, hunk.newCount) @@"
      text += colors.place + places + colors.end + "\n"
      for (change, line) in hunk.lines {
        let content = Escaped<LogLine>(text: Self.shown(line))
        switch change {
        case .kept: text += " " + content + "\n"
        case .removed: text += colors.removed + "-" + content + colors.end + "\n"
        case .added: text += colors.added + "+" + content + colors.end + "\n"
        }
      }
    }
    return text
  }

  /// A line without its line break. A terminal decides how wide a tab is.
  private static func shown(_ line: Line) -> String {
    let last = line.lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let content = last.map { line[...$0] } ?? []
    return String(decoding: content.map { $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }

  /// The names of both versions, with the prefixes that git uses.
  private static func names(of path: String) -> (old: String, new: String) {
    let shown = AbsolutePath(path).shown
    let relative = shown.hasBytePrefix("/") ? String(Substring(shown.utf8.dropFirst())) : shown
    return ("a/" + relative, "b/" + relative)
  }
}

/// The control sequences around the parts of a difference; empty without color.
private struct DiffColors {
  let name, place, removed, added, end: Escaped<LogLine>

  init(isColored: Bool) {
    let color = { (code: Int) -> Escaped<LogLine> in isColored ? "\u{1B}[\(code)m" : "" }
    (name, place, removed, added, end) = (color(1), color(36), color(31), color(32), color(0))
  }
}

extension Escaped.StringInterpolation {
  /// The range of a hunk: the number of its first line, and how many lines there are. An empty range names the line before
  /// it.
  fileprivate mutating func appendInterpolation(_ start: Int, _ count: Int) {
    appendInterpolation(count == 0 ? start : start + 1)
    appendLiteral(",")
    appendInterpolation(count)
  }
}
