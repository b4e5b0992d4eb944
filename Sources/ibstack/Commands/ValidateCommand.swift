import ArgumentParser
import Escaping
import LintSetup
import Reports
import StackLint

struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Validate documents, whatever the configuration.",
    discussion: """
      Reports errors in documents, layout and constraints. Looks at each document \
      on its own, and ignores suppressions. In CI, run ibstack lint instead: it \
      enforces these rules too, as the configuration sets them.

      Prints one line for each finding: path:line:column: severity: message [rule]. \
      On a terminal, also prints the source line.

        ibstack validate Base.lproj/Main.storyboard
        ibstack validate Sources --enable unread-attribute
        ibstack validate Main.storyboard --devices all --orientations all --text-size large,accessibility-large
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var fonts: FontOptions

  @Option(
    help: "Also enforce a rule that is off by default. ibstack rules lists them. Can be repeated.",
    transform: RuleArgument.optInRule)
  var enable: [Rule] = []

  func run() throws {
    let (options, variants) = (try input.layoutOptions(fonts), input.variants)
    let linter = Linter(RuleCatalog.validation + enable)
    let renderer = DiagnosticRenderer(style: .standard)
    try DocumentRun(paths: input.paths.expanded).process { bytes, path in
      let report = DocumentReport(
        bytes, path: path, options: options, linter: linter, variants: variants,
        progress: { ProgressLine.note(path, done: $0, of: $1) })
      let findings = FindingReport(report, file: ReportedFile(path), hasFingerprints: false)
      return DocumentRun.Output(text: OutputText(renderer.text(for: findings)), diagnostics: report.diagnostics)
    }
  }
}
