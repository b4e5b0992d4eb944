package import StackLint
import Support

/// Shows screens in a browser, and again whenever a file changes.
package struct PreviewRun {
  private let documents: LintedPaths
  private let settings: LintSettings
  private let title: String
  private let port: UInt16
  private let opensBrowser: Bool
  private let isQuiet: Bool

  /// - Parameters:
  ///   - title: The heading of the page; nil for the name of what is shown.
  ///   - port: 0 for any that is free.
  ///   - isQuiet: Whether there is no line for each change.
  package init(
    _ documents: LintedPaths, _ settings: LintSettings, title: String?, port: UInt16, opensBrowser: Bool, isQuiet: Bool
  ) {
    (self.documents, self.settings) = (documents, settings)
    (self.title, self.port) = (title ?? documents.title, port)
    (self.opensBrowser, self.isQuiet) = (opensBrowser, isQuiet)
  }

  /// Shows documents until a signal ends the program.
  package func run() throws(ExitStatus) {
    let server: PreviewServer
    do throws(PreviewFailure) { server = try PreviewServer.start(port: port) } catch {
      throw .reporting("error: \(error.description)")
    }
    let (searched, settings, isQuiet) = (documents.searched, settings, isQuiet)
    let files = WatchedFiles(paths: searched.names, configuration: settings.configuration, watchesAssets: true)
    var loop = PreviewLoop(
      server, files: files, variants: settings.variants.variants, title: title,
      log: { if !isQuiet { Terminal.complain($0) } },
      run: {
        try LintRun.find(searched.names, settings, search: { _ in InputFiles.find(searched, wanted: .layouts) })
      })
    let states = loop.begin()
    Interruption.expectEnd()
    let count = states.count
    if !isQuiet { Terminal.complain("showing \(count.counted("file")); press Ctrl-C to stop") }
    try Printout("\(server.address)\n" as Escaped<LogLine>).print()
    if opensBrowser, !Browser.usual.open(server.address) {
      Terminal.complain("\(Browser.usual.program) is missing; open \(server.address) in a browser")
    }
    loop.follow(states)
  }
}
