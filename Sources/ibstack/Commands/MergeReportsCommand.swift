import ArgumentParser
import Operations

struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Combine the reports of several lint runs.",
    usage: "ibstack merge-reports [<options>] <paths> ...",
    discussion: """
      Reads reports in the json format. The reports of all shards of a run give the report and the exit status of the same \
      run without shards, in any format. The page of --format html shows documents that are in the working folder as the \
      reports found them.

        ibstack lint --shard 1/2 --format json=1.json
        ibstack lint --shard 2/2 --format json=2.json
        ibstack merge-reports 1.json 2.json --format sarif=ibstack.sarif
      """)

  @Argument(help: "Reports written by ibstack lint --format json.")
  var paths: [PathArgument]

  @OptionGroup var output: FindingOutputOptions

  @OptionGroup var failing: FailureOptions

  func run() throws { try MergeReportsRun(paths.expanded, output.reports(failing: failing.condition)).run() }
}
