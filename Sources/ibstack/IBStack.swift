import ArgumentParser

@main
struct IBStack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibstack",
    abstract: "Interface Builder documents, understood without Xcode.",
    discussion: """
      Reads .storyboard and .xib files and hand-written stack definitions, lays them out, and says what is wrong.

      Exit status: 0 clean, 1 errors found, 2 a file could not be read or written, 64 wrong usage.
      """,
    version: "0.1.0",
    subcommands: [
      ValidateCommand.self, LintCommand.self, LayoutCommand.self, ExplainCommand.self, UpdateFramesCommand.self,
      RulesCommand.self, ConfigCommand.self, MigrateCommand.self, MergeReportsCommand.self, FidelityCommand.self,
    ])
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let failure = CommandFailure(error, of: self, arguments: CommandLine.arguments)
      failure.report()
    }
  }
}
