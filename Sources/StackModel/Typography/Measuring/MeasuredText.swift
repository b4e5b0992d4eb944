/// A text as the user reads it, with the advance of each character.
struct MeasuredText {
  /// Characters in one font.
  struct Run {
    let text: String
    /// One advance for each Unicode scalar of the text.
    let advances: [Double]
    let metrics: TextMetrics
    let color: Color?
  }

  let runs: [Run]
  let paragraph: ParagraphStyle

  init(_ text: StyledText, in environment: TextEnvironment) {
    var previous: Unicode.Scalar?
    runs = text.runs.map { run in
      let metrics = TextMetrics(run.font, environment)
      let shown = environment.shown(run.text)
      let advances = metrics.advances(of: shown, after: previous)
      previous = shown.unicodeScalars.last ?? previous
      return Run(text: shown, advances: advances, metrics: metrics, color: run.color)
    }
    paragraph = text.paragraph
  }

  /// Breaks the text into lines. Empty text has a line, too.
  ///
  /// - Parameters:
  ///   - limit: the width that lines must fit; nil if only paragraphs end lines.
  ///   - breaksWords: whether lines end at any character.
  func lines(limit: Double?, breaksWords: Bool = false) -> [LineBreaker.Line] {
    var breaker = LineBreaker(limit: limit, breaksWords: breaksWords)
    for run in runs { breaker.add(run) }
    return breaker.finish()
  }

  /// The metrics that all lines share: those of the only run, if the paragraph style changes nothing.
  var uniformMetrics: TextMetrics? {
    runs.count == 1 && paragraph == ParagraphStyle() ? runs[0].metrics : nil
  }

  /// The width of the widest line, rounded up to pixels.
  ///
  /// - Parameter limit: the width of the frame, which the result does not exceed; nil for any.
  func width(of lines: ArraySlice<LineBreaker.Line>, limit: Double?, in environment: TextEnvironment) -> Double {
    let widest = lines.reduce(0) { max($0, $1.width) }
    return environment.ceiledToPixel(limit.map { min($0, widest) } ?? widest)
  }

  /// The height of lines. Those of a text style are as far apart as its leading; others follow each other without a gap.
  func height(of lines: ArraySlice<LineBreaker.Line>, in environment: TextEnvironment) -> Double {
    if let uniformMetrics { return uniformMetrics.height(lines: lines.count) }
    let heights = lines.reduce(0) { $0 + paragraph.lineHeight($1.height) }
    return environment.ceiledToPixel(heights + Double(max(lines.count - 1, 0)) * paragraph.lineSpacing)
  }
}

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
