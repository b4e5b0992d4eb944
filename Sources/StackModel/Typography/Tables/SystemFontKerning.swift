/// What the system font adds between two characters at text sizes, in thousandths of the size. Fitted to stored frames, for
/// iOS 14 and later together with measured advances, for others with fitted ones.
///
/// Pairs that few labels of iOS have follow the whole points of macOS's controls. Evidence: with a slash 18/19 widths,
/// 6 repositories, and 8/16 of iOS to the pixel; `ow` 65/69, 13 repositories, and 20/25; `of` 30/31, 8 repositories, and
/// 11/19; quotation marks 6/6, 1 repository.
struct SystemFontKerning: Sendable {
  /// The kerning of a font.
  static func table(of font: SystemFont) -> SystemFontKerning { font == .blended ? measured : fitted }

  private static let fitted = SystemFontKerning(MetricsTable.systemFont("kerning"), isMeasured: false)
  private static let measured = SystemFontKerning(
    MetricsTable.systemFont("measured", "kerning"), isMeasured: true)

  private static let first = 33
  private static let count = 94
  private var values: [Int16]
  /// Whether the advances are measured. With fitted ones the drawings for text and display sizes have the same kerning.
  private let isMeasured: Bool

  /// The adjustment between two characters; 0 outside ASCII.
  ///
  /// - Parameter displayShare: How much there is of the drawing for display sizes.
  func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar, displayShare: Double = 0) -> Double {
    let row = Int(left.value) - Self.first
    let column = Int(right.value) - Self.first
    guard (0..<Self.count).contains(row), (0..<Self.count).contains(column) else { return 0 }
    let value = Double(values[row * Self.count + column])
    return isMeasured && value != 0 ? value * Self.factor(left, right, displayShare) : value
  }

  /// How many times kerning counts at display sizes: that of letters more, that of digits less.
  ///
  /// Evidence: two texts of ten and 16 characters measured in UIKit on iOS 26.1.
  private static func factor(_ left: Unicode.Scalar, _ right: Unicode.Scalar, _ displayShare: Double) -> Double {
    let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
    return 1 + (digits.contains(left) && digits.contains(right) ? -0.5 : 0.42) * displayShare
  }

  /// Each line of the table: a left character, then right characters with their adjustments.
  private init(_ table: MetricsTable, isMeasured: Bool) {
    self.isMeasured = isMeasured
    values = Array(repeating: 0, count: Self.count * Self.count)
    for line in table.lines {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let left = words.first?.first else { continue }
      for pair in words.dropFirst() {
        guard let right = pair.first else { continue }
        let value = Int16(String(decoding: pair.dropFirst(), as: UTF8.self)) ?? 0
        values[(Int(left) - Self.first) * Self.count + Int(right) - Self.first] = value
      }
    }
  }
}
