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

  @Option(help: "Configuration to use for all documents, instead of those beside them.")
  var config: String?

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(help: "Fail where there are more warnings than this.")
  var maxWarnings: Int?

  func run() throws {
    let run = try LintRun(paths: paths, configuration: config, options: LayoutOptions(fonts: fonts.collection()))
    let outputs = output.outputs
    let condition = FailureCondition(countsWarnings: strict, maximumWarnings: maxWarnings)
    try run.documents(failing: condition, sinks: outputs.map(\.sink)).process { bytes, path in
      let report = run.report(bytes, path: path)
      let findings = FindingReport(report)
      return DocumentRun.Part(
        texts: outputs.map { $0.reporter.text(for: findings) }, diagnostics: report.diagnostics)
    }
  }
}
