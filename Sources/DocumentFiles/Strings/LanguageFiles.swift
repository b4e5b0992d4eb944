import Escaping
import LintSetup
import OperatingSystem

/// The strings files and string catalogs that translate a document: `de.lproj/Main.strings` beside
/// `Base.lproj/Main.storyboard`.
struct LanguageFiles {
  /// A file, and the language whose folder it is in.
  struct File {
    let path: String
    let language: String
  }

  /// In the order of their folders.
  let files: [File]
  /// Whether the document is the one that strings files beside it translate.
  let isTranslatable: Bool
  /// The folder around those of the languages, with a slash at its end.
  private let around: String
  /// The name of the document without its suffix.
  private let stem: Substring

  /// Finds the files. A document that is in no folder of a language has none beside it, nor has one of several that they
  /// could translate.
  ///
  /// - Parameter folders: Where translations are that are not beside their documents. What they have of the document
  ///   takes the place of the files beside it.
  init(of document: String, in folders: TranslationFolders) {
    let beside = LanguageFiles(beside: document)
    let stem = Self.stem(document.folderAndName.name) ?? ""
    let named = folders.files(ofDocument: stem)
    guard let first = folders.first, !stem.isEmpty, beside.files.isEmpty || !named.isEmpty else {
      self = beside
      return
    }
    around = first.hasByteSuffix("/") ? first : first + "/"
    self.stem = stem
    files = named.map { File(path: $0.path, language: $0.language) }
    isTranslatable = true
  }

  private init(beside document: String) {
    let (folder, name) = document.folderAndName
    let (around, language) = String(Substring(folder.utf8.dropLast())).folderAndName
    let stem = Self.stem(name) ?? ""
    (self.around, self.stem) = (around, stem)
    guard let language = Self.language(language), !stem.isEmpty else {
      (files, isTranslatable) = ([], false)
      return
    }
    let languages = (FolderEntry.all(in: around.isEmpty ? "." : around) ?? []).compactMap { entry in
      entry.isHidden ? nil : Self.language(entry.name)
    }
    func paths(_ language: String, _ suffixes: [String]) -> [String] {
      suffixes.map { "\(around)\(language).lproj/\(stem)\($0)" }.filter { AbsolutePath($0).exists }
    }
    let rivals = (language == Self.base ? [language] : languages).flatMap { paths($0, [".storyboard", ".xib"]) }
    guard rivals.count <= 1 else {
      (files, isTranslatable) = ([], false)
      return
    }
    isTranslatable = true
    files = languages.filter { $0 != language || $0 == Self.base }.flatMap { language in
      paths(language, Self.suffixes).map { File(path: $0, language: language) }
    }
  }

  /// The file that has or gets the texts of a language: its strings file, or a string catalog if there is one. Without any,
  /// a strings file that is to be made.
  func file(in language: String) -> File {
    let present = files.first { Self.isSame($0.language, language) && $0.path.hasByteSuffix(".strings") }
    return present ?? files.first { $0.path.hasByteSuffix(".xcstrings") }
      ?? File(path: "\(around)\(language).lproj/\(stem).strings", language: language)
  }

  /// Whether two names are of one language: `pt-BR` and `pt_BR`.
  static func isSame(_ language: String, _ other: String) -> Bool {
    language.utf8.elementsEqual(other.utf8) { $0 == $1 || "-_".utf8.contains($0) && "-_".utf8.contains($1) }
  }

  private static let suffixes = [".strings", ".xcstrings"]
  private static let base = "Base"

  /// `de` for `de.lproj`; nil for another folder.
  private static func language(_ folder: String) -> String? {
    folder.hasByteSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  /// A file's name without its suffix.
  static func stem(_ name: String) -> Substring? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] }
  }
}
