import DocumentChanges
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

extension TranslationKey {
  /// The text in the document, as Apple's tools note it: `Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz";`. An
  /// element of a list has its whole key there: `abc-12-xyz.segmentTitles[0] = "Hello"`.
  var documentText: String? {
    guard let comment, let property else { return nil }
    let start = "; \(property.utf8.last == UInt8(ascii: "]") ? text[...] : property) = \""
    guard let place = comment.range(of: start), let end = comment.range(of: "\"; ObjectID", from: place.upperBound)
    else { return nil }
    return StringsText.unescaped(String(comment[place.upperBound..<end.lowerBound]))
  }

  /// Whether the note for translators asks them to leave the text alone.
  var forbidsTranslation: Bool {
    guard let note = note?.lowercased() else { return false }
    return note == "placeholder" || Self.prohibitions.contains { note.range(of: $0) != nil }
  }

  private static let prohibitions = [
    "do not translate", "don't translate", "don\u{2019}t translate", "do not localize", "don't localize",
    "don\u{2019}t localize", "not to be translated", "no translation", "bc-ignore!",
  ]

  /// What a developer wrote. Apple's tools put it behind what they know of the object: `ObjectID = "a"; Note = "...";`.
  private var note: Substring? {
    guard let comment else { return nil }
    guard let id = comment.range(of: "ObjectID = \"") else { return comment[...] }
    guard let start = comment.range(of: "; Note = \"", from: id.upperBound) else { return nil }
    let note = comment[start.upperBound...]
    let end = note.utf8.lastIndex(of: UInt8(ascii: "\"")) ?? note.endIndex
    return note[..<end]
  }
}

extension String {
  /// The first place where a text stands at or after an index.
  fileprivate func range(of text: String, from start: Index? = nil) -> Range<Index>? {
    let wanted = text.utf8
    var rest = utf8[(start ?? startIndex)...]
    while let first = rest.firstIndex(of: wanted[wanted.startIndex]) {
      rest = rest[first...]
      if rest.starts(with: wanted) { return first..<utf8.index(first, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
