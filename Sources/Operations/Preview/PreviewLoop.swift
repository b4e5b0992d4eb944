import LayoutAnalysis
import StackLint
import Support

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
