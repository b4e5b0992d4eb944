package import Formats
import StackModel
import Support

/// The translations in files beside documents: `de.lproj/Main.strings` beside `Base.lproj/Main.storyboard`, and string
/// catalogs. The files of a document are read once, when its first text is looked up.
package final class TranslationFiles: TranslationSource {
  private let documents = Locked<[String: DocumentTexts]>([:])
  private let folders: TranslationFolders

  /// - Parameter folders: Where translations are that are not beside their documents.
  package init(in folders: TranslationFolders = TranslationFolders()) { self.folders = folders }

  package func languages(ofDocument path: String) -> [String] { texts(ofDocument: path).texts.keys.sorted() }

  package func texts(ofDocument path: String, in language: String) -> [String: String]? {
    texts(ofDocument: path).texts[language]
  }

  package func place(ofTextOf id: String, inDocument path: String, in language: String) -> FilePlace? {
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
    let files = folders.files(ofDocument: stem)
    guard !files.isEmpty else { return Self.textsBeside(file, path: path, name: name, stem: stem) }
    var texts = DocumentTexts(ofDocument: path, isLocalized: false)
    for file in files { texts.add(AbsolutePath(file.path), file.language, named: file.path) }
    return texts
  }

  private static func textsBeside(_ file: AbsolutePath, path: String, name: String, stem: String) -> DocumentTexts {
    let nothing = DocumentTexts(ofDocument: path, isLocalized: false)
    let folder = file.folder
    var texts = DocumentTexts(ofDocument: path, isLocalized: folder.text.hasByteSuffix(".lproj"))
    var catalogs = [folder]
    var ownDocuments: Set<String> = []
    if folder.text.hasByteSuffix(".lproj") {
      let project = folder.folder
      catalogs.append(project)
      for entry in FolderEntry.all(in: project.text) ?? [] where entry.name.hasByteSuffix(".lproj") {
        let other = project.appending(entry.name)
        let language = LayoutLanguage.translation(String(entry.name.dropLast(".lproj".count))).name
        if other != folder, other.appending(name).exists { ownDocuments.insert(language) }
        texts.add(other.appending(stem + ".strings"), language)
        if language == "mul" { catalogs.append(other) }
      }
    }
    // Nobody translates a document that is one language's own, where others have theirs.
    guard ownDocuments.isEmpty || folder.text.hasByteSuffix("/Base.lproj") else { return nothing }
    for catalog in catalogs { texts.add(catalog.appending(stem + ".xcstrings"), "") }
    for language in ownDocuments { texts.remove(language) }
    return texts
  }
}
