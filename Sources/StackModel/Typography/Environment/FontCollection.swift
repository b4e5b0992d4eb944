/// Typefaces to measure text with, found as `<fontDescription name="Montserrat-Bold" family="Montserrat">` names them:
/// by the PostScript name, then by the full name, then by family and style. The first of two with one name counts.
public struct FontCollection: Sendable {
  /// Nil if there are no typefaces. A reference, as environments of text are copied often.
  private let index: Index?

  /// Collects typefaces.
  public init(_ typefaces: [any Typeface] = []) {
    index = typefaces.isEmpty ? nil : Index(typefaces)
  }

  /// Whether there are no typefaces.
  public var isEmpty: Bool { index == nil }

  /// The typeface of a font as a document names it; nil if the collection does not contain it.
  ///
  /// - Parameters:
  ///   - name: the PostScript name, such as `Montserrat-Bold`.
  ///   - family: the family's name, such as `Montserrat`.
  public func typeface(named name: String?, family: String?) -> (any Typeface)? {
    index?.typeface(named: name, family: family)
  }
}

extension FontCollection {
  /// Typefaces by their names.
  private final class Index: Sendable {
    private let postScriptNames: [String: any Typeface]
    private let fullNames: [String: any Typeface]
    private let styles: [String: any Typeface]

    init(_ typefaces: [any Typeface]) {
      postScriptNames = Self.index(typefaces, by: \.postScriptName)
      fullNames = Self.index(typefaces, by: { Self.squashed($0.fullName) })
      styles = Self.index(typefaces, by: { Self.squashed($0.familyName + $0.styleName) })
    }

    private static func index(
      _ typefaces: [any Typeface], by name: (any Typeface) -> String
    ) -> [String: any Typeface] {
      Dictionary(typefaces.map { (name($0), $0) }) { first, _ in first }
    }

    func typeface(named name: String?, family: String?) -> (any Typeface)? {
      if let name, let found = postScriptNames[name] ?? fullNames[Self.squashed(name)] { return found }
      guard let family else { return nil }
      let style = name?.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? "Regular"
      return styles[Self.squashed(family + style)]
    }

    /// Letters and digits in lower case: `Semi Bold`, `SemiBold` and `Semibold` are one.
    private static func squashed(_ name: String) -> String {
      name.filter { $0.isLetter || $0.isNumber }.lowercased()
    }
  }
}

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
