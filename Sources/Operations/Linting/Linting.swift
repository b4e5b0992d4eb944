package import StackLint
import Support

/// Lints documents with the rules of their configurations.
package struct Linting {
  private let request: LintRequest
  private let reports: RequestedReports
  private let condition: FailureCondition
  private let fixing: DocumentFixing?
  private let isDiff: Bool

  /// - Parameters:
  ///   - fixing: The edits to make; nil for none.
  ///   - isDiff: Whether the edits are printed as a diff instead of made.
  package init(
    _ request: LintRequest, _ reports: RequestedReports, failing condition: FailureCondition,
    fixing: DocumentFixing?, isDiff: Bool
  ) {
    (self.request, self.reports, self.condition) = (request, reports, condition)
    (self.fixing, self.isDiff) = (fixing, isDiff)
  }

  /// Lints once.
  package func run() throws(ExitStatus) { try run(isLast: true) }

  /// Lints, and lints again whenever a file changes, until a signal ends the program.
  package func watch() -> Never {
    let files = WatchedFiles(paths: request.paths, configuration: request.configuration)
    while true {
      let before = files.states()
      Terminal.clear()
      // The status of a run is nothing to a program that goes on.
      try? run(isLast: false)
      if !reports.isQuiet {
        Terminal.complain("watching \(before.count) file\(before.count == 1 ? "" : "s"); press Ctrl-C to stop")
      }
      let changed = files.waitForChange(since: before).differing(from: before)
      if !reports.isQuiet, !Terminal.isOutputTerminal { Terminal.complain("\(Self.sentence(changed))") }
    }
  }

  private func run(isLast: Bool) throws(ExitStatus) {
    ProgressLine.begin()
    defer { ProgressLine.end() }
    var run = try request.run()
    if isLast { ProcessLifetime.keep(run) }
    if isDiff, let fixing {
      return try run.printDiffs(
        path: reports.path, fixing: fixing, failing: condition, isQuiet: reports.isQuiet)
    }
    run.progress = { ProgressLine.note($0, done: $1, of: $2) }
    // What is found is suppressed, whatever else is reported.
    let result = Result { () throws(ExitStatus) in
      try run.lint(
        to: outputs(of: run), failing: condition, fixing: fixing, isQuiet: reports.isQuiet)
    }
    for line in try LintFailure.reporting({ try run.addSuppressions() }) { Terminal.complain(line) }
    try result.get()
    if let line = try LintFailure.reporting({ try run.finish() }) { Terminal.complain(line) }
  }

  private func outputs(of run: LintRun) -> [any FindingOutput] {
    reports.outputs(
      for: run.head,
      drawing: PageDrawing(title: request.title, paths: run.paths, variants: request.variants.variants))
  }

  private static func sentence(_ changed: [String]) -> String {
    let first = changed.first.map { AbsolutePath($0).shown } ?? ""
    return changed.count > 1 ? "\(first) and \(changed.count - 1) more changed" : "\(first) changed"
  }
}

/// What ends a run before it has linted anything.
package enum LintFailure {
  /// Reports the reason why a step fails.
  static func reporting<Result>(_ work: () throws -> Result) throws(ExitStatus) -> Result {
    do {
      return try work()
    } catch {
      ProgressLine.end()
      throw .reporting(lines(of: error))
    }
  }

  /// The reason why a step fails.
  package static func lines(of error: any Error) -> [String] {
    switch error {
    case let error as InvalidConfiguration: error.lines
    case let error as InputFile.Failure: [error.message]
    case let error as Git.Failure: ["error: \(error.message)"]
    default: ["error: \(String(describing: error))"]
    }
  }
}
