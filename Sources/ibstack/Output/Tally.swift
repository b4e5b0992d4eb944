import ArgumentParser
import Escaping
import FileAccess
import NibDecoder

/// Counts the findings and failures of a run.
final class Tally: Sendable {
  private struct Counts {
    var errors = 0
    var warnings = 0
    var failures = 0
    var unwrittenReports = 0
  }

  private let counts: Locked<Counts>

  private let isQuiet: Bool

  /// - Parameter isQuiet: Whether to omit the summary.
  init(failures: Int, isQuiet: Bool = false) {
    self.isQuiet = isQuiet
    counts = Locked(Counts(failures: failures))
  }

  func add(_ part: DocumentRun.Output) {
    let errors = part.diagnostics.count { $0.severity == .error }
    let warnings = part.diagnostics.count { $0.severity == .warning }
    counts.withLock {
      $0.errors += errors
      $0.warnings += warnings
      $0.failures += part.isFailure ? 1 : 0
    }
  }

  /// Finishes the output, prints a summary on standard error, and exits with the run's status.
  func conclude(
    _ sinks: [OutputSink], _ conclusion: OutputText = OutputText(), documents: Int, result: Escaped<LogLine>? = nil,
    failing condition: FailureCondition
  ) throws {
    for (index, sink) in sinks.enumerated() {
      guard let failure = sink.end(index == 0 ? conclusion : OutputText()) else { continue }
      Terminal.complain("\(failure.message)")
      counts.withLock { $0.unwrittenReports += 1 }
    }
    if !isQuiet { printSummary(documents: documents, result: result) }
    let status = status(failing: condition)
    if status != 0 { throw ExitCode(status) }
  }

  /// 2 if something could not be read or written, 1 if findings make the run fail, otherwise 0.
  private func status(failing condition: FailureCondition) -> Int32 {
    let counts = counts.withLock { $0 }
    if counts.failures + counts.unwrittenReports > 0 { return 2 }
    return condition.isMet(errors: counts.errors, warnings: counts.warnings) ? 1 : 0
  }

  /// Prints one line on standard error, so that piped output stays machine-readable. A `result` replaces the warnings.
  private func printSummary(documents: Int, result: Escaped<LogLine>?) {
    let counts = counts.withLock { $0 }
    var parts = [Self.count(documents, "document"), result].compactMap(\.self)
    parts.append(Self.count(counts.errors, "error"))
    if result == nil { parts.append(Self.count(counts.warnings, "warning")) }
    if counts.failures > 0 { parts.append("\(counts.failures) not \(result == nil ? "read" : "updated")") }
    if counts.unwrittenReports > 0 { parts.append(Self.count(counts.unwrittenReports, "report") + " not written") }
    Terminal.complain(parts.joined(separator: ", "))
  }

  private static func count(_ number: Int, _ noun: String) -> Escaped<LogLine> {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
