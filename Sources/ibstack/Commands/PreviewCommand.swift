import ArgumentParser
import Escaping
import LintSetup
import OperatingSystem
import Preview

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show screens in a browser, and again whenever a file changes.",
    discussion: """
      Serves the page of report on the loopback address until Ctrl-C ends it. The page follows documents,
      configurations, sources, images and colors. A document that cannot be read keeps its last picture.

        ibstack preview --open
        ibstack preview App --devices retina4_7,retina6_9 --port 8080
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders. Folders are searched for .storyboard and .xib files.",
      discussion: "The default is the working folder."))
  var paths: [PathArgument] = []

  @Option(help: "Port to listen on. The default is any that is free.")
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser, by xdg-open; on macOS by open.")
  var open = false

  @Option(help: "Heading of the page. The default is the name of the folder.")
  var title: String?

  @Option(help: "Configuration to use for all documents instead of those in their folders.")
  var config: String?

  @OptionGroup var rules: RuleSelectionOptions

  @OptionGroup var variants: VariantOptions

  @OptionGroup var stacks: StackViewOptions

  @OptionGroup var fonts: FontOptions

  @Flag(name: .shortAndLong, help: "Do not print a line for each change.")
  var quiet = false

  func validate() throws {
    if searched.contains("-") {
      throw ValidationError("a preview cannot look at standard input again; name files or folders")
    }
  }

  func run() throws {
    let server = try listen()
    let collection = try fonts.paths.isEmpty ? nil : fonts.collection()
    let options = try LintOptions(
      configuration: config, variants: variants.choice, stackViews: stacks.choice, fonts: collection,
      translations: variants.translations.folders(), rules: rules.selection)
    let (searched, isQuiet) = (searched, quiet)
    let files = WatchedFiles(paths: searched, configuration: config, watchesAssets: true)
    var loop = PreviewLoop(
      server, files: files, variants: variants.choice.variants, title: pageTitle,
      log: { if !isQuiet { Terminal.complain($0) } },
      run: { try LintRun.find(searched, options: options, selection: LintSelection()) })
    let states = loop.begin()
    Interruption.expectEnd()
    let count = states.count
    if !quiet { Terminal.complain("showing \(count) file\(count == 1 ? "" : "s"); press Ctrl-C to stop") }
    try Printout("\(server.address)\n" as Escaped<LogLine>).print()
    if open, !Browser.usual.open(server.address) {
      Terminal.complain("\(Browser.usual.program) is missing; open \(server.address) in a browser")
    }
    loop.follow(states)
  }

  private var searched: [String] { paths.isEmpty ? ["."] : paths.expanded }

  private var pageTitle: String { title ?? AbsolutePath(searched[0]).text.folderAndName.name }

  private func listen() throws -> PreviewServer {
    do throws(PreviewFailure) {
      return try PreviewServer(port: port)
    } catch .unsupported {
      throw ValidationError(PreviewFailure.unsupported.description)
    } catch {
      Terminal.complain("error: \(error.description)")
      throw ExitCode(2)
    }
  }
}
