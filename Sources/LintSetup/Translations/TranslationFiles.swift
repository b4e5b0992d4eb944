import FileAccess
package import StackModel
import StringsFiles

/// The translations in files beside documents: `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`, and string
/// catalogs. The files of a document are read once, when its first text is looked up.
package final class TranslationFiles: TranslationSource {
  /// By language and key.
  private typealias Texts = [String: [String: String]]

  private let documents = Locked<[String: Texts]>([:])

  package init() {}

  package func languages(ofDocument path: String) -> [String] { texts(ofDocument: path).keys.sorted() }

  package func texts(ofDocument path: String, in language: String) -> [String: String]? {
    texts(ofDocument: path)[language]
  }

  private func texts(ofDocument path: String) -> Texts {
    if let known = documents.withLock({ $0[path] }) { return known }
    let texts = Self.readTexts(ofDocument: path)
    documents.withLock { $0[path] = texts }
    return texts
  }

  /// Files that cannot be read are those of rules, which report them.
  private static func readTexts(ofDocument path: String) -> Texts {
    guard path != "-" else { return [:] }
    let file = AbsolutePath(path)
    let folder = file.folder
    let name = String(file.text.split(separator: "/").last ?? "")
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    var texts: Texts = [:]
    var catalogs = [folder]
    if folder.text.hasSuffix(".lproj") {
      let project = folder.folder
      catalogs.append(project)
      for entry in FolderEntry.all(in: project.text) ?? [] where entry.name.hasSuffix(".lproj") {
        let other = project.appending(entry.name)
        let language = LayoutLanguage.translation(String(entry.name.dropLast(".lproj".count))).name
        add(other.appending(stem + ".strings"), language, to: &texts)
        if language == "mul" { catalogs.append(other) }
      }
    }
    for catalog in catalogs { add(catalog.appending(stem + ".xcstrings"), "", to: &texts) }
    return texts
  }

  private static func add(_ file: AbsolutePath, _ language: String, to texts: inout Texts) {
    guard file.exists, case .success(let bytes) = InputFile(path: file.text).read(),
      let content = try? TranslationFile(bytes, path: file.text, language: language)
    else { return }
    for table in content.tables {
      let entries = table.entries.filter(\.isTranslated).map { ($0.key.text, $0.value) }
      let language = LayoutLanguage.translation(table.language).name
      texts[language, default: [:]].merge(entries) { _, last in last }
    }
  }
}
