/// Where lines are placed below each other.
///
/// Lines of a text style are as far apart as its leading. Extra height of a paragraph style is added above the letters.
struct LinePositions {
  /// The top, height and baseline of a line.
  struct Position {
    let top: Double
    let height: Double
    let baseline: Double
  }

  private let paragraph: ParagraphStyle
  /// From one line to the next, if it is the same for all lines.
  private let pitch: Double?
  private var top = 0.0

  init(_ text: MeasuredText) {
    paragraph = text.paragraph
    pitch = text.uniformMetrics.map { $0.leading ?? $0.naturalLineHeight }
  }

  /// The position of the next line.
  ///
  /// - Parameter naturalHeight: the height that the fonts of the line's text give it.
  mutating func next(_ line: GlyphLine, naturalHeight: Double) -> Position {
    let height = paragraph.lineHeight(naturalHeight)
    let position = Position(top: top, height: height, baseline: top + height - line.descent)
    top += pitch ?? height + paragraph.lineSpacing
    return position
  }
}
