import ArgumentParser
import Operations

struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put translations from XLIFF or from strings files into a project.",
    usage: "ibstack strings import [<options>] <paths> ...",
    discussion: """
      Writes the translations into the strings files beside the documents, and creates files of new languages. Takes XLIFF \
      1.2, as Xcode and translators' platforms write it, and 2.0. Reports translations of texts that are gone, and leaves \
      other files of a project, such as Localizable.strings, alone.

        ibstack strings import de.xliff
        ibstack strings import Main.strings --document App/Base.lproj/Main.storyboard --language de
      """)

  @Argument(help: "XLIFF files, or one strings file.")
  var paths: [PathArgument]

  @Option(help: "Folder from which the paths in XLIFF start.", completion: .directory)
  var project = "."

  @Option(help: "Document that a strings file translates.", completion: .file())
  var document: String?

  @Option(help: "Language of a strings file.")
  var language: String?

  @OptionGroup var translations: TranslationOptions

  func run() throws {
    var run = StringsImportRun(project: project, folders: try translations.folders())
    for path in paths.expanded {
      guard StringsImportRun.isStrings(path) else {
        run.add(xliff: path)
        continue
      }
      guard let document, let language else {
        throw ValidationError("\(path) is a strings file; name its document with --document and add --language")
      }
      run.add(strings: path, document: document, language: language)
    }
    try run.conclude()
  }
}
