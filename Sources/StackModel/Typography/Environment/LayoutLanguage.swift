/// The language that texts are shown in, as far as layout depends on it.
public struct LayoutLanguage: Hashable, Sendable {
  private enum Kind: Hashable {
    case base, pseudo, rightToLeft, allTranslations, translation
  }

  private let kind: Kind
  /// The name that options and reports use: `base`, `pseudo`, `rtl`, or an identifier such as `de` or `pt-BR`.
  public let name: String

  /// The document's own texts, from left to right.
  public static let base = LayoutLanguage(kind: .base, name: "base")
  /// Texts two fifths longer, as translations are: see ``PseudoText``.
  public static let pseudo = LayoutLanguage(kind: .pseudo, name: "pseudo")
  /// The document's own texts, from right to left.
  public static let rightToLeft = LayoutLanguage(kind: .rightToLeft, name: "rtl")
  /// Stands for all languages into which a document is translated.
  public static let allTranslations = LayoutLanguage(kind: .allTranslations, name: "all")

  /// The languages that every document can be shown in, without a translation.
  public static let builtIn = [base, pseudo, rightToLeft]

  /// A language into which documents are translated.
  ///
  /// - Parameter identifier: Such as `de`, `pt-BR` or `zh-Hant`. Underscores count as hyphens.
  public static func translation(_ identifier: String) -> LayoutLanguage {
    LayoutLanguage(kind: .translation, name: String(identifier.map { $0 == "_" ? "-" : $0 }))
  }

  /// The identifier of a translation; nil for other languages.
  public var translationIdentifier: String? { kind == .translation ? name : nil }

  /// Whether it is read from right to left.
  public var isRightToLeft: Bool {
    kind == .rightToLeft || kind == .translation && RightToLeftLanguage.contains(name)
  }
}
