import Support

/// A text set in lines: what is drawn where.
///
/// Coordinates are in points from the top left corner of the text, y downwards. Lines are placed between x 0 and the width
/// of the frame that the text was set for; a view that is higher than the text adds the distance from its own top. Text
/// is placed from left to right within a line, whatever its script.
///
///     let text = StyledText("Save changes", font: .system(17))
///     let layout = TextLayout(text, in: TextEnvironment(), width: 80, maximumLines: 2)
///     for line in layout.lines { print(line.text, line.x, line.baseline) }
public struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom. Empty text has one line.
  public let lines: [Line]
  /// The width of the widest line, rounded up to pixels, at most that of the frame.
  public let width: Double
  /// The height of all lines, rounded up to pixels.
  public let height: Double
  /// The factor by which all fonts are smaller for the text to fit; 1 if none is.
  public let fontScale: Double
  /// Whether characters are missing because there is no room for them.
  public let isTruncated: Bool

  /// Sets a text in lines.
  ///
  /// - Parameters:
  ///   - environment: what the text is measured with.
  ///   - width: the width of the frame; nil or 0 for as wide as the text.
  ///   - maximumLines: how many lines are shown; 0 for all.
  ///   - lineBreakMode: what happens to text that is too long.
  ///   - alignment: where lines are placed, unless the paragraph style says so.
  ///   - shrinking: how far the fonts may shrink for the text to fit.
  ///   - isRightToLeft: whether natural lines begin at the right; nil for the environment's language.
  public init(
    _ text: StyledText, in environment: TextEnvironment, width: Double? = nil, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .truncatingTail, alignment: TextAlignment = .natural,
    shrinking: FontShrinking = .none, isRightToLeft: Bool? = nil
  ) {
    let frame = TextFrame(
      width: width.flatMap { $0 > 0 ? $0 : nil }, maximumLines: max(maximumLines, 0), lineBreakMode: lineBreakMode)
    fontScale = frame.fontScale(of: text, in: environment, shrinking)
    var environment = environment
    environment.fontScale *= fontScale
    let measured = MeasuredText(text, in: environment)
    let broken = frame.lines(of: measured, doubt: TextFrame.doubt)
    self.width = measured.width(of: broken.lines, limit: frame.width, in: environment)
    height = measured.height(of: broken.lines, in: environment)
    isTruncated = broken.isTruncated
    let alignment = LineAlignment(
      text.paragraph.alignment ?? alignment, width: frame.width ?? self.width,
      isRightToLeft: isRightToLeft ?? environment.language.isRightToLeft)
    lines = Self.place(broken, of: measured, in: frame, alignment)
  }

  private static func place(
    _ broken: TextFrame.Lines, of measured: MeasuredText, in frame: TextFrame, _ alignment: LineAlignment
  ) -> [Line] {
    let glyphs = GlyphRow(measured)
    var positions = LinePositions(measured)
    return broken.lines.enumerated().map { index, line in
      let isCut = broken.isTruncated && index == broken.lines.count - 1
      let shown = isCut ? frame.truncated(line, of: glyphs) : glyphs.line(line)
      let position = positions.next(shown, naturalHeight: line.height)
      return alignment.line(shown, at: position, isLastOfParagraph: line.endsParagraph || isCut)
    }
  }
}

extension TextLayout {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The characters by font and color, from left to right.
    public let fragments: [Fragment]
    /// Where the first fragment begins.
    public let x: Double
    /// The distance from the beginning of the first fragment to the end of the last one.
    public let width: Double
    /// The top of the line.
    public let top: Double
    /// From the top to the bottom of the line. The next line may begin lower.
    public let height: Double
    /// Where the letters stand.
    public let baseline: Double
    /// What is added to the advance of each space, to stretch a justified line.
    public let wordSpacing: Double

    /// The characters, with an ellipsis if some are missing.
    public var text: String { fragments.map(\.text).joined() }
  }

  /// Characters of one line in one font and color.
  public struct Fragment: Hashable, Sendable {
    /// The characters.
    public let text: String
    /// The font, bolder than the text's own if the user has turned Bold Text on.
    public let font: Font
    /// The size of the font in the environment, shrunk if the text did not fit.
    public let pointSize: Double
    /// The color; nil for that of the view.
    public let color: Color?
    /// Where the fragment begins.
    public let x: Double
    /// The sum of the advances.
    public let width: Double
  }
}

