import ArgumentParser
import Operations
import Support

@main
struct IBStack: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibstack",
    abstract: "Lint, validate and lay out Interface Builder documents.",
    discussion: """
      Reads .storyboard and .xib files and hand-written stack definitions. Needs neither Xcode nor a Mac. Processes \
      documents in parallel, and reports them in the order of their paths.

      Exit status: 0 no errors, 1 errors found, 2 a file could not be read or written or a configuration could not be \
      used, 64 wrong usage.
      """,
    version: ToolVersion.current,
    subcommands: [
      ValidateCommand.self, LintCommand.self, LayoutCommand.self, ExplainCommand.self,
      UpdateFramesCommand.self, FormatCommand.self, RenameCommand.self,
      RenderCommand.self, ReportCommand.self, PreviewCommand.self, RulesCommand.self, ElementsCommand.self,
      ConfigCommand.self, LSPCommand.self, MCPCommand.self,
      MigrateCommand.self, StringsCommand.self,
      NibCommand.self, CompileCommand.self, ConvertCommand.self, DiffCommand.self, ApplyCommand.self, EditCommand.self,
      MergeCommand.self,
      MergetoolCommand.self,
      ResolveCommand.self,
      MergeReportsCommand.self,
      FidelityCommand.self,
    ])

  static func main() {
    StandardDescriptors.openClosed()
    Interruption.begin()
    let arguments = CommandArguments.current
    var running: (any ParsableCommand.Type)?
    do {
      guard AbsolutePath.hasWorkingFolder else {
        Terminal.complain("error: the working folder no longer exists; change to another one")
        throw ExitStatus.failed
      }
      try arguments.refuseFilesAsOptions()
      var command = try parse(arguments)
      running = type(of: command)
      try command.run()
    } catch let status as ExitStatus {
      exit(withError: ExitCode(status.rawValue))
    } catch {
      let cause = UnknownCommand(in: arguments.words, of: self)?.error ?? error
      CommandFailure(cause, of: self, running: running, arguments: arguments.words).report()
    }
  }

  /// Without a command, says what the working folder has, and what to do with it.
  func run() throws { try OverviewRun().run() }

  private static func parse(_ arguments: CommandArguments) throws -> any ParsableCommand {
    do {
      return try parseAsRoot(arguments.grouped)
    } catch {
      // Once more for the message, which should not quote several words as one.
      let command = try parseAsRoot(arguments.shortened)
      // Not all commands take paths.
      return arguments.isShort ? command : try parseAsRoot(arguments.words)
    }
  }
}
