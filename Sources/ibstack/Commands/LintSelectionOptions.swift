import ArgumentParser
import StackLint

/// Options for the documents to lint and the findings to report.
struct LintSelectionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are new since a git revision.",
      discussion: """
        Lints documents that differ. Where sources, assets or other files of the project differ, checks all other \
        documents against them, too. Findings that the revision already had are omitted if their object is unchanged.
        """,
      valueName: "revision"))
  var changedSince: String?

  @Flag(
    help: ArgumentHelp(
      "Lint what a commit changes, as a hook of git does.",
      discussion: """
        The paths are the documents of the commit. Also reports what its other changes break in the rest of the \
        repository's documents.
        """))
  var hook = false

  @Option(help: "Share of the documents to lint, such as 2/4 for the second of four.")
  var shard: ShardArgument?

  @Option(
    help: ArgumentHelp(
      "Hide known findings (check), record today's findings as known (write), or report all (off).",
      discussion: "The default is check if there is a baseline, and off otherwise."))
  var baseline: BaselineChoice.Mode?

  @Option(
    help: "File of known findings to use instead of the configuration's or \(Baseline.name).", completion: .file())
  var baselineFile: String?

  @Flag(
    help: ArgumentHelp(
      "Add suppressions for all findings to the configurations of their documents.",
      discussion: "Each has a reason to be replaced."))
  var addSuppressions = false

  func validate() throws {
    if addSuppressions, baseline == .write {
      throw ValidationError("--add-suppressions and --baseline write exclude each other; remove one of them")
    }
    if hook, changedSince != nil {
      throw ValidationError("--hook compares with the last commit; remove --changed-since")
    }
    guard baseline == .write, shard != nil else { return }
    throw ValidationError("--baseline write records the findings of all documents; remove --shard")
  }

  /// Adds what is asked for.
  func apply(to settings: inout LintSettings) {
    settings.since = hook ? .lastCommit : changedSince.map { .revision($0) }
    settings.shard = shard?.shard
    settings.baseline = BaselineChoice(baseline, path: baselineFile)
    settings.addsSuppressions = addSuppressions
  }
}

extension BaselineChoice.Mode: ExpressibleByArgument {}

/// A share of the documents: `2/4` is the second of four.
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
