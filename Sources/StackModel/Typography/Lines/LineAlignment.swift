/// Places lines between the sides of a frame.
struct LineAlignment {
  private enum Side {
    case left, center, right
  }

  private let side: Side
  private let isJustified: Bool
  private let width: Double

  init(_ alignment: TextAlignment, width: Double, isRightToLeft: Bool) {
    side =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .natural, .leading, .justified, .fill: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    isJustified = alignment == .justified
    self.width = width
  }

  /// Places a line. A line that is wider than the frame begins at its left.
  func line(
    _ line: GlyphLine, at position: LinePositions.Position, isLastOfParagraph: Bool
  ) -> TextLayout.Line {
    let room = max(width - line.width, 0)
    let spaces = line.spaceCount
    let wordSpacing = isJustified && !isLastOfParagraph && spaces > 0 ? room / Double(spaces) : 0
    let x = wordSpacing > 0 ? 0 : offset(room)
    let fragments = fragments(line, from: x, wordSpacing)
    return TextLayout.Line(
      fragments: fragments, x: x, width: line.width + wordSpacing * Double(spaces), top: position.top,
      height: position.height, baseline: position.baseline, wordSpacing: wordSpacing)
  }

  private func offset(_ room: Double) -> Double {
    switch side {
    case .left: 0
    case .center: room / 2
    case .right: room
    }
  }

  private func fragments(_ line: GlyphLine, from start: Double, _ wordSpacing: Double) -> [TextLayout.Fragment] {
    var x = start
    return line.fragments.map { fragment in
      let width = fragment.width + wordSpacing * Double(fragment.spaceCount)
      defer { x += width }
      return TextLayout.Fragment(
        text: fragment.text, font: fragment.metrics.font, pointSize: fragment.metrics.pointSize,
        color: fragment.color, x: x, width: width)
    }
  }
}

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
