import DocumentChanges
import Formats
import StackLint
import Support

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

  private init(files: [File], isTranslatable: Bool, around: String, stem: Substring) {
    (self.files, self.isTranslatable, self.around, self.stem) = (files, isTranslatable, around, stem)
  }

  /// Finds the files. A document that is in no folder of a language has none beside it, nor has one of several that they
  /// could translate.
  ///
  /// - Parameter folders: Where translations are that are not beside their documents. What they have of the document
  ///   takes the place of the files beside it.
  static func find(of document: String, in folders: TranslationFolders) -> LanguageFiles {
    let beside = find(beside: document)
    let stem = stem(document.folderAndName.name) ?? ""
    let named = folders.files(ofDocument: stem)
    guard let first = folders.first, !stem.isEmpty, beside.files.isEmpty || !named.isEmpty else {
      return beside
    }
    return LanguageFiles(
      files: named.map { File(path: $0.path, language: $0.language) }, isTranslatable: true,
      around: first.hasByteSuffix("/") ? first : first + "/", stem: stem)
  }

  private static func find(beside document: String) -> LanguageFiles {
    let (folder, name) = document.folderAndName
    let (around, language) = String(Substring(folder.utf8.dropLast())).folderAndName
    let stem = stem(name) ?? ""
    let none = LanguageFiles(files: [], isTranslatable: false, around: around, stem: stem)
    guard let language = Self.language(language), !stem.isEmpty else { return none }
    let languages = (FolderEntry.all(in: around.isEmpty ? "." : around) ?? []).compactMap { entry in
      entry.isHidden ? nil : Self.language(entry.name)
    }
    func paths(_ language: String, _ suffixes: [String]) -> [String] {
      suffixes.map { "\(around)\(language).lproj/\(stem)\($0)" }.filter { AbsolutePath($0).exists }
    }
    let rivals = (language == base ? [language] : languages).flatMap { paths($0, [".storyboard", ".xib"]) }
    guard rivals.count <= 1 else { return none }
    let files = languages.filter { $0 != language || $0 == base }.flatMap { language in
      paths(language, suffixes).map { File(path: $0, language: language) }
    }
    return LanguageFiles(files: files, isTranslatable: true, around: around, stem: stem)
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

/// Why texts or translations cannot be read or written.
struct StringsFailure: Error {
  /// The message for standard error, with the place.
  let line: Escaped<LogLine>

  /// The content of a file.
  static func content(of path: String) throws(StringsFailure) -> [UInt8] {
    do throws(InputFile.Failure) { return try InputFile(path: path).read().get() } catch {
      throw StringsFailure(line: "\(error.message)")
    }
  }
}

extension UnreadableStrings {
  /// The message for standard error.
  var complaint: Escaped<LogLine> {
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): error: \(message)"
  }
}

extension UnreadableDocument {
  /// The message for standard error.
  var complaint: Escaped<LogLine> {
    guard let range = diagnostic.range else { return "\(source.path): error: \(diagnostic.message)" }
    let place = LineIndex(source).position(at: range.lowerBound)
    return "\(source.path):\(place.line):\(place.column): error: \(diagnostic.message)"
  }
}

extension LanguageFiles.File {
  /// Reads the file.
  func content() throws(StringsFailure) -> TranslationFile { try content(bytes()) }

  /// The bytes of the file.
  func bytes() throws(StringsFailure) -> [UInt8] { try StringsFailure.content(of: path) }

  /// Reads bytes as the content of the file.
  func content(_ bytes: [UInt8]) throws(StringsFailure) -> TranslationFile {
    do throws(UnreadableStrings) {
      return try TranslationFile(bytes, path: path, language: language)
    } catch {
      throw StringsFailure(line: error.complaint)
    }
  }
}
