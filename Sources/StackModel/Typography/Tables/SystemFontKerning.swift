/// What the system font adds between two characters at text sizes, in thousandths of the size. Fitted to stored frames.
///
/// Pairs that few labels of iOS have follow the whole points of macOS's controls. Evidence: with a slash 18/19 widths,
/// 6 repositories, and 8/16 of iOS to the pixel; `ow` 65/69, 13 repositories, and 20/25; `of` 30/31, 8 repositories, and
/// 11/19; quotation marks 6/6, 1 repository.
struct SystemFontKerning: Sendable {
  static let standard = SystemFontKerning()

  /// How much more there is between the letters of the drawing for display sizes.
  ///
  /// Evidence: a text of 16 letters measured in UIKit on iOS 26.1.
  static let displayExcess = 0.42

  private static let first = 33
  private static let count = 94
  private var values: [Int16]

  /// The adjustment between two characters; 0 outside ASCII.
  func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    let row = Int(left.value) - Self.first
    let column = Int(right.value) - Self.first
    guard (0..<Self.count).contains(row), (0..<Self.count).contains(column) else { return 0 }
    return Double(values[row * Self.count + column])
  }

  /// Each line of the table: a left character, then right characters with their adjustments.
  private init() {
    values = Array(repeating: 0, count: Self.count * Self.count)
    for line in MetricsTable.systemFont("kerning").lines {
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
