import ArgumentParser

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
