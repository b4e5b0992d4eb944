/// Text set in lines: what a label or a text view asks for.
struct TextBlock {
  let width: Double
  let height: Double
  let lineCount: Int

  /// - Parameters:
  ///   - limit: the width at which lines break; nil or 0 where only paragraphs end lines.
  ///   - maximumLines: how many lines are shown, 0 for all.
  init(_ text: StyledText, in settings: DocumentSettings, limit: Double?, maximumLines: Int = 0) {
    let limit = limit.flatMap { $0 > 0 ? $0 : nil }
    let broken = LineBreaker.lines(of: text, in: settings, limit: limit)
    let shown = maximumLines > 0 ? broken.prefix(maximumLines) : broken[...]
    lineCount = shown.count
    let widest = shown.reduce(0) { max($0, $1.width) }
    width = settings.ceiledToPixel(limit.map { min($0, widest) } ?? widest)
    height = Self.height(of: shown, text, settings)
  }

  /// Lines of a text style lie as far apart as its leading says; others follow each other without a gap.
  private static func height(
    of lines: ArraySlice<LineBreaker.Line>, _ text: StyledText, _ settings: DocumentSettings
  ) -> Double {
    if text.runs.count == 1, let run = text.runs.first, text.paragraph == ParagraphStyle() {
      return TextMetrics(run.font, settings).height(lines: lines.count)
    }
    let heights = lines.reduce(0) { $0 + text.paragraph.lineHeight($1.height) }
    return settings.ceiledToPixel(heights + Double(max(lines.count - 1, 0)) * text.paragraph.lineSpacing)
  }
}
