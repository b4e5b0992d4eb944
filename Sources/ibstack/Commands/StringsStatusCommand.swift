import ArgumentParser
import Operations

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
