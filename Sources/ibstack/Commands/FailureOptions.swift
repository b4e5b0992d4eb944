import ArgumentParser
import Operations

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
