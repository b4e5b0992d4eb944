import ArgumentParser
import Escaping
import OperatingSystem

struct StringsImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put translations from XLIFF or from strings files into a project.",
    discussion: """
      Writes the translations into the strings files beside the documents, and creates files of new languages. Takes XLIFF
      1.2, as Xcode and translators' platforms write it, and 2.0. Reports translations of texts that are gone, and leaves
      other files of a project, such as Localizable.strings, alone.

        ibstack strings import de.xliff
        ibstack strings import Main.strings --document App/Base.lproj/Main.storyboard --language de
      """)

  @Argument(help: "XLIFF files, or one strings file.")
  var paths: [PathArgument]

  @Option(help: "Folder from which the paths in XLIFF start.")
  var project = "."

  @Option(help: "Document that a strings file translates.")
  var document: String?

  @Option(help: "Language of a strings file.")
  var language: String?

  @OptionGroup var translations: TranslationOptions

  func run() throws {
    var importing = StringsImporting(project: project, folders: try translations.folders())
    var failures: [Escaped<LogLine>] = []
    for path in paths.expanded {
      let isStrings = path.lowercased().hasByteSuffix(".strings")
      guard !isStrings || document != nil && language != nil else {
        throw ValidationError("\(path) is a strings file; name its document with --document and add --language")
      }
      switch InputFile(path: path).read() {
      case .failure(let failure): failures.append("\(failure.message)")
      case .success(let bytes):
        if isStrings, let document, let language {
          importing.add(strings: bytes, path: path, document: document, language: language)
        } else {
          importing.add(xliff: bytes, path: path)
        }
      }
    }
    failures += importing.complaints
    for line in failures { Terminal.complain(line) }
    Terminal.complain(Self.summary(importing.count))
    if !failures.isEmpty { throw ExitCode(2) }
  }

  private static func summary(_ count: StringsImporting.Count) -> Escaped<LogLine> {
    var parts: [Escaped<LogLine>] = [
      "\(count.translations) translation\(count.translations == 1 ? "" : "s") imported",
      "\(count.files) file\(count.files == 1 ? "" : "s") written",
    ]
    if count.unused > 0 { parts.append("\(count.unused) of texts that are gone") }
    if count.skipped > 0 {
      parts.append("\(count.skipped) file\(count.skipped == 1 ? "" : "s") of other kinds skipped")
    }
    return parts.joined(separator: ", ")
  }
}
