/// Widths and heights of text without Apple's fonts: advances fitted to the frames that Interface Builder stored in
/// public documents. A first version: most one-line labels come out within a point.
struct TextMetrics {
  let font: Font
  let pointSize: Double
  let settings: DocumentSettings

  init(_ font: Font, _ settings: DocumentSettings) {
    self.font = font
    pointSize = font.pointSize(in: settings) * settings.textProbe
    self.settings = settings
  }

  /// The unrounded width of one line in points.
  func width(of text: some StringProtocol) -> Double {
    let advances = SystemFontAdvances.table(weight: font.weight)
    let display = displayShare
    var thousandths = 0.0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      thousandths += advances.advance(of: scalar, displayShare: display) + tracking
      if let previous { thousandths += SystemFontKerning.standard.adjustment(previous, scalar) }
      previous = scalar
    }
    return thousandths * pointSize / 1000
  }

  /// Height of one line.
  var lineHeight: Double { height(lines: 1) }

  /// From the top of a line to its baseline, and from there to the bottom.
  var ascender: Double { pointSize * 0.952148 }

  /// The baselines of one line in the middle of a control.
  func centeredBaselines(inHeight height: Double) -> BaselineOffsets {
    let top = (height - lineHeight) / 2
    return BaselineOffsets(first: top + ascender, last: height - top - ascender)
  }

  /// The height of a number of lines.
  func height(lines: Int) -> Double { settings.ceiledToPixel(pointSize * font.lineHeightFactor * Double(lines)) }

  /// The font has one drawing for small and one for large sizes; newer versions blend between 17 and 28 points.
  private var displayShare: Double {
    if settings.toolsVersion >= 17_000 { return min(max((pointSize - 17) / 11, 0), 1) }
    return pointSize < 20 ? 0 : 1
  }

  private var tracking: Double {
    let index = min(max(Int(pointSize.rounded()), 6), 100) - 6
    switch settings.toolsVersion {
    case ..<13_000: return SystemFontAdvances.trackingBefore13000[index]
    case ..<17_000: return SystemFontAdvances.trackingBefore17000[index]
    default: return SystemFontAdvances.tracking[index]
    }
  }
}

extension TextMetrics {
  /// The number of lines that text takes when it is broken at spaces to fit a width.
  func lineCount(of text: String, width: Double) -> Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { $0 + paragraphLines($1, width: width) }
  }

  private func paragraphLines(_ paragraph: Substring, width: Double) -> Int {
    let space = self.width(of: " ")
    var lines = 1
    var used = 0.0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = self.width(of: word)
      if used > 0, used + space + length > width + 0.01 {
        lines += 1
        used = 0
      }
      if used == 0, length > width, width > 0 {
        lines += Int(min((length / width).rounded(.up), 10_000)) - 1
        used = length.truncatingRemainder(dividingBy: width)
      } else {
        used += (used > 0 ? space : 0) + length
      }
    }
    return lines
  }
}
