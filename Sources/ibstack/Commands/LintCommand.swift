import ArgumentParser
import LintSetup
import NibBundles
import OperatingSystem
import StackLint
import StackModel

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lint documents with the rules of the configuration.",
    discussion: """
      Enforces the rules that \(ConfigurationFile.name) selects, in the folder of each \
      document or in a folder above. Without a configuration, enforces the \
      recommended rules. This is the command to run in CI.

      Prints one line for each finding: path:line:column: severity: message [rule].

        ibstack lint
        ibstack lint App/Base.lproj/Main.storyboard
        ibstack lint --select missing-image,code
        ibstack lint --fix --diff
      """)

  @OptionGroup var input: LintInputOptions

  @OptionGroup var rules: RuleSelectionOptions

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var output: FindingOutputOptions

  @OptionGroup var selection: LintSelectionOptions

  @OptionGroup var fixes: FixOptions

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
    var run = try lintRun()
    if !watch { ProcessLifetime.keep(run) }
    if fixes.diff, let fixing = fixes.fixing {
      return try run.printDiffs(
        path: output.output, fixing: fixing, failing: failing.condition, isQuiet: output.quiet)
    }
    run.progress = { ProgressLine.note($0, done: $1, of: $2) }
    // What is found is suppressed, whatever else is reported.
    let result = Result {
      try run.run(
        outputs: outputs(of: run), failing: failing.condition, fixing: fixes.fixing, isQuiet: output.quiet)
    }
    for line in try LintFailure.reporting({ try run.addSuppressions() }) { Terminal.complain(line) }
    try result.get()
    if let line = try LintFailure.reporting({ try run.finish() }) { Terminal.complain(line) }
  }

  private func outputs(of run: LintRun) -> [any FindingOutput] {
    output.outputs(
      for: run.head,
      drawing: PageDrawing(
        title: AbsolutePath(input.stdinFilename ?? input.searched[0]).text.folderAndName.name, paths: run.paths,
        variants: variants.choice.variants))
  }

  private func lintRun() throws -> LintRun {
    let collection = try fonts.paths.isEmpty ? nil : fonts.collection()
    let options = try LintOptions(
      configuration: input.config, variants: variants.choice, stackViews: stacks.choice, fonts: collection,
      translations: variants.translations.folders(), rules: rules.selection)
    return try LintFailure.reporting {
      if let path = input.stdinFilename {
        return try LintRun.standardInput(of: path, options: options, selection: selection.selection)
      }
      return try LintRun.find(
        input.searched, options: options, selection: selection.selection, search: InputFiles.init(withCompiled:))
    }
  }

  func validate() throws {
    if fixes.diff, !output.format.isEmpty {
      throw ValidationError("--diff prints a diff instead of a report; remove --format")
    }
    if fixes.diff, selection.baseline == .write {
      throw ValidationError("--diff writes nothing; remove --baseline write")
    }
    if selection.addSuppressions, fixes.fixing != nil {
      throw ValidationError("--add-suppressions suppresses what a run finds; run --fix before")
    }
    try validateWatch()
    guard input.stdinFilename != nil else { return }
    if fixes.fix, !fixes.diff {
      throw ValidationError("--fix cannot update standard input; add --diff, or remove --stdin-filename")
    }
    if selection.changedSince != nil {
      throw ValidationError("--changed-since compares files; remove --stdin-filename")
    }
  }
}
