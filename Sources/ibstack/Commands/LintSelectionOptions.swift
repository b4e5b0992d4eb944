import ArgumentParser
import LintReports
import LintSetup

/// Which documents are linted, and which findings are reported.
struct LintSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Lint documents that differ from a revision, and report what is new in them.",
      discussion: "Findings that the revision had too are left out where their object is unchanged.",
      valueName: "revision"))
  var changedSince: String?

  @Option(help: "Lint a part of the documents, such as 2/4 for the second quarter.")
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "Leave known findings out (check), note those of today as known (write), or report all (off).",
      discussion: "By default check where a configuration names a baseline."))
  var baseline: LintSelection.BaselineMode?

  @Option(help: "File of known findings, instead of the configuration's or \(Baseline.name).")
  var baselineFile: String?

  func validate() throws {
    guard baseline == .write, shard != nil else { return }
    throw ValidationError("--baseline write notes the findings of all documents; leave --shard out")
  }

  /// What was asked for.
  var selection: LintSelection {
    LintSelection(revision: changedSince, shard: shard?.shard, baseline: baseline, baselinePath: baselineFile)
  }
}

extension LintSelection.BaselineMode: ExpressibleByArgument {}

/// `2/4`: the second of four parts.
struct ShardArgument: ExpressibleByArgument {
  let shard: Shard

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      return nil
    }
    shard = Shard(index: index - 1, count: count)
  }
}
