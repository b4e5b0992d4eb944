package import Support

/// The difference between two versions of a text, as lines in hunks with context.
package struct UnifiedDiff: Sendable {
  typealias Line = ArraySlice<UInt8>

  /// A line of one version or of both.
  enum Change {
    case kept, removed, added
  }

  /// A stretch of changed lines with the lines around it.
  struct Hunk: Sendable {
    /// Positions in both versions, from 0.
    var oldStart, newStart: Int
    var lines: [(change: Change, line: Line)] = []

    var oldCount: Int { lines.count { $0.change != .added } }
    var newCount: Int { lines.count { $0.change != .removed } }

    fileprivate mutating func addKept(_ kept: some Sequence<Line>) {
      for line in kept { lines.append((.kept, line)) }
    }
  }

  private(set) var hunks: [Hunk] = []

  private static let context = 3

  package init(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return }
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var (oldIndex, newIndex) = (0, 0)
    var builder = HunkBuilder(context: Self.context)
    for pair in LineMatching(oldLines, newLines).pairs + [(oldLines.count, newLines.count)] {
      for line in oldLines[oldIndex..<pair.old] { builder.add(.removed, line) }
      for line in newLines[newIndex..<pair.new] { builder.add(.added, line) }
      if pair.old < oldLines.count { builder.add(.kept, oldLines[pair.old]) }
      (oldIndex, newIndex) = (pair.old + 1, pair.new + 1)
    }
    hunks = builder.finished()
  }

  package var isEmpty: Bool { hunks.isEmpty }

  /// The lines with their line breaks.
  private static func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}

/// Collects lines into hunks: changes with at most twice the context between them share one.
private struct HunkBuilder {
  private let context: Int
  private var hunks: [UnifiedDiff.Hunk] = []
  private var hunk: UnifiedDiff.Hunk?
  /// The unchanged lines since the last change.
  private var kept: [UnifiedDiff.Line] = []
  private var (oldCount, newCount) = (0, 0)

  init(context: Int) { self.context = context }

  mutating func add(_ change: UnifiedDiff.Change, _ line: UnifiedDiff.Line) {
    if change == .kept {
      kept.append(line)
      if hunk != nil, kept.count > 2 * context { closeHunk() }
      if hunk == nil, kept.count > 2 * context { kept.removeFirst(kept.count - context) }
    } else {
      openHunk()
      hunk?.lines.append((change, line))
    }
    oldCount += change == .added ? 0 : 1
    newCount += change == .removed ? 0 : 1
  }

  /// Moves the unchanged lines before a change into its hunk.
  private mutating func openHunk() {
    let before = hunk == nil ? Array(kept.suffix(context)) : kept
    if hunk == nil {
      hunk = UnifiedDiff.Hunk(oldStart: oldCount - before.count, newStart: newCount - before.count)
    }
    hunk?.addKept(before)
    kept = []
  }

  private mutating func closeHunk() {
    guard var closed = hunk else { return }
    closed.addKept(kept.prefix(context))
    hunks.append(closed)
    hunk = nil
    kept.removeFirst(min(context, kept.count))
  }

  mutating func finished() -> [UnifiedDiff.Hunk] {
    closeHunk()
    return hunks
  }
}

extension UnifiedDiff {
  /// The difference as a patch, which `git apply` and `patch -p1` apply in the working folder.
  ///
  /// - Parameter path: The path of the file.
  package func patch(path: String) -> Escaped<PatchText> {
    let (old, new) = Self.names(of: path)
    // Without a tab, `patch` takes the first word for the name.
    let tab: Escaped<PatchText> = path.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    var text: Escaped<PatchText> = "--- \(old)\(tab)\n+++ \(new)\(tab)\n"
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

/// The lines that two versions of a text have in common.
///
/// Lines that occur once in both versions are matched in the longest sequence that keeps their order, then equal lines
/// next to matched ones. That takes `n log n` steps for `n` lines. A shorter difference may exist where equal lines
/// repeat.
package struct LineMatching {
  /// The common lines by their positions in both versions, in ascending order.
  package private(set) var pairs: [(old: Int, new: Int)] = []

  package typealias Line = ArraySlice<UInt8>

  package init(_ old: [Line], _ new: [Line]) {
    var (oldStart, newStart) = (0, 0)
    for anchor in Self.anchors(old, new) + [(old.count, new.count)] {
      addEqualEnds(old, oldStart..<anchor.old, new, newStart..<anchor.new)
      if anchor.old < old.count { pairs.append(anchor) }
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  /// Matches the lines at the start and at the end of two stretches without anchors.
  private mutating func addEqualEnds(_ old: [Line], _ oldRange: Range<Int>, _ new: [Line], _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let (first, other) = Self.both(oldRange.first, newRange.first), old[first] == new[other] {
      pairs.append((first, other))
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    var tail: [(old: Int, new: Int)] = []
    while let (last, other) = Self.both(oldRange.last, newRange.last), old[last] == new[other] {
      tail.append((last, other))
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    pairs += tail.reversed()
  }

  private static func both(_ old: Int?, _ new: Int?) -> (Int, Int)? {
    guard let old, let new else { return nil }
    return (old, new)
  }

  /// The lines that occur once in both versions, as far as they keep their order.
  private static func anchors(_ old: [Line], _ new: [Line]) -> [(old: Int, new: Int)] {
    let positions = uniquePositions(of: old)
    let common = uniquePositions(of: new).compactMap { line, new in positions[line].map { (old: $0, new: new) } }
    return longestAscent(common.sorted { $0.new < $1.new })
  }

  private static func uniquePositions(of lines: [Line]) -> [Line: Int] {
    var positions: [Line: Int?] = [:]
    for (index, line) in lines.enumerated() {
      positions.updateValue(positions[line] == nil ? index : nil, forKey: line)
    }
    return positions.compactMapValues(\.self)
  }

  /// The longest subsequence whose positions in the old version ascend.
  private static func longestAscent(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // By length, the pair with the lowest old position that ends an ascent of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      let length = ends.partitioningIndex { pairs[$0].old >= pairs[index].old }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var ascent: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      ascent.append(pairs[index])
      next = previous[index]
    }
    return ascent.reversed()
  }
}
