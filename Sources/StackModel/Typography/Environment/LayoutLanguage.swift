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

/// The languages that are written from right to left.
package enum RightToLeftLanguage {
  /// Whether an identifier such as `ar` or `pa-Arab-PK` is that of one of them.
  package static func contains(_ identifier: String) -> Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    if parts.dropFirst().contains(where: scripts.contains) { return true }
    return parts.first.map { languages.contains($0) || names.contains($0) } ?? false
  }

  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
  /// As Xcode once named the folders.
  private static let names: Set<String> = ["Arabic", "Hebrew"]
  private static let scripts: Set<String> = ["Arab", "Hebr"]
}
