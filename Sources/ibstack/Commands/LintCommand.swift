import ArgumentParser
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
  var paths: [String] = ["."]

  @OptionGroup var fonts: FontOptions

  @OptionGroup var output: FindingOutputOptions

  @OptionGroup var selection: LintSelectionOptions

  @Flag(help: "Make the edits that findings carry, where they change nothing else.")
  var fix = false

  @Flag(help: "With --fix: make those too that a person should look at.")
  var unsafe = false

  @Option(help: "Configuration to use for all documents, instead of those beside them.")
  var config: String?

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(help: "Fail where there are more warnings than this.")
  var maxWarnings: Int?

  @Flag(help: "Print what rules of IBLinter and xiblint are called here, and end; --format markdown prints a page.")
  var explainMigration = false

  func run() throws {
    guard !explainMigration else { return output.explainMigration() }
    let run = try LintRun(
      paths: paths, configuration: config, selection: selection, options: LayoutOptions(fonts: fonts.collection()))
    let outputs = output.outputs
    let condition = FailureCondition(countsWarnings: strict, maximumWarnings: maxWarnings)
    let fixing = fix ? DocumentFixing(includesUnsafe: unsafe) : nil
    let documents = run.documents(failing: condition, sinks: outputs.map(\.sink))
    try documents.process(
      summary: { run.summary(fixes: fix) },
      { bytes, path in
        let (report, failure) = run.result(bytes, path: path, fixing: fixing)
        var part = DocumentRun.Part(
          texts: outputs.map { $0.reporter.text(for: report) }, diagnostics: report.diagnostics)
        part.complaint = failure?.message
        part.isFailure = failure != nil
        return part
      })
    if let line = try run.finish() { Terminal.complain(line) }
  }

  func validate() throws {
    if unsafe, !fix { throw ValidationError("--unsafe says which edits --fix makes; add --fix") }
  }
}
