import ArgumentParser
import Operations

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show screens in a browser, and again whenever a file changes.",
    discussion: """
      Serves the page of report on the loopback address until Ctrl-C ends it. The page follows documents, \
      configurations, sources, images and colors. A document that cannot be read keeps its last picture. \
      Needs an ibstack that is built with the trait Preview\(TraitNote.text(PreviewServer.isSupported)).

        ibstack preview --open
        ibstack preview App --devices retina4_7,retina6_9 --port 8080
      """)

  @Argument(
    help: ArgumentHelp(
      "Files and folders. Folders are searched for storyboards, xibs and stack definitions.",
      discussion: "The default is the working folder."))
  var paths: [PathArgument] = []

  @OptionGroup var search: SearchOptions

  @Option(help: "Port to listen on. The default is any that is free.")
  var port: UInt16 = 0

  @Flag(help: "Open the page in the browser, by xdg-open; on macOS by open.")
  var open = false

  @OptionGroup var page: PageOptions

  @Flag(name: .shortAndLong, help: "Do not print a line for each change.")
  var quiet = false

  func validate() throws {
    guard PreviewServer.isSupported else { throw ValidationError(PreviewFailure.unsupported.description) }
    if searched.contains("-") {
      throw ValidationError("a preview cannot look at standard input again; name files or folders")
    }
  }

  func run() throws {
    try PreviewRun(
      LintedPaths(search.paths(searched)), page.settings(), title: page.title, port: port, opensBrowser: open,
      isQuiet: quiet
    ).run()
  }

  private var searched: [String] { paths.isEmpty ? ["."] : paths.expanded }
}
