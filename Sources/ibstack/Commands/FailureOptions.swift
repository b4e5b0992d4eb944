import ArgumentParser

/// Options for the findings that make a run fail.
struct FailureOptions: ParsableArguments {
  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(help: "Fail if there are more warnings than this.")
  var maxWarnings: Int?

  var condition: FailureCondition { FailureCondition(countsWarnings: strict, maximumWarnings: maxWarnings) }
}
