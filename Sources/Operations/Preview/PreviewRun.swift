import StackLint
import Support

/// Shows screens in a browser, and again whenever a file changes.
package struct PreviewRun {
  private let request: LintRequest
  private let title: String
  private let port: UInt16
  private let opensBrowser: Bool
  private let isQuiet: Bool

  /// - Parameters:
  ///   - title: The heading of the page; nil for the name of what is shown.
  ///   - port: 0 for any that is free.
  ///   - isQuiet: Whether there is no line for each change.
  package init(_ request: LintRequest, title: String?, port: UInt16, opensBrowser: Bool, isQuiet: Bool) {
    (self.request, self.title, self.port) = (request, title ?? request.title, port)
    (self.opensBrowser, self.isQuiet) = (opensBrowser, isQuiet)
  }

  /// Shows documents until a signal ends the program.
  package func run() throws(ExitStatus) {
    let server: PreviewServer
    do throws(PreviewFailure) { server = try PreviewServer.start(port: port) } catch {
      throw .reporting("error: \(error.description)")
    }
    let options = try request.options()
    let (searched, isQuiet) = (request.paths, isQuiet)
    let files = WatchedFiles(paths: searched, configuration: request.configuration, watchesAssets: true)
    var loop = PreviewLoop(
      server, files: files, variants: request.variants.variants, title: title,
      log: { if !isQuiet { Terminal.complain($0) } },
      run: { try LintRun.find(searched, options: options, selection: LintSelection()) })
    let states = loop.begin()
    Interruption.expectEnd()
    let count = states.count
    if !isQuiet { Terminal.complain("showing \(count) file\(count == 1 ? "" : "s"); press Ctrl-C to stop") }
    try Printout("\(server.address)\n" as Escaped<LogLine>).print()
    if opensBrowser, !Browser.usual.open(server.address) {
      Terminal.complain("\(Browser.usual.program) is missing; open \(server.address) in a browser")
    }
    loop.follow(states)
  }
}
