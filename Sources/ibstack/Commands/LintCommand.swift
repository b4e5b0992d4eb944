import ArgumentParser
import Operations
import StackLint

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
        ibstack lint --since-ios 18 --since-macos 15
      """)

  @OptionGroup var input: LintInputOptions

  @OptionGroup var rules: RuleSelectionOptions

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var older: OlderSystemOptions

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
    if explainMigration {
      return try MigrationGuideRun(isMarkdown: output.format.first?.format == .findings(.markdown)).run()
    }
    let documents = LintedPaths(input.searched, standardInput: input.stdinFilename)
    let reports = output.reports(failing: failing.condition(isComparison: older.areGiven), areDiffs: fixes.diff)
    if watch { LintRun.watch(documents, settings, reports, configuration: input.config) }
    try LintRun.lint(documents, settings(), reports)
  }

  private func settings() throws(ExitStatus) -> LintSettings {
    var settings = try LintSettings.read(configuration: input.config, rules, variants, stacks, fonts)
    selection.apply(to: &settings)
    (settings.olderSystems, settings.fixing) = (older.systems, fixes.fixing)
    return settings
  }

  func validate() throws {
    if fixes.diff, !output.format.isEmpty {
      throw ValidationError("--diff prints a diff instead of a report; remove --format")
    }
    if fixes.diff, selection.baseline == .write {
      throw ValidationError("--diff writes nothing; remove --baseline write")
    }
    if selection.baseline == .write, fixes.fix {
      throw ValidationError("--baseline write records what a run finds; run --fix before")
    }
    if selection.addSuppressions, fixes.fixing != nil {
      throw ValidationError("--add-suppressions suppresses what a run finds; run --fix before")
    }
    if selection.baseline == .write, older.areGiven {
      throw ValidationError("--baseline write records all findings; remove --since-ios and --since-macos")
    }
    try older.validate(stacks)
    try validateWatch()
    guard input.stdinFilename != nil else { return }
    if fixes.fix, !fixes.diff {
      throw ValidationError("--fix cannot update standard input; add --diff, or remove --stdin-filename")
    }
    if selection.changedSince != nil {
      throw ValidationError("--changed-since compares files; remove --stdin-filename")
    }
  }

  /// Checks that nothing of the run happens once only.
  private func validateWatch() throws {
    guard watch else { return }
    if fixes.fix { throw ValidationError("--watch lints whenever a file changes and does not write any; remove --fix") }
    if selection.baseline == .write {
      throw ValidationError("--watch does not write a baseline; remove --baseline write")
    }
    if selection.addSuppressions {
      throw ValidationError("--watch does not write configurations; remove --add-suppressions")
    }
    if input.stdinFilename != nil || input.searched.names.contains("-") {
      throw ValidationError("--watch cannot look at standard input again; name files")
    }
  }
}
