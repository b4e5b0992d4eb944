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
