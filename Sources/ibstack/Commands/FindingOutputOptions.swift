import ArgumentParser
import Escaping
import LintReports
import StackLint

/// Options for the formats and destinations of reports.
struct FindingOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report format: \(FormatArgument.list).",
      discussion:
        "Can be repeated. sarif=FILE writes to a file. The default is human on a terminal, and concise elsewhere."))
  var format: [FormatArgument] = []

  @Option(help: "File to write the report to instead of standard output.")
  var output: String?

  @Flag(help: "Print how many findings each rule has instead of the findings.")
  var statistics = false

  @Flag(name: .shortAndLong, help: "Do not print a summary.")
  var quiet = false

  func validate() throws {
    let printed = format.filter { $0.path == nil }
    if statistics, let format = printed.first?.format, ![.human, .concise, .json].contains(format) {
      let name = format.rawValue
      throw ValidationError("--statistics takes the place of the report; name a file, such as \(name)=FILE")
    }
    guard printed.count > 1 else { return }
    let names = printed.map(\.format.rawValue).joined(separator: " and ")
    throw ValidationError(
      "\(names) cannot share one destination; name a file, such as \(printed[1].format.rawValue)=FILE")
  }

  /// Each format with its destination.
  func outputs(for head: RunHead) -> [FindingOutput] {
    let isForPeople = output == nil && Terminal.isOutputTerminal
    let usual = FormatArgument(isForPeople ? .human : .concise)
    let isPrinted = format.contains { $0.path == nil }
    let formats = format.isEmpty || statistics && !isPrinted ? format + [usual] : format
    return formats.map { argument in
      FindingOutput(reporter(argument, head, isColored: isForPeople), path: argument.path ?? output)
    }
  }

  private func reporter(_ argument: FormatArgument, _ head: RunHead, isColored: Bool) -> any FindingReporter {
    if statistics, argument.path == nil, argument.format != .json { return StatisticsReporter() }
    return argument.format.reporter(head, isColored: isColored && Terminal.isOutputColored)
  }

  /// Prints the guide for users of another linter.
  func explainMigration() throws {
    let guide = MigrationGuide()
    try Printout(OutputText(page: format.first?.format == .markdown ? guide.markdown : guide.text)).print()
  }
}
