import FontMetrics
import NibDecoder

/// How wide a segmented control of a macOS document is: what is written for its segments, else their titles.
struct SegmentWidth {
  private let segments: [(title: String, width: Double?)]
  private let font: Font

  init(cell: NibCoder) {
    segments = cell.coders(in: "segments").map {
      ($0.decodeString(forKey: "label") ?? "", $0.decodeLength(forKey: "width").flatMap { $0 > 0 ? $0 : nil })
    }
    font = Font(coder: cell, key: "font") ?? .system(13)
  }

  /// A point between the segments, before Tahoe also at both ends.
  func total(in settings: DocumentSettings) -> Double? {
    guard !segments.isEmpty else { return nil }
    let metrics = TextMetrics(font, settings.text)
    let lengths = segments.map { $0.width ?? metrics.width(of: $0.title).rounded(.up) + 9.5 }
    let lines = Double(segments.count) + (settings[AppKitFacts.design] == .tahoe ? -1 : 1)
    return (lengths.reduce(0, +) + lines).rounded()
  }
}
