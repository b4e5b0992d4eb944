import LayoutAnalysis
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

/// Shows documents, and shows them again whenever a file changes.
struct PreviewLoop {
  private let server: PreviewServer
  private let files: WatchedFiles
  private let makeRun: () throws -> LintRun
  private let variants: LayoutVariants?
  private let title: String
  /// Receives a line for each change.
  private let log: (Escaped<LogLine>) -> Void

  private var documents = PreviewDocuments()
  /// Why the page is not what the files are.
  private var problem: String?

  init(
    _ server: PreviewServer, files: WatchedFiles, variants: LayoutVariants?, title: String,
    log: @escaping (Escaped<LogLine>) -> Void, run: @escaping () throws -> LintRun
  ) {
    (self.server, self.files, self.variants, self.title) = (server, files, variants, title)
    (self.log, makeRun) = (log, run)
  }

  /// Shows what there is.
  ///
  /// - Returns: The states of the files that are shown.
  mutating func begin() -> WatchedFiles.States {
    let states = files.states()
    if let run = run() {
      _ = documents.update(run, variants: variants) { _ in true }
      _ = documents.updateOthers(run)
    }
    publish()
    return states
  }

  /// Follows changes until the program ends.
  mutating func follow(_ states: WatchedFiles.States) -> Never {
    var states = states
    while true {
      var looks = 0
      let now = files.waitForChange(since: states) {
        looks += 1
        if looks.isMultiple(of: Self.looksPerPing) { server.ping() }
      }
      show(now.differing(from: states))
      states = now
    }
  }

  /// Some ten seconds.
  private static let looksPerPing = 30

  /// Shows changes: first the documents that were edited, then those whose findings changed with them.
  private mutating func show(_ changed: [String]) {
    let start = ContinuousClock.now
    let edited = Set(changed.map { PathKey($0) })
    guard let run = run() else { return publish() }
    let shown = documents
    let isEdited = { path in edited.contains(PathKey(AbsolutePath(path).text)) || shown.isNew(path) }
    var count = documents.update(run, variants: variants, where: isEdited)
    publish()
    let time = start.duration(to: .now)
    let others = documents.update(run, variants: variants) { !isEdited($0) }
    if documents.updateOthers(run) || others > 0 { publish() }
    count += others
    log("\(Self.sentence(changed)): \(count.counted("document")) redrawn, \(Self.milliseconds(time)) ms")
  }

  /// How documents are linted now; nil if a configuration cannot be used.
  private mutating func run() -> LintRun? {
    do {
      let run = try makeRun()
      problem = nil
      return run
    } catch {
      let lines = LintRun.lines(of: error)
      problem = lines.joined(separator: "\n")
      for line in lines { log("\(line)") }
      return nil
    }
  }

  private func publish() {
    let (page, versions) = documents.page(title: title)
    let parts = page.parts(versions: versions, problem: problem)
    server.publish(PreviewContent(page: parts.html, data: parts.data))
  }

  private static func sentence(_ changed: [String]) -> Escaped<LogLine> {
    let first = changed.first.map { AbsolutePath($0).shown } ?? ""
    return changed.count > 1 ? "\(first) and \(changed.count - 1) more" : "\(first)"
  }

  private static func milliseconds(_ time: Duration) -> Int {
    Int(time.components.seconds) * 1_000 + Int(time.components.attoseconds / 1_000_000_000_000_000)
  }
}
