import ArgumentParser
import Escaping
import LintSetup
import NibBundles
import OperatingSystem
import ReportPage
import Reports

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page that shows all screens with their findings.",
    discussion: """
      Lints documents with the rules of the configuration, as lint does, and writes one file, index.html, with a picture of
      each screen, its findings, its views and its source. The page needs no server and no network.

        ibstack report --output report
        ibstack report App --output report --devices retina4_7,retina6_9 --text-size accessibility-large
        ibstack report App --output report --compare origin/main --summary report/summary.md
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders. Folders are searched for .storyboard and .xib files.",
      discussion: "The default is the working folder."))
  var paths: [PathArgument] = []

  @Option(name: .shortAndLong, help: "Folder for the page, which is created if it does not exist.")
  var output: String

  @Option(help: "Heading of the page. The default is the name of the folder.")
  var title: String?

  @Option(help: "Configuration to use for all documents instead of those in their folders.")
  var config: String?

  @OptionGroup var rules: RuleSelectionOptions

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var fonts: FontOptions

  @OptionGroup var failing: FailureOptions

  @Flag(name: .shortAndLong, help: "Do not print a summary.")
  var quiet = false

  @Option(
    help: ArgumentHelp(
      "Show only documents that differ from a git revision or from a folder, before and after.",
      discussion: "The revision is the commit at which it and the working tree parted.", valueName: "revision or folder"
    ))
  var compare: String?

  @Option(help: "File for a summary of the comparison in Markdown, for a comment on a pull request.")
  var summary: String?

  func validate() throws {
    if summary != nil, compare == nil { throw ValidationError("--summary tells what changed; add --compare") }
  }

  func run() throws {
    let run = try lintRun()
    let old = try compare.map { name in
      try LintFailure.reporting { try ComparedDocuments.find(run.paths, in: searched, comparedWith: name) }
    }
    if let failure = FolderCreation.create(output, chosenBy: .option) {
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
    let drawing = PageDrawing(title: pageTitle, paths: run.paths, variants: variants.choice.variants)
    let report = ReportRun(run, old: old, drawing)
    let page = { report.page(comparedWith: compare) }
    let files = [AbsolutePath(output).appending("index.html").text, summary].compactMap(\.self)
    let documents = DocumentRun(
      run.files, notices: run.notices, failing: failing.condition, sinks: files.map { OutputSink(path: $0) })
    try documents.process(
      isQuiet: quiet, finish: { OutputText(page().html) }, unread: report.addUnread,
      closing: {
        let rest = report.addRest()
        guard summary != nil else { return rest }
        return rest + [DocumentRun.Output(texts: [nil, OutputText(page().summary)], statistics: FindingStatistics())]
      }, report.add)
  }

  private var searched: [String] { paths.isEmpty ? ["."] : paths.expanded }

  private func lintRun() throws -> LintRun {
    let collection = try fonts.paths.isEmpty ? nil : fonts.collection()
    let options = try LintOptions(
      configuration: config, variants: variants.choice, stackViews: stacks.choice, fonts: collection,
      translations: variants.translations.folders(), rules: rules.selection)
    return try LintFailure.reporting {
      try LintRun.find(
        searched, options: options, selection: LintSelection(), search: InputFiles.init(withCompiled:))
    }
  }

  private var pageTitle: String {
    if let title { return title }
    let path = AbsolutePath(paths.expanded.first ?? ".").text
    return path.folderAndName.name
  }
}
