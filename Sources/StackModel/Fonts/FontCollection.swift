/// Typefaces to measure text with, found as `<fontDescription name="Montserrat-Bold" family="Montserrat">` names them:
/// by the PostScript name, then by the full name, then by family and style. The first of two with one name counts.
public struct FontCollection: Sendable {
  private let postScriptNames: [String: any Typeface]
  private let fullNames: [String: any Typeface]
  private let styles: [String: any Typeface]

  /// Collects typefaces.
  public init(_ typefaces: [any Typeface] = []) {
    postScriptNames = Self.index(typefaces, by: \.postScriptName)
    fullNames = Self.index(typefaces, by: { Self.squashed($0.fullName) })
    styles = Self.index(typefaces, by: { Self.squashed($0.familyName + $0.styleName) })
  }

  private static func index(
    _ typefaces: [any Typeface], by name: (any Typeface) -> String
  ) -> [String: any Typeface] {
    Dictionary(typefaces.map { (name($0), $0) }) { first, _ in first }
  }

  /// Whether there are no typefaces.
  public var isEmpty: Bool { postScriptNames.isEmpty }

  /// The typeface of a font as a document names it, nil where it is not here.
  ///
  /// - Parameters:
  ///   - name: the PostScript name, such as `Montserrat-Bold`.
  ///   - family: the family's name, such as `Montserrat`.
  public func typeface(named name: String?, family: String?) -> (any Typeface)? {
    if isEmpty { return nil }
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
