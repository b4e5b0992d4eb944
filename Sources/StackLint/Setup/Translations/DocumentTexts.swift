import Formats
import StackModel
import Support

/// The texts of one document in other languages.
struct DocumentTexts {
  /// Where a text is written.
  struct Place {
    let path: String
    let offset: Int
    let lines: LineIndex

    /// With the line and the column.
    var found: FilePlace { FilePlace(path: path, position: lines.position(at: offset)) }
  }

  /// By language and key.
  private(set) var texts: [String: [String: String]] = [:]
  /// Of the first text of an object, by language and the object's id.
  private(set) var places: [String: [String: Place]] = [:]
  /// What stands in front of the paths of files.
  private let folder: String

  /// - Parameters:
  ///   - path: As the document was read. Paths of the files are given from the same folder.
  ///   - isLocalized: Whether the document is in the folder of a language, beside those of others.
  init(ofDocument path: String, isLocalized: Bool) {
    let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast()
      .map { String(Substring($0)) }
    guard isLocalized else {
      folder = Self.folder(names)
      return
    }
    folder = Self.folder(names.last?.hasByteSuffix(".lproj") ?? false ? names.dropLast() : names + [".."])
  }

  private static func folder(_ names: some Sequence<String>) -> String { names.map { $0 + "/" }.joined() }

  /// Forgets the texts of a language.
  mutating func remove(_ language: String) { (texts[language], places[language]) = (nil, nil) }

  /// Adds the texts of a file beside the document, if there is one.
  mutating func add(_ file: AbsolutePath, _ language: String) {
    let names = file.text.split(separator: "/").suffix(2)
    let isLocalized = names.first?.hasByteSuffix(".lproj") ?? false
    add(file, language, named: folder + names.suffix(isLocalized ? 2 : 1).joined(separator: "/"))
  }

  /// Adds the texts of a file that notes name by a path.
  mutating func add(_ file: AbsolutePath, _ language: String, named path: String) {
    guard file.exists, case .success(let bytes) = InputFile(path: file.text).read(),
      let content = try? TranslationFile(bytes, path: file.text, language: language)
    else { return }
    let lines = LineIndex(content.source)
    for table in content.tables {
      let language = LayoutLanguage.translation(table.language).name
      texts[language, default: [:]].reserveCapacity(table.entries.count)
      for entry in table.entries where entry.isTranslated {
        texts[language, default: [:]][entry.key.text] = entry.value
        guard let id = entry.key.objectID.map(String.init), places[language]?[id] == nil else { continue }
        places[language, default: [:]][id] = Place(path: path, offset: entry.range.lowerBound, lines: lines)
      }
    }
  }
}
