import ArgumentParser
import Escaping
import LintReports
import StackLint

/// In which forms findings are reported, and where to.
struct FindingOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to report: \(FormatArgument.list).",
      discussion: "May be repeated; sarif=FILE writes into a file. By default human on a terminal, else concise."))
  var format: [FormatArgument] = []

  @Option(help: "File to write the report into, instead of standard output.")
  var output: String?

  @Flag(name: .shortAndLong, help: "Print no summary.")
  var quiet = false

  func validate() throws {
    let printed = format.filter { $0.path == nil }
    guard printed.count > 1 else { return }
    let names = printed.map(\.format.rawValue).joined(separator: " and ")
    throw ValidationError(
      "\(names) cannot all go to one place; name a file, such as \(printed[1].format.rawValue)=FILE")
  }

  /// Each form, and where it goes.
  func outputs(for head: RunHead) -> [FindingOutput] {
    let isForPeople = output == nil && Terminal.isOutputTerminal
    let usual = FormatArgument(isForPeople ? .human : .concise)
    return (format.isEmpty ? [usual] : format).map { argument in
      FindingOutput(
        argument.format.reporter(head, isColored: isForPeople && Terminal.isOutputColored),
        path: argument.path ?? output)
    }
  }

  /// Prints the guide for people who come from another linter.
  func explainMigration() throws {
    let guide = MigrationGuide()
    try Printout(OutputText(page: format.first?.format == .markdown ? guide.markdown : guide.text)).print()
  }
}
