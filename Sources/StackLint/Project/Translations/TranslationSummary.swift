import Formats
import NibDecoder
import Support

/// The texts of a document in a language or in several, as one file beside the document has them.
struct TranslationSummary: Sendable {
  /// Relative to the project's folder.
  let path: String
  let place: LocalizedPath
  let keys: [TranslationKey]
  let tables: [TranslationTable]
  /// Why the file cannot be read; nil if it can.
  let failure: UnreadableStrings?

  /// Whether a file may hold texts of a document, by its suffix.
  static func isTranslation(_ path: String) -> Bool {
    path.hasByteSuffix(".strings") || path.hasByteSuffix(".xcstrings")
  }

  /// Nil for a file that is in no folder of a language.
  init?(_ bytes: [UInt8], path: String) {
    guard let place = LocalizedPath(path) else { return nil }
    (self.path, self.place) = (path, place)
    do throws(UnreadableStrings) {
      let file = try TranslationFile(bytes, path: path, language: place.language)
      (keys, tables, failure) = (file.keys, file.tables, nil)
    } catch {
      (keys, tables, failure) = ([], [], error)
    }
  }

  /// Whether the file has several languages.
  var isCatalog: Bool { path.hasByteSuffix(".xcstrings") }
}

/// The place of a document or of its texts in one language, such as `App/de.lproj/Main.strings`.
struct LocalizedPath: Hashable, Sendable {
  /// The path without the folder of the language and the suffix: `App/Main`.
  let document: String
  /// The language, or `Base`; `mul` for a catalog of several.
  let language: String

  /// Nil for a path that is in no folder of a language.
  init?(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let around = path[..<slash]
    guard around.hasByteSuffix(Self.suffix) else { return nil }
    let name = path[path.utf8.index(after: slash)...]
    let stem = name.prefix(upTo: name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)
    let folder = around.lastPathComponent
    document = String(path[..<folder.startIndex]) + stem
    language = String(Substring(folder.utf8.dropLast(Self.suffix.utf8.count)))
  }

  /// Whether it is the one document of which all languages are made.
  var isBase: Bool { language == "Base" }

  private static let suffix = ".lproj"
}
