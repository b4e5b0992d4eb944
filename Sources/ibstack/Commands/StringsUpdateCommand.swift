import ArgumentParser
import DocumentChanges
import Operations
import StackLint

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
