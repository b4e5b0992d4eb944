import ArgumentParser
import FileAccess
import LintSetup
import StackLint
import StackModel

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what a reviewer would say.",
    discussion: """
      Keeps the rules that \(ConfigurationFile.name) asks for, in the folder of each document or above it; without one
      the recommended rules. Findings are printed as validate prints them.

        ibstack lint
        ibstack lint App/Base.lproj/Main.storyboard
      """)

  @Argument(help: "Files, folders (searched for .storyboard and .xib), or - for standard input.")
  var paths: [PathArgument] = [PathArgument(".")]

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var output: FindingOutputOptions

  @OptionGroup var selection: LintSelectionOptions

  @Flag(help: "Make the edits that findings carry, where they change nothing else.")
  var fix = false

  @Flag(help: "With --fix: make those too that a person should look at.")
  var unsafe = false

  @Option(help: "Configuration to use for all documents, instead of those beside them.")
  var config: String?

  @OptionGroup var failing: FailureOptions

  @Flag(help: "Print what rules of IBLinter and xiblint are called here, and end; --format markdown prints a page.")
  var explainMigration = false

  func run() throws {
    guard !explainMigration else { return try output.explainMigration() }
    let collection = try fonts.paths.isEmpty ? nil : fonts.collection()
    let options = LintOptions(
      configuration: config, variants: variants.choice, stackViews: stacks.choice, fonts: collection)
    let run = try reportingFailure {
      try LintRun(paths: paths.expanded, options: options, selection: selection.selection)
    }
    try run.run(
      outputs: output.outputs(for: run.head), failing: failing.condition,
      fixing: fix ? DocumentFixing(includesUnsafe: unsafe) : nil, isQuiet: output.quiet)
    if let line = try reportingFailure({ try run.finish() }) { Terminal.complain(line) }
  }

  /// Reports why a step fails, and ends with status 2.
  private func reportingFailure<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch {
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
    if unsafe, !fix { throw ValidationError("--unsafe says which edits --fix makes; add --fix") }
  }
}