/// The room that a text is set in, and what happens if it is too small.
struct TextFrame {
  /// Nil for any width.
  let width: Double?
  /// 0 for any number.
  let maximumLines: Int
  let lineBreakMode: LineBreakMode

  /// The lines that are shown.
  struct Lines {
    let lines: ArraySlice<LineBreaker.Line>
    /// Whether characters are missing after the last line or at its end.
    let isTruncated: Bool
  }

  /// Breaks a text into the lines that are shown. The last one may be too long.
  ///
  /// - Parameter doubt: How much too wide a single line may be that is not cut.
  func lines(of text: MeasuredText, doubt: Double = 0) -> Lines {
    let breaks = maximumLines != 1 || lineBreakMode.wrapsSingleLine
    let lines = text.lines(limit: breaks ? width : nil, breaksWords: lineBreakMode == .characterWrapping)
    let shown = maximumLines > 0 ? lines.prefix(maximumLines) : lines[...]
    let isTooWide = !breaks && !fits((shown.last?.width ?? 0) - doubt)
    return Lines(lines: shown, isTruncated: shown.count < lines.count || isTooWide)
  }

  /// How much too wide a single line may be that is not cut, in points: a text that Interface Builder shows in full, in a
  /// frame that it measured, is up to a point narrower there than here.
  ///
  /// Evidence: 3 of 117 documents for iOS had such a text cut.
  static let doubt = 1.0

  private func fits(_ length: Double) -> Bool { width.map { length <= $0 + 0.01 } ?? true }

  /// The factor for all fonts at which the text fits, in hundredths; the least that is allowed if it does not fit at all.
  func fontScale(of text: StyledText, in environment: TextEnvironment, _ shrinking: FontShrinking) -> Double {
    guard shrinking.isOn, let font = text.runs.first?.font else { return 1 }
    let least = shrinking.scale(of: font.pointSize(in: environment))
    let low = Int(clamping: (least * 100).rounded(.up), to: 0...100)
    if fits(text, in: environment, scale: 1) { return 1 }
    if low >= 100 || !fits(text, in: environment, scale: Double(low) / 100) { return least }
    let tooLarge = (low + 1..<100).partitioningIndex { !fits(text, in: environment, scale: Double($0) / 100) }
    return Double(tooLarge - 1) / 100
  }

  private func fits(_ text: StyledText, in environment: TextEnvironment, scale: Double) -> Bool {
    var environment = environment
    environment.fontScale *= scale
    return !lines(of: MeasuredText(text, in: environment)).isTruncated
  }
}

// MARK: - Truncation

extension TextFrame {
  /// The last line, after which characters are missing.
  func truncated(_ line: LineBreaker.Line, of glyphs: GlyphRow) -> GlyphLine {
    guard lineBreakMode.hasEllipsis else { return glyphs.line(line) }
    let range = glyphs.trimmed(glyphs.paragraph(from: line.start))
    let places = glyphs.boundaries(range)
    let ellipsis = glyphs.ellipsis(at: place(ofEllipsisIn: range, of: glyphs))
    let room = width.map { $0 - ellipsis.width + 0.01 } ?? .infinity
    let kept = kept(of: places, in: glyphs, room: room)
    var shown = glyphs.fragments(glyphs.trimmed(range.lowerBound..<places[kept.head]))
    shown.append(ellipsis)
    shown.append(glyphs.fragments(places[places.count - 1 - kept.tail]..<range.upperBound))
    return shown
  }

  /// The character whose font the ellipsis has.
  private func place(ofEllipsisIn range: Range<Int>, of glyphs: GlyphRow) -> Int {
    switch lineBreakMode {
    case .truncatingHead: range.lowerBound
    case .truncatingMiddle: (range.lowerBound + range.upperBound) / 2
    default: glyphs.overflow(of: range, width: width ?? .infinity)
    }
  }

  /// How many characters are kept before and after the ellipsis.
  private func kept(of places: [Int], in glyphs: GlyphRow, room: Double) -> (head: Int, tail: Int) {
    var (head, tail, used) = (0, 0, 0.0)
    while head + tail < places.count - 1 {
      let takesHead =
        switch lineBreakMode {
        case .truncatingHead: false
        case .truncatingMiddle: head <= tail
        default: true
        }
      let last = places.count - 1 - tail
      let next = takesHead ? places[head]..<places[head + 1] : places[last - 1]..<places[last]
      used += glyphs.width(next)
      if used > room { break }
      if takesHead { head += 1 } else { tail += 1 }
    }
    return (head, tail)
  }
}
