import ArgumentParser
import Escaping
import LintSetup
import Localization
import OperatingSystem

struct StringsUpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update",
    abstract: "Bring the strings files of all languages up to date with their documents.",
    discussion: """
      Adds the texts that are new, removes keys whose objects are gone, and notes changed texts in the comments, in every
      language's strings file beside the document. Translations, comments and the order stay, and so does every other
      byte.

        ibstack strings update App
        ibstack strings update App --check
        ibstack strings update Base.lproj/Main.storyboard --diff

      Exit status: 0 all files up to date or updated, 1 with --check a file is out of date, 2 a file could not be read or
      written.
      """)

  @Argument(help: "Files or folders. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument]

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
    let mode: StringsUpdating.Mode = diff ? .diff : check ? .list : .write
    let options = UpdateOptions(keepsStale: keepStale, resetsChanged: changed == .reset)
    let updating = StringsUpdating(mode: mode, options: options, folders: try folders())
    let total = Locked(StringsUpdating.Count())
    try DocumentRun(paths: paths.expanded).process(
      summary: { total.withLock { $0.text(isDone: mode == .write) } },
      { bytes, path in
        let (part, count) = updating.part(bytes, path: path)
        total.withLock { $0 += count }
        return part
      })
    if check, total.withLock({ $0.files > 0 }) { throw ExitCode(1) }
  }

  /// The folders with translations. Keys of one of several documents of a name would seem to be gone from the other.
  private func folders() throws -> TranslationFolders {
    guard !translations.paths.isEmpty else { return TranslationFolders() }
    let names = InputFiles(paths: paths.expanded).files.map { LanguageFiles.stem($0.path.folderAndName.name) ?? "" }
    let repeated = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.min()
    if let repeated {
      throw ValidationError("several documents are named \(repeated); name one, because --strings goes by their names")
    }
    return try translations.folders()
  }
}

/// What happens to translations whose text changed.
enum ChangedTranslations: String, ExpressibleByArgument, CaseIterable {
  case keep, reset
}
