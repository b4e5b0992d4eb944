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
