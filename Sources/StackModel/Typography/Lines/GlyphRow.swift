import Support

/// All characters of a measured text in a row, from which the fragments of lines are cut.
struct GlyphRow {
  private let runs: [MeasuredText.Run]
  /// The place at which each run begins, and the number of characters.
  private let starts: [Int]
  private let scalars: [Unicode.Scalar]
  private let advances: [Double]

  init(_ text: MeasuredText) {
    runs = text.runs
    starts = text.runs.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.advances.count) }
    scalars = text.runs.flatMap(\.text.unicodeScalars)
    advances = text.runs.flatMap(\.advances)
  }

  /// The fragments of a line that is shown as it is. Spaces at its end are left out unless a paragraph ends there.
  func line(_ line: LineBreaker.Line) -> GlyphLine {
    var end = line.end
    if !line.endsParagraph { end = trimmed(line.start..<end).upperBound }
    return fragments(line.start..<end)
  }

  /// Characters without the spaces at their end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LineBreak.isSpace(scalars[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// The rest of the paragraph from a place on.
  func paragraph(from start: Int) -> Range<Int> {
    start..<(scalars[start...].firstIndex(where: LineBreak.isParagraphEnd) ?? scalars.count)
  }

  /// The first character that is not within a width; the last of all if all are.
  func overflow(of range: Range<Int>, width: Double) -> Int {
    var sum = 0.0
    for place in range {
      sum += advances[place]
      if sum > width { return place }
    }
    return max(range.upperBound - 1, range.lowerBound)
  }

  /// The sum of the advances of characters.
  func width(_ range: Range<Int>) -> Double { advances[range].reduce(0, +) }

  /// The places at which characters as people see them begin, and the end. An accent or a flag is not parted.
  func boundaries(_ range: Range<Int>) -> [Int] {
    var place = range.lowerBound
    let text = string(range)
    return [place]
      + text.map { character in
        place += character.unicodeScalars.count
        return place
      }
  }

  /// Characters as fragments of their runs.
  func fragments(_ range: Range<Int>) -> GlyphLine {
    var line = GlyphLine()
    guard var index = runIndex(at: range.lowerBound) else { return line }
    if range.isEmpty { line.append("", runs[index], width: 0) }
    while index < runs.count, starts[index] < range.upperBound {
      let part = range.clamped(to: starts[index]..<starts[index + 1])
      if !part.isEmpty { line.append(string(part), runs[index], width: width(part)) }
      index += 1
    }
    return line
  }

  /// The ellipsis in the font of a character.
  func ellipsis(at place: Int) -> GlyphLine {
    var line = GlyphLine()
    guard let index = runIndex(at: place) else { return line }
    let width = runs[index].metrics.advances(of: "…", after: nil).reduce(0, +)
    line.append("…", runs[index], width: width)
    return line
  }

  /// The run that contains a character, by bisection; the last run at the end of the text.
  private func runIndex(at place: Int) -> Int? {
    guard !runs.isEmpty else { return nil }
    return max(0, starts.prefix(runs.count).partitioningIndex { $0 > place } - 1)
  }

  private func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}

/// The characters of a line, not yet placed.
struct GlyphLine {
  /// Characters in one font and color.
  struct Fragment {
    var text: String
    let metrics: TextMetrics
    let color: Color?
    var width: Double
  }

  private(set) var fragments: [Fragment] = []

  var width: Double { fragments.reduce(0) { $0 + $1.width } }

  /// From the baseline to the bottom, of the largest fonts.
  var descent: Double { fragments.reduce(0) { max($0, $1.metrics.naturalLineHeight - $1.metrics.ascender) } }

  /// The number of characters that a justified line stretches.
  var spaceCount: Int { fragments.reduce(0) { $0 + $1.spaceCount } }

  /// Adds characters in the font and color of a run.
  mutating func append(_ text: String, _ run: MeasuredText.Run, width: Double) {
    append(Fragment(text: text, metrics: run.metrics, color: run.color, width: width))
  }

  /// Adds the fragments of another line.
  mutating func append(_ line: GlyphLine) {
    for fragment in line.fragments where !fragment.text.isEmpty { append(fragment) }
  }

  private mutating func append(_ fragment: Fragment) {
    if let last = fragments.last, last.color == fragment.color, last.metrics.font == fragment.metrics.font {
      fragments[fragments.count - 1].text += fragment.text
      fragments[fragments.count - 1].width += fragment.width
    } else {
      fragments.append(fragment)
    }
  }
}

extension GlyphLine.Fragment {
  var spaceCount: Int { text.unicodeScalars.count { $0 == " " } }
}
