/// A compiled text with attributes, with what its first fragment looks like.
struct AttributedText {
  let string: String
  let object: ArchivedValue
  let font: ArchivedValue?
  /// The size of the font in points.
  let size: Double
  let color: ArchivedValue?
  let alignment: Int?

  /// The number of an alignment in UIKit for that in a paragraph style, and the other way around: center and right have each
  /// other's.
  static func exchangingCenter(_ number: Int) -> Int { [1: 2, 2: 1][number] ?? number }
}
