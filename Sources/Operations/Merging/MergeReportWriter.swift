import DocumentChanges
import Support

/// Tells how merging a document ended.
struct MergeReportWriter {
  let path: String
  let isVerbose: Bool

  /// Tells what is left to a person.
  func tell(_ outcome: MergeOutcome) { lines(about: outcome).forEach(Terminal.complain) }

  /// What is left to a person.
  func lines(about outcome: MergeOutcome) -> [Escaped<LogLine>] {
    switch outcome {
    case .clean(_, let settled): return lines(about: settled)
    case .conflicts(_, let merge, let result):
      let count = result.conflicts.count
      let places = count == 1 ? "its place" : "their places"
      return ["\(path): \(count) conflict\(count == 1 ? "" : "s"); the document has ours in \(places)"]
        + ConflictReport(merge, result.conflicts).lines() + lines(about: result.settled.map(merge.role))
    case .text(_, let count, let reason):
      return ["\(path): merged as text, \(count == 0 ? "without conflicts" : "with conflict markers"): \(reason)"]
    case .refused(let reason): return ["\(path): error: cannot be merged: \(reason)"]
    }
  }

  /// What was settled by rule, such as `2 frames (computed, or ours)`.
  private func lines(about settled: [ElementRole]) -> [Escaped<LogLine>] {
    guard isVerbose, !settled.isEmpty else { return [] }
    let parts = Self.rules.compactMap { role, noun, rule -> String? in
      let count = settled.count { $0 == role }
      return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s") (\(rule))"
    }
    return ["\(path): settled \(parts.joined(separator: ", "))"]
  }

  private static let rules: [(ElementRole, noun: String, rule: String)] = [
    (.document, "document attribute list", "newer Xcode"), (.version, "version", "larger"),
    (.frame, "frame", "computed, or ours"), (.canvas, "place on the canvas", "ours"), (.device, "device", "ours"),
    (.resource, "resource", "ours"), (.simulatedMetrics, "simulated metric", "ours"),
  ]
}
