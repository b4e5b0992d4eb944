package import Support

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
