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
