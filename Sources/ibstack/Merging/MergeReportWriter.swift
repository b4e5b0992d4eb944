import DocumentChanges
import Escaping
import OperatingSystem
import Reports

/// Tells how merging a document ended.
struct MergeReportWriter {
  let path: String
  let isVerbose: Bool

  /// Complains about what is left to a person.
  func tell(_ outcome: MergeOutcome) {
    switch outcome {
    case .clean(_, let settled): tell(settled)
    case .conflicts(_, let merge, let result):
      let count = result.conflicts.count
      Terminal.complain(
        "\(path): \(count) conflict\(count == 1 ? "" : "s"); the document has ours in \(count == 1 ? "its place" : "their places")"
      )
      ConflictReport(merge, result.conflicts).lines().forEach(Terminal.complain)
      tell(result.settled.map(merge.role))
    case .text(_, let count, let reason):
      Terminal.complain(
        "\(path): merged as text, \(count == 0 ? "without conflicts" : "with conflict markers"): \(reason)")
    case .refused(let reason): Terminal.complain("\(path): error: cannot be merged: \(reason)")
    }
  }

  /// What was settled by rule, such as `2 frames (computed, or ours)`.
  private func tell(_ settled: [ElementRole]) {
    guard isVerbose, !settled.isEmpty else { return }
    let parts = Self.rules.compactMap { role, noun, rule -> String? in
      let count = settled.count { $0 == role }
      return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s") (\(rule))"
    }
    Terminal.complain("\(path): settled \(parts.joined(separator: ", "))")
  }

  private static let rules: [(ElementRole, noun: String, rule: String)] = [
    (.document, "document attribute list", "newer Xcode"), (.version, "version", "larger"),
    (.frame, "frame", "computed, or ours"), (.canvas, "place on the canvas", "ours"), (.device, "device", "ours"),
    (.resource, "resource", "ours"), (.simulatedMetrics, "simulated metric", "ours"),
  ]
}
