/// The place of a document or of its texts in one language, such as `App/de.lproj/Main.strings`.
struct LocalizedPath: Hashable, Sendable {
  /// The path without the folder of the language and the suffix: `App/Main`.
  let document: String
  /// The language, or `Base`; `mul` for a catalog of several.
  let language: String

  /// Nil for a path that is in no folder of a language.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let name = parts.last, let folder = parts.dropLast().last, folder.hasSuffix(Self.suffix)
    else { return nil }
    let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
    document = (parts.dropLast(2) + [stem]).joined(separator: "/")
    language = String(folder.dropLast(Self.suffix.count))
  }

  /// Whether it is the one document of which all languages are made.
  var isBase: Bool { language == "Base" }

  private static let suffix = ".lproj"
}
