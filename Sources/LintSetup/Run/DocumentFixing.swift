import DocumentEditing
import Escaping
import NibDecoder
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
    /// How many findings were fixed.
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
      let pass = Pass(outcome.report.findings.diagnostics.filter(isWanted))
      outcome.deferredCount = pass.edits.isEmpty ? pass.deferredCount : 0
      guard !pass.edits.isEmpty, outcome.report.findings.source.bytes == outcome.bytes,
        let edited = try? pass.edits.applied(to: outcome.report.findings.source)
      else { return outcome }
      let result = FormattedDocument.keepingForm(of: outcome.bytes, edited: edited)
      if let earlier = seen.first(where: { $0.bytes == result }) { return earlier }
      let report = lint(result)
      guard report.findings.isReadable else { return outcome }
      outcome = Outcome(bytes: result, report: report, count: outcome.count + pass.count)
      seen.append(outcome)
    }
    outcome.deferredCount = outcome.report.findings.diagnostics.count(where: isWanted)
    return outcome
  }

  private func isWanted(_ diagnostic: Diagnostic) -> Bool {
    guard !diagnostic.fixIts.isEmpty else { return false }
    return includesUnsafe || RuleCatalog.rule(diagnostic.ruleID)?.isFixUnsafe == false
  }
}

/// The fixes that can be made together: the first of those that overlap, all edits of a finding or none.
private struct Pass {
  private(set) var edits = EditList()
  private(set) var count = 0
  private(set) var deferredCount = 0

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      do throws(EditError) {
        try edits.insert(contentsOf: diagnostic.fixIts.map(\.edit))
        count += 1
      } catch {
        deferredCount += 1
      }
    }
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
