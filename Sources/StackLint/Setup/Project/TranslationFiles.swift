import Formats
import StackModel
package import Support

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
    let tables = Self.tables(ofDocument: name, stem: String(name.withoutFileExtension))
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

/// Folders whose translations do not lie beside the documents: `Translations/de.lproj/Main.strings`.
///
/// The name of a file says which document it translates. What these folders have of a document takes the place of the
/// files beside it.
package struct TranslationFolders: Sendable {
  /// A strings file or a string catalog.
  package struct File: Sendable, Hashable {
    /// As the folder was named.
    package let path: String
    /// The language whose folder it is in; empty for a catalog in none.
    package let language: String
  }

  /// The first folder; nil without any. Files of new languages belong there.
  package let first: String?
  /// By the name of the document without its suffix, in the order of the folders.
  private var files: [String: [File]] = [:]

  /// No folders.
  package init() { first = nil }

  private init(first: String?) { self.first = first }

  /// Finds the files in folders.
  ///
  /// - Throws: The first folder that cannot be read, or has no translations.
  package static func find(_ paths: [String]) throws(InputFile.Failure) -> TranslationFolders {
    var folders = TranslationFolders(first: paths.first)
    for path in paths { try folders.search(path) }
    return folders
  }

  /// The files that translate a document, by its name without a suffix. There is one for each language and format.
  package func files(ofDocument stem: some StringProtocol) -> [File] { files[String(stem)] ?? [] }

  private mutating func search(_ path: String) throws(InputFile.Failure) {
    guard InputFiles.isFolder(path), let entries = FolderEntry.all(in: path) else {
      throw InputFile.Failure(message: "\(path): error: is no folder; --strings expects one that has \(Self.example)")
    }
    var isEmpty = true
    func add(_ name: String, in folder: String, _ language: String) {
      guard let (stem, suffix) = Self.parts(name), !language.isEmpty || suffix == Self.catalog else { return }
      isEmpty = false
      let file = File(path: "\(folder)/\(name)", language: language)
      // A language that an earlier folder has is known.
      let isKnown = files[stem]?.contains { $0.language == language && $0.path.hasByteSuffix(suffix) } ?? false
      if !isKnown { files[stem, default: []].append(file) }
    }
    let folder = path.hasByteSuffix("/") && path != "/" ? String(path.dropLast()) : path
    let own = Self.language(ofFolder: AbsolutePath(path).text) ?? ""
    for entry in entries {
      add(entry.name, in: folder, own)
      guard let language = Self.language(ofFolder: entry.name) else { continue }
      let inner = "\(folder)/\(entry.name)"
      for entry in FolderEntry.all(in: inner) ?? [] { add(entry.name, in: inner, language) }
    }
    if isEmpty {
      throw InputFile.Failure(message: "\(path): error: has no translations; --strings expects such as \(Self.example)")
    }
  }

  private static let example = "de.lproj/Main.strings"
  private static let catalog = ".xcstrings"

  private static func parts(_ name: String) -> (stem: String, suffix: String)? {
    [".strings", catalog].first(where: name.hasByteSuffix).map { (String(name.dropLast($0.count)), $0) }
  }

  /// `de` for `App/de.lproj`; nil for another folder.
  private static func language(ofFolder path: String) -> String? {
    guard path.hasByteSuffix(".lproj") else { return nil }
    return String(path.split(separator: "/").last?.dropLast(".lproj".count) ?? "")
  }
}
