import ArgumentParser
import Escaping
import FileAccess
import LayoutAnalysis
import LintReports
import LintSetup
import ReportPage

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page that shows all screens with their findings.",
    discussion: """
      Lints documents with the rules of the configuration, as lint does, and writes one file, index.html, with a picture of
      each screen, its findings, its views and its source. The page needs no server and no network.

        ibstack report --output report
        ibstack report App --output report --devices retina4_7,retina6_9 --text-size accessibility-large
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

  func run() throws {
    let run = try lintRun()
    let target = AbsolutePath(output)
    if let failure = FolderCreation.create(target) {
      Terminal.complain("\(failure.message)")
      throw ExitCode(2)
    }
    let pages = PageCollection()
    let drawn = variants.choice.variants
    let sink = OutputSink(path: target.appending("index.html").text)
    try DocumentRun(run.files, failing: failing.condition, sinks: [sink]).process(
      isQuiet: quiet,
      finish: { OutputText(pages.page(of: run.paths, title: pageTitle).html) },
      unread: { file, failure in
        let report = run.noteUnread(file.path, failure)
        pages.add(PageDocument(report), path: file.path)
        return DocumentRun.Output(report, outputs: [])
      },
      closing: {
        (run.projectReports + run.configurationReports).map { report in
          pages.add(PageDocument(report), path: nil)
          return DocumentRun.Output(report, outputs: [])
        }
      },
      { bytes, path in
        let (report, findings) = run.document(bytes, path: path)
        pages.add(PageDocument(report, findings, variants: drawn), path: path)
        return DocumentRun.Output(findings, outputs: [])
      })
  }

  private func lintRun() throws -> LintRun {
    let collection = try fonts.paths.isEmpty ? nil : fonts.collection()
    let options = LintOptions(
      configuration: config, variants: variants.choice, stackViews: stacks.choice, fonts: collection,
      rules: rules.selection)
    return try LintFailure.reporting {
      try LintRun(
        paths: paths.isEmpty ? ["."] : paths.expanded, options: options, selection: LintSelection())
    }
  }

  private var pageTitle: String {
    if let title { return title }
    let path = AbsolutePath(paths.expanded.first ?? ".").text
    return path.folderAndName.name
  }
}
