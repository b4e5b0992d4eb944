import ArgumentParser
import Operations
import StackLint

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page that shows all screens with their findings.",
    discussion: """
      Lints documents with the rules of the configuration, as lint does, and writes one file, index.html, with a picture of \
      each screen, its findings, its views and its source. The page needs no server and no network.

        ibstack report --output report
        ibstack report App --output report --devices retina4_7,retina6_9 --text-sizes accessibility-large
        ibstack report App --output report --compare origin/main --summary report/summary.md
        ibstack report App --output report --since-ios 18 --since-macos 15
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders. Folders are searched for storyboards, xibs and stack definitions.",
      discussion: "The default is the working folder."))
  var paths: [PathArgument] = []

  @OptionGroup var search: SearchOptions

  @Option(
    name: .shortAndLong, help: "Folder for the page, which is created if it does not exist.", completion: .directory)
  var output: String

  @OptionGroup var page: PageOptions

  @OptionGroup var failing: FailureOptions

  @Flag(name: .shortAndLong, help: "Do not print a summary.")
  var quiet = false

  @OptionGroup var comparison: ComparisonOptions

  func validate() throws { try comparison.validate(page.stacks) }

  func run() throws {
    var settings = try page.settings()
    settings.olderSystems = comparison.older.systems
    try ReportRun(
      LintedPaths(search.paths(paths.isEmpty ? ["."] : paths.expanded)), settings, title: page.title, folder: output,
      failing: failing.condition, isQuiet: quiet,
      comparedWith: comparison.compare,
      summary: comparison.summary
    ).run()
  }
}
