import ArgumentParser
import DocumentChanges
import Operations
import StackLint
import Support

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Extract and update the translated texts of documents.",
    discussion: """
      Does what ibtool does for strings files, without a Mac. Needs documents in Base.lproj, or in the folder of another \
      language.

        ibstack strings extract Base.lproj/Main.storyboard
        ibstack strings update App
        ibstack strings update App --check
        ibstack strings status App
      """,
    subcommands: [
      StringsExtractCommand.self, StringsUpdateCommand.self, StringsImportCommand.self, StringsStatusCommand.self,
    ])
}

struct StringsExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Write the texts of documents as strings files, string catalogs or XLIFF.",
    usage: "ibstack strings extract [<options>] <paths> ...",
    discussion: """
      Writes what ibtool --generate-strings-file writes: an entry for each text that users see, with its object, class \
      and the developer's hint. Leaves out objects whose hint contains bc-ignore!.

        ibstack strings extract Base.lproj/Main.storyboard
        ibstack strings extract App --output en.lproj
        ibstack strings extract App --format xliff --language de --output de.xliff
      """)

  @Argument(help: "Files, folders, or - for standard input. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var search: SearchOptions

  @Option(
    help: "File to write to, or an existing folder for a file of each document. The default is standard output.",
    completion: .file())
  var output: String?

  @Option(help: "Format: strings, xcstrings or xliff.")
  var format: StringsFormat = .strings

  @Option(help: "Encoding of strings files: utf-8 or utf-16, which ibtool writes.")
  var encoding: StringsEncoding = .utf8

  @Option(help: "Language of the documents, for string catalogs and XLIFF.")
  var sourceLanguage = "en"

  @Option(help: "Language to translate into, for XLIFF, which then has the translations that are there.")
  var language: String?

  @OptionGroup var translations: TranslationOptions

  func run() throws {
    let files = InputFiles.find(search.paths(paths)).required(in: paths.expanded)
    let isFolder = output.map { InputFiles.isFolder($0) } ?? false
    if let output, !isFolder, files.files.count > 1, format != .xliff {
      throw ValidationError("\(output) is no folder; name one to write several files")
    }
    if isFolder, format == .xliff { throw ValidationError("XLIFF is one file; name it with --output") }
    if output == nil, files.files.count > 1, format == .xcstrings {
      throw ValidationError("several documents are several catalogs; name a folder with --output")
    }
    let extraction = StringsExtraction(
      format, encoding: encoding, sourceLanguage: sourceLanguage, targetLanguage: language,
      folders: try translations.folders())
    try StringsExtractRun(files, extraction, output: output).run()
  }
}

extension StringsFormat: ExpressibleByArgument {}
extension StringsEncoding: ExpressibleByArgument {}

struct StringsUpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring the strings files of all languages up to date with their documents.",
    usage: "ibstack strings update [<options>] <paths> ...",
    discussion: """
      Adds the texts that are new, removes keys whose objects are gone, and notes changed texts in the comments, in every \
      language's strings file beside the document. Translations, comments and the order stay, and so does every other \
      byte.

        ibstack strings update App
        ibstack strings update App --check
        ibstack strings update Base.lproj/Main.storyboard --diff

      \(ExitStatus.help(
        "all files up to date or updated", found: "with --check a file is out of date",
        failed: "a file could not be read or written")).
      """)

  @Argument(help: "Files or folders. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var search: SearchOptions

  @Flag(help: "List what is out of date without writing anything; exit with status 1 if anything is.")
  var check = false

  @Flag(help: "Show what would change without writing anything.")
  var diff = false

  @Flag(help: "Keep keys whose objects are gone.")
  var keepStale = false

  @Option(help: "What happens to translations whose text changed: keep, or reset to the new text.")
  var changed: ChangedTranslations = .keep

  @OptionGroup var translations: TranslationOptions

  func run() throws {
    let options = UpdateOptions(keepsStale: keepStale, resetsChanged: changed == .reset)
    try StringsUpdateRun(
      search.paths(paths), diff ? .diff : check ? .list : .write, failsOnChanges: check, options: options,
      folders: try folders()
    ).run()
  }

  /// The folders with translations.
  private func folders() throws -> TranslationFolders {
    if !translations.paths.isEmpty, let name = StringsUpdateRun.repeatedName(in: paths.expanded) {
      throw ValidationError("several documents are named \(name); name one, because --strings goes by their names")
    }
    return try translations.folders()
  }
}

/// What happens to translations whose text changed.
enum ChangedTranslations: String, ExpressibleByArgument, CaseIterable {
  case keep, reset
}

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

struct StringsStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how much of each document every language translates.",
    usage: "ibstack strings status [<options>] <paths> ...",
    discussion: """
      A text counts as translated if it differs from the document's, or has no letters. Documents without files in other \
      languages are left out.

        ibstack strings status App
        ibstack strings status App --format json
      """)

  @Argument(help: "Files or folders. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

  @OptionGroup var search: SearchOptions

  @Option(help: "Format: text or json.")
  var format: StringsStatusRun.Format = .text

  @OptionGroup var translations: TranslationOptions

  func run() throws {
    try StringsStatusRun(search.paths(paths), format: format, folders: translations.folders()).run()
  }
}

extension StringsStatusRun.Format: ExpressibleByArgument {}
