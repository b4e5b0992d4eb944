import DocumentEditing
import Escaping
import NibDecoder
import ObjectNames
package import Reports
import StackLint

/// Makes the edits of findings' fixes.
package struct DocumentFixing {
  /// Whether edits that a person should look at are made too.
  package let includesUnsafe: Bool

  package init(includesUnsafe: Bool) { self.includesUnsafe = includesUnsafe }

  /// A finding may show only after another one is fixed, and fixes that overlap are made one after the other.
  private static let maximumPasses = 10

  /// A document after its edits.
  package struct Outcome {
    package var bytes: [UInt8]
    /// The document with its remaining findings.
    package var report: ReportedDocument
    /// How many findings were fixed, by their own edits or by those of others that overlap them.
    package var count = 0
    /// How many fixes were not made because their edits overlap others.
    package var deferredCount = 0
  }

  /// Fixes findings, pass after pass, until no fix is left. A document that has Xcode's form keeps it; one that is not in
  /// UTF-8, or that the edits would make unreadable, stays as it is. Fixes that only undo each other are not made.
  package func fixed(_ bytes: [UInt8], _ lint: ([UInt8]) -> ReportedDocument) -> Outcome {
    var outcome = Outcome(bytes: bytes, report: lint(bytes))
    var seen = [outcome]
    for _ in 0..<Self.maximumPasses {
      let pass = Pass(wanted(outcome.report))
      outcome.deferredCount = pass.edits.isEmpty ? pass.deferred.count : 0
      guard !pass.edits.isEmpty, outcome.report.findings.source.bytes == outcome.bytes,
        let edited = try? pass.edits.applied(to: outcome.report.findings.source)
      else { return outcome }
      let result = FormattedDocument.keepingForm(of: outcome.bytes, edited: edited)
      if let earlier = seen.first(where: { $0.bytes == result }) { return earlier }
      let report = lint(result)
      guard report.findings.isReadable else { return outcome }
      outcome = Outcome(bytes: result, report: report, count: outcome.count + pass.fixedCount(leaving: wanted(report)))
      seen.append(outcome)
    }
    outcome.deferredCount = wanted(outcome.report).count
    return outcome
  }

  private func wanted(_ report: ReportedDocument) -> [LocatedFinding] {
    report.findings.findings.filter { finding in
      guard !finding.diagnostic.fixIts.isEmpty else { return false }
      return includesUnsafe || RuleCatalog.rule(finding.diagnostic.ruleID)?.isFixUnsafe == false
    }
  }
}

/// The fixes that can be made together: the first of those that overlap, all edits of a finding or none.
private struct Pass {
  private(set) var edits = EditList()
  private(set) var deferred: [LocatedFinding] = []
  private var count = 0

  init(_ findings: [LocatedFinding]) {
    for finding in findings {
      do throws(EditError) {
        try edits.insert(contentsOf: finding.diagnostic.fixIts.map(\.edit))
        count += 1
      } catch {
        deferred.append(finding)
      }
    }
  }

  private struct Subject: Hashable {
    let ruleID: String
    let object: ObjectName?

    init(_ finding: LocatedFinding) { (ruleID, object) = (finding.diagnostic.ruleID, finding.object) }
  }

  /// How many findings the edits fixed. What is left may be said in other words, but by the same rule of the same object.
  func fixedCount(leaving rest: [LocatedFinding]) -> Int {
    let left = Dictionary(grouping: rest, by: Subject.init)
    let overlapped = Dictionary(grouping: deferred, by: Subject.init)
    return overlapped.reduce(count) { $0 + max(0, $1.value.count - (left[$1.key]?.count ?? 0)) }
  }
}

/// How many findings of all documents were fixed, or would be.
struct FixCount {
  private(set) var fixed = 0
  private var deferred = 0

  mutating func add(_ outcome: DocumentFixing.Outcome) {
    fixed += outcome.count
    deferred += outcome.deferredCount
  }

  /// `2 findings fixed`.
  func summary(isDone: Bool) -> Escaped<LogLine> {
    let done: Escaped<LogLine> = "\(fixed) finding\(fixed == 1 ? "" : "s") \(isDone ? "" : "to be ")fixed"
    guard deferred > 0 else { return done }
    return "\(done), \(deferred) left because their edits overlap others; run again"
  }
}
