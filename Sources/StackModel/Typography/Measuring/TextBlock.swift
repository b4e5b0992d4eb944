/// The size of a text that is broken into lines.
struct TextBlock {
  /// The width of the widest line.
  let width: Double
  /// The height of all lines.
  let height: Double
  /// The number of lines.
  let lineCount: Int

  /// - Parameters:
  ///   - limit: the width at which lines break; nil or 0 if only paragraphs end lines.
  ///   - maximumLines: how many lines are shown; 0 for all.
  init(_ text: StyledText, in environment: TextEnvironment, limit: Double?, maximumLines: Int = 0) {
    let limit = limit.flatMap { $0 > 0 ? $0 : nil }
    let measured = MeasuredText(text, in: environment)
    let broken = measured.lines(limit: limit)
    let shown = maximumLines > 0 ? broken.prefix(maximumLines) : broken[...]
    lineCount = shown.count
    width = measured.width(of: shown, limit: limit, in: environment)
    height = measured.height(of: shown, in: environment)
  }
}
