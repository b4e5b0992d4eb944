import Formats
import StackModel
import Support

/// The translations in files beside documents: `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`, and string
/// catalogs. Beside a stack definition, the texts of the app's own code count, too: `de.lproj/Localizable.strings`. The
/// files of a document are read once, when its first text is looked up.
package final class TranslationFiles: TranslationSource {
  private let documents = Locked<[String: DocumentTexts]>([:])
  private let folders: TranslationFolders

  /// - Parameter folders: Where translations are that are not beside their documents.
  package init(in folders: TranslationFolders = TranslationFolders()) { self.folders = folders }

  func languages(ofDocument path: String) -> [String] { texts(ofDocument: path).texts.keys.sorted() }

  func texts(ofDocument path: String, in language: String) -> [String: String]? {
    texts(ofDocument: path).texts[language]
  }

  func place(ofTextOf id: String, inDocument path: String, in language: String) -> FilePlace? {
    texts(ofDocument: path).places[language]?[id]?.found
  }

  private func texts(ofDocument path: String) -> DocumentTexts {
    if let known = documents.withLock({ $0[path] }) { return known }
    let texts = readTexts(ofDocument: path)
    documents.withLock { $0[path] = texts }
    return texts
  }

  /// Files that cannot be read are those of rules, which report them.
  private func readTexts(ofDocument path: String) -> DocumentTexts {
    guard path != "-" else { return DocumentTexts(ofDocument: path, isLocalized: false) }
    let file = AbsolutePath(path)
    let name = String(file.text.split(separator: "/").last ?? "")
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let tables = Self.tables(ofDocument: name, stem: stem)
    let files = tables.flatMap { folders.files(ofDocument: $0) }
    guard !files.isEmpty else { return Self.textsBeside(file, path: path, name: name, tables: tables) }
    var texts = DocumentTexts(ofDocument: path, isLocalized: false)
    for file in files { texts.add(AbsolutePath(file.path), file.language, named: file.path) }
    return texts
  }

  /// The files' names without a suffix; a text of the last goes before the others.
  private static func tables(ofDocument name: String, stem: String) -> [String] {
    isDefinition(name) && stem != sharedTable ? [sharedTable, stem] : [stem]
  }

  /// The table with the texts of an app's own code.
  private static let sharedTable = "Localizable"

  private static func isDefinition(_ name: String) -> Bool { name.hasByteSuffix(".xml") }

  private static func textsBeside(
    _ file: AbsolutePath, path: String, name: String, tables: [String]
  ) -> DocumentTexts {
    let nothing = DocumentTexts(ofDocument: path, isLocalized: false)
    let folder = file.folder
    let isLocalized = folder.text.hasByteSuffix(".lproj")
    var texts = DocumentTexts(ofDocument: path, isLocalized: isLocalized)
    var catalogs = [folder]
    var ownDocuments: Set<String> = []
    // Nobody has to put a stack definition into a folder of a language.
    if isLocalized || isDefinition(name) {
      let project = isLocalized ? folder.folder : folder
      if isLocalized { catalogs.append(project) }
      for entry in FolderEntry.all(in: project.text) ?? [] where entry.name.hasByteSuffix(".lproj") {
        let other = project.appending(entry.name)
        let language = LayoutLanguage.translation(String(entry.name.dropLast(".lproj".count))).name
        if other != folder, other.appending(name).exists { ownDocuments.insert(language) }
        for table in tables { texts.add(other.appending(table + ".strings"), language) }
        if language == "mul" { catalogs.append(other) }
      }
    }
    // Nobody translates a document that is one language's own, where others have theirs.
    guard ownDocuments.isEmpty || !isLocalized || folder.text.hasByteSuffix("/Base.lproj") else { return nothing }
    for catalog in catalogs {
      for table in tables { texts.add(catalog.appending(table + ".xcstrings"), "") }
    }
    for language in ownDocuments { texts.remove(language) }
    return texts
  }
}

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
