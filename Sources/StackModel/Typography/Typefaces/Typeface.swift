/// A font that text is measured with instead of built-in metrics: one style of a family, such as a font file contains.
///
/// Pass typefaces to ``TextEnvironment/fonts``. Lengths are in parts of the point size.
public protocol Typeface: Sendable {
  /// The family's name, such as `Source Sans Pro`.
  var familyName: String { get }
  /// The style's name within the family, such as `Semibold Italic`.
  var styleName: String { get }
  /// The name by which Interface Builder writes it, such as `SourceSansPro-SemiboldIt`.
  var postScriptName: String { get }
  /// Family and style as people read them, such as `Source Sans Pro Semibold Italic`.
  var fullName: String { get }
  /// From the baseline to the top of a line.
  var ascender: Double { get }
  /// From the baseline to the bottom of a line, a positive number.
  var descender: Double { get }
  /// The distance that the font suggests between lines. UIKit's labels do not add it: lines of Helvetica Neue, whose
  /// ascender and descender are 1.165 together and whose gap is 0.028, are 1.165 of the size high.
  var lineGap: Double { get }

  /// The advance of each Unicode scalar of a line of text, kerning and ligatures included; nil for a scalar for which the
  /// font has no glyph. There are as many advances as `text.unicodeScalars`.
  func advances(of text: String) -> [Double?]
}
