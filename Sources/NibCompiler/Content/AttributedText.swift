import CompiledNib

/// A compiled text with attributes, with what its first fragment looks like.
struct AttributedText {
  let string: String
  let object: ArchivedValue
  let font: ArchivedValue?
  /// The size of the font in points.
  let size: Double
  let color: ArchivedValue?
  let alignment: Int?
}
