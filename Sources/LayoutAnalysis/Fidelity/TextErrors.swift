/// How far the lengths of some texts are off.
struct TextErrors: Sendable {
  /// The errors of widths, in points.
  private(set) var widths: [Double] = []
  /// The errors of heights, in points.
  private(set) var heights: [Double] = []
  /// How many heights are those of as many lines as stored.
  private(set) var rightLines = 0

  mutating func add(_ text: TextComparison) {
    switch text.axis {
    case .horizontal: widths.append(text.error)
    case .vertical:
      heights.append(text.error)
      rightLines += text.hasRightLines ? 1 : 0
    }
  }

  mutating func add(_ other: TextErrors) {
    widths += other.widths
    heights += other.heights
    rightLines += other.rightLines
  }

  /// How many errors are at most so large, in points.
  static func count(_ errors: [Double], within tolerance: Double) -> Int {
    errors.count { abs($0) <= tolerance + 1e-6 }
  }

  /// The size of the error that 95 of 100 do not exceed, in points; nil without errors.
  static func ninetyFifth(of errors: [Double]) -> Double? {
    let sizes = errors.map(abs).sorted()
    return sizes.isEmpty ? nil : sizes[min(sizes.count - 1, sizes.count * 95 / 100)]
  }
}
