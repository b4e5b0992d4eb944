import NibDecoder

/// The width of a segmented control of a macOS document: the written widths of its segments, or those of their titles.
struct SegmentWidth {
  private let segments: [(title: String, width: Double?)]
  private let font: Font

  init(cell: NibCoder) {
    segments = cell.coders(in: "segments").map {
      ($0.string(forKey: "label"), $0.decodeLength(forKey: "width").flatMap { $0 > 0 ? $0 : nil })
    }
    font = Font(coder: cell, key: "font") ?? .system(13)
  }

  /// The titles in the middle of their segments, whose widths share what is left or missing.
  func texts(in size: Size, settings: DocumentSettings) -> [PlacedText] {
    let lengths = lengths(in: settings)
    let share = (size.width - lengths.reduce(0, +)) / Double(max(1, segments.count))
    var x = 0.0
    return zip(segments, lengths).compactMap { segment, length in
      let rect = Rect(x: x, y: 0, width: length + share, height: size.height)
      x = rect.maxX
      guard !segment.title.isEmpty, rect.width > 0 else { return nil }
      let layout = TextLayout(
        StyledText(segment.title, font: font), in: settings.text, width: rect.width, maximumLines: 1,
        alignment: .center)
      return PlacedText(layout, inMiddleOf: rect, color: nil)
    }
  }

  /// What the segment lacks whose title fits least.
  func shortfall(in size: Size, settings: DocumentSettings) -> TextShortfall? {
    let (lengths, metrics) = (lengths(in: settings), TextMetrics(font, settings.text))
    let share = (size.width - lengths.reduce(0, +)) / Double(max(1, segments.count))
    let shortfalls = zip(segments, lengths).compactMap { segment, length in
      TextShortfall.width(
        metrics.width(of: segment.title), in: Size(width: length + share, height: size.height), scale: settings.scale)
    }
    return shortfalls.min { $0.share < $1.share }
  }

  private func lengths(in settings: DocumentSettings) -> [Double] {
    let metrics = TextMetrics(font, settings.text)
    return segments.map { $0.width ?? metrics.width(of: $0.title).rounded(.up) + 9.5 }
  }

  /// The segments with a point between them; nil without segments.
  func total(in settings: DocumentSettings) -> Double? {
    segments.isEmpty ? nil : (lengths(in: settings).reduce(0, +) + Double(segments.count - 1)).rounded()
  }
}
