import ArgumentParser
import Operations
import Support

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
