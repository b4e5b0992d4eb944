import ArgumentParser
import Operations
import StackLint

/// Options for the formats and destinations of reports.
struct FindingOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report format: \(FormatArgument.list).",
      discussion:
        "Can be repeated. sarif=FILE writes to a file. The default is human on a terminal, and concise elsewhere."))
  var format: [FormatArgument] = []

  @Option(help: "File to write the report to instead of standard output.", completion: .file())
  var output: String?

  @Flag(help: "Print how many findings each rule has instead of the findings.")
  var statistics = false

  @Flag(name: .shortAndLong, help: "Do not print a summary.")
  var quiet = false

  func validate() throws {
    let printed = format.filter { $0.path == nil }
    if statistics, let format = printed.first?.format, !Self.formatsOfStatistics.contains(format) {
      let name = format.name
      throw ValidationError("--statistics takes the place of the report; name a file, such as \(name)=FILE")
    }
    guard printed.count > 1 else { return }
    let names = printed.map(\.format.name).joined(separator: " and ")
    throw ValidationError(
      "\(names) cannot share one destination; name a file, such as \(printed[1].format.name)=FILE")
  }

  private static let formatsOfStatistics: [ReportFormat] = [.findings(.human), .findings(.concise), .findings(.json)]

  /// The requested reports.
  ///
  /// - Parameters:
  ///   - condition: Which findings make the run fail.
  ///   - areDiffs: Whether the edits of findings are printed as a diff instead.
  func reports(failing condition: FailureCondition, areDiffs: Bool = false) -> RequestedReports {
    RequestedReports(
      format.map(\.report), path: output, showsStatistics: statistics, areDiffs: areDiffs, isQuiet: quiet,
      failing: condition)
  }
}

/// Options for the findings that make a run fail.
struct FailureOptions: ParsableArguments {
  @Flag(help: "Count warnings as errors, and so documents that are skipped and rules that are off because of a limit.")
  var strict = false

  @Option(help: "Fail if there are more warnings than this.")
  var maxWarnings: Int?

  @Flag(help: "Exit with status 0 even if there are errors. A file that cannot be read still makes the run fail.")
  var exitZero = false

  var condition: FailureCondition { condition(isComparison: false) }

  /// - Parameter isComparison: Whether only what gets worse is reported, so that a warning is a failure.
  func condition(isComparison: Bool) -> FailureCondition {
    FailureCondition(
      isNever: exitZero, countsWarnings: strict, maximumWarnings: maxWarnings ?? (isComparison ? 0 : nil))
  }
}
