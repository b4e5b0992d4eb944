import LayoutAnalysis
import Support

/// Makes the edits of findings' fixes, and proves each of them: see ``FixPass``.
package struct DocumentFixing {
  /// Whether edits that a person should look at are made too.
  package let includesUnsafe: Bool

  package init(includesUnsafe: Bool) { self.includesUnsafe = includesUnsafe }

  /// A finding may show only after another one is fixed, and fixes that overlap are made one after the other.
  private static let maximumPasses = 10

  /// A document after its edits.
  struct Outcome {
    var bytes: [UInt8] { version.bytes }
    /// The document with its remaining findings.
    var report: ReportedDocument { version.report }
    fileprivate let version: FixedVersion
    /// How many findings were fixed, by their own edits or by those of others that overlap them.
    let count: Int
    /// How many fixes are left for another run: their edits overlap others, or too many were tried.
    fileprivate(set) var deferredCount = 0
    /// The fixes that were not made because they would do more than cure their finding, and why.
    fileprivate(set) var refused: [LocatedFinding] = []
    /// The views that repairs and unsafe fixes moved.
    fileprivate(set) var moved: [LocatedFinding] = []

    fileprivate init(_ version: FixedVersion, count: Int) { (self.version, self.count) = (version, count) }

    fileprivate mutating func addMoves(since old: Outcome) { moved = version.moves(since: old.version) }
  }

  /// Fixes findings, pass after pass, until no fix is left. A document that has Xcode's form keeps it; one that is not in
  /// UTF-8, or that the edits would make unreadable, stays as it is. Fixes that only undo each other are not made, nor those
  /// that do not keep their promise.
  ///
  /// - Parameter variants: The devices and users for whom frames are compared, in addition to the document's own canvas.
  func fixed(
    _ bytes: [UInt8], variants: LayoutVariants? = nil, _ lint: @escaping ([UInt8]) -> ReportedDocument
  ) -> Outcome {
    let retry = { FixedVersion($0, lint($0), variants: variants ?? .differentScreens) }
    var outcomes = [Outcome(retry(bytes), count: 0)]
    var trials = Self.trials(bytes.count)
    var isMoved = false
    for _ in 0..<Self.maximumPasses {
      var outcome = outcomes[outcomes.count - 1]
      let passes = passes(outcome.version, trials, retry)
      guard let pass = passes.first(where: { !$0.made.isEmpty }) else {
        outcome.deferredCount = passes.reduce(0) { $0 + $1.leftCount }
        outcome.refused = outcome.version.located(passes.flatMap(\.refusals))
        if isMoved { outcome.addMoves(since: outcomes[0]) }
        return outcome
      }
      trials = pass.trials
      if let earlier = outcomes.first(where: { $0.bytes == pass.result.bytes }) { return earlier }
      outcomes.append(Outcome(pass.result, count: outcome.count + pass.fixedCount))
      isMoved = isMoved || pass.promise != .safe
    }
    var outcome = outcomes[outcomes.count - 1]
    let promises: [FixPass.Promise] = includesUnsafe ? [.repair, .safe, .unsafe] : [.repair, .safe]
    outcome.deferredCount = promises.reduce(0) { $0 + outcome.version.fixable($1).count }
    if isMoved { outcome.addMoves(since: outcomes[0]) }
    return outcome
  }

  /// The repairs; only if none of them is made, the safe fixes; and only if none of these is made either, the unsafe ones.
  private func passes(
    _ version: FixedVersion, _ trials: Int, _ retry: @escaping ([UInt8]) -> FixedVersion
  ) -> [FixPass] {
    let repairs = FixPass(version, .repair, trials: trials, lint: retry)
    guard repairs.made.isEmpty else { return [repairs] }
    let safe = FixPass(version, .safe, trials: repairs.trials, lint: retry)
    guard includesUnsafe, safe.made.isEmpty else { return [repairs, safe] }
    return [repairs, safe, FixPass(version, .unsafe, with: safe.movingFixes, trials: safe.trials, lint: retry)]
  }

  /// How many versions of a document of some size are tried at most: a fix that is not made takes some of them.
  private static func trials(_ size: Int) -> Int { min(max(16, 20_000_000 / (size + 1)), 256) }
}

extension DocumentFixing.Outcome {
  /// The most lines about fixes that were not made, and about views that moved.
  private static let mostRemarks = 20

  /// What is said about single fixes and views: `path:line:column: button "OK" (id): frame changes from … to …`.
  var remarks: [Escaped<LogLine>] {
    lines(refused, rest: "more fixes not made") + lines(moved, rest: "more views with other frames")
  }

  private func lines(_ findings: [LocatedFinding], rest: StaticString) -> [Escaped<LogLine>] {
    let path = report.findings.path
    let lines = findings.prefix(Self.mostRemarks).map { finding -> Escaped<LogLine> in
      let place: Escaped<LogLine> = finding.start.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(path)\(place): \(finding.sentence)"
    }
    let count = findings.count - lines.count
    return count > 0 ? lines + ["\(path): \(count) \("\(rest)")"] : lines
  }
}

/// How many findings of all documents were fixed, or would be.
struct FixCount {
  private(set) var fixed = 0
  private var deferred = 0
  private var refused = 0

  mutating func add(_ outcome: DocumentFixing.Outcome) {
    fixed += outcome.count
    deferred += outcome.deferredCount
    refused += outcome.refused.count
  }

  /// `2 findings fixed`.
  func summary(isDone: Bool) -> Escaped<LogLine> {
    var line: Escaped<LogLine> = "\(fixed) finding\(fixed == 1 ? "" : "s") \(isDone ? "" : "to be ")fixed"
    if refused > 0 { line += ", \(refused) left because their fixes would change more" }
    if deferred > 0 { line += ", \(deferred) left for another run" }
    return line
  }
}
