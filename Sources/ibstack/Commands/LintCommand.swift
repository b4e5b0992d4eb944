import ArgumentParser
import FileAccess
import LintSetup
import StackLint
import StackModel

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lint documents.",
    discussion: """
      Enforces the rules that \(ConfigurationFile.name) selects, in the folder of each document or in a folder above.
      Without a configuration, enforces the recommended rules. Prints one line for each finding:
      path:line:column: severity: message [rule].

        ibstack lint
        ibstack lint App/Base.lproj/Main.storyboard
      """)

  @Argument(help: "Files, folders, or - for standard input. Folders are searched for .storyboard and .xib files.")
  var paths: [PathArgument] = [PathArgument(".")]

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var output: FindingOutputOptions

  @OptionGroup var selection: LintSelectionOptions

  @Flag(help: "Apply the fixes of findings that change nothing else.")
  var fix = false

  @Flag(help: "With --fix, also apply fixes that somebody should review.")
  var unsafe = false

  @Option(help: "Configuration to use for all documents instead of those in their folders.")
  var config: String?

  @OptionGroup var failing: FailureOptions

  @Flag(help: "Lint again whenever a document, a configuration or another file of the project changes.")
  var watch = false

  @Flag(help: "Print the counterparts of IBLinter's and xiblint's rules and exit. --format markdown prints a page.")
  var explainMigration = false

  func run() throws {
    guard !explainMigration else { return try output.explainMigration() }
    if watch { try watchFiles() } else { try lint() }
  }

  /// Lints once, and exits with the run's status.
  func lint() throws {
    ProgressLine.begin()
    defer { ProgressLine.end() }
    let collection = try fonts.paths.isEmpty ? nil : fonts.collection()
    let options = LintOptions(
      configuration: config, variants: variants.choice, stackViews: stacks.choice, fonts: collection)
    var run = try reportingFailure {
      try LintRun(paths: paths.expanded, options: options, selection: selection.selection)
    }
    run.progress = { ProgressLine.note($0, done: $1, of: $2) }
    try run.run(
      outputs: output.outputs(for: run.head), failing: failing.condition,
      fixing: fix ? DocumentFixing(includesUnsafe: unsafe) : nil, isQuiet: output.quiet)
    if let line = try reportingFailure({ try run.finish() }) { Terminal.complain(line) }
  }

  /// Reports the reason why a step fails, and exits with status 2.
  private func reportingFailure<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
      ProgressLine.end()
      switch error {
      case let error as InvalidConfiguration: for line in error.lines { Terminal.complain("\(line)") }
      case let error as InputFile.Failure: Terminal.complain("\(error.message)")
      case let error as Git.Failure: Terminal.complain("error: \(error.message)")
      default: Terminal.complain("error: \(String(describing: error))")
      }
      throw ExitCode(2)
    }
  }

  func validate() throws {
    if unsafe, !fix { throw ValidationError("--unsafe has no effect without --fix; add --fix") }
    try validateWatch()
  }
}
