import Support

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
  func lines(of text: MeasuredText) -> Lines {
    let breaks = maximumLines != 1 || lineBreakMode.wrapsSingleLine
    let lines = text.lines(limit: breaks ? width : nil, breaksWords: lineBreakMode == .characterWrapping)
    let shown = maximumLines > 0 ? lines.prefix(maximumLines) : lines[...]
    let isTooWide = !breaks && !fits(shown.last?.width ?? 0)
    return Lines(lines: shown, isTruncated: shown.count < lines.count || isTooWide)
  }

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
