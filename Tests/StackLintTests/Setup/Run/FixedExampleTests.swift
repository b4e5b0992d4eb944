import Testing

@testable import StackLint
@testable import StackModel

/// The examples of all rules, fixed: each is laid out and linted before and after.
@Suite struct FixedExampleTests {
  private struct Fixed {
    let old: LintResult
    let new: LintResult
    let outcome: DocumentFixing.Outcome
    let again: DocumentFixing.Outcome

    init(_ example: RuleExample, isUnsafe: Bool) {
      let bytes = Array(example.container.document(around: example.text).utf8)
      let linter = Linter(RuleCatalog.rules)
      func report(_ bytes: [UInt8]) -> LintResult {
        linter.lint(bytes, path: "a.xib", variants: example.variants, project: example.project)
      }
      func fixed(_ bytes: [UInt8]) -> DocumentFixing.Outcome {
        DocumentFixing(includesUnsafe: isUnsafe).fixed(bytes, variants: example.variants) { bytes in
          let report = report(bytes)
          return ReportedDocument(report, FindingReport(report, file: ReportedFile("a.xib")))
        }
      }
      outcome = fixed(bytes)
      (old, new, again) = (report(bytes), report(outcome.bytes), fixed(outcome.bytes))
    }

    /// How often each rule has a finding. Of the structure's faults all count: a repair leaves the next one of an element.
    static func counts(_ report: LintResult) -> [String: Int] {
      let faults = report.structure?.all ?? []
      let rules = Set(StructureFault.Kind.allCases.map(\.ruleID))
      let found = report.diagnostics.map(\.ruleID).filter { !rules.contains($0) } + faults.map(\.kind.ruleID)
      return found.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Whether a repair made another document of it.
    var isRepaired: Bool { old.structure?.all.count != new.structure?.all.count }

    /// The frames on the document's own canvas.
    static func frames(_ report: LintResult) -> [Rect] { report.layout?.views.map(\.frame) ?? [] }
  }

  private static let examples = RuleCatalog.rules.flatMap { rule in
    rule.examples.filter { if case .file = $0.container { false } else { !$0.isGood } }.map { (rule, $0) }
  }

  @Test(arguments: [false, true]) func fixesKeepTheirPromises(isUnsafe: Bool) {
    var (fixedCount, movedCount) = (0, 0)
    for (rule, example) in Self.examples {
      let fixed = Fixed(example, isUnsafe: isUnsafe)
      fixedCount += fixed.outcome.count
      movedCount += fixed.isRepaired ? 0 : fixed.outcome.moved.count
      let (old, new) = (Fixed.counts(fixed.old), Fixed.counts(fixed.new))
      // What a repair makes Xcode read may have other faults of layout, and attributes that layout does not read.
      let added = new.filter { rule, count in
        let isOfDocument = RuleCatalog.rule(rule)?.category == .document && rule != "unread-attribute"
        return count > old[rule, default: 0] && (!fixed.isRepaired || isOfDocument)
      }
      #expect(added.isEmpty, "\(rule.id): \(added)\n\(example.text)")
      let isSaid = (isUnsafe || fixed.isRepaired) && !fixed.outcome.moved.isEmpty
      #expect(Fixed.frames(fixed.old) == Fixed.frames(fixed.new) || isSaid, "\(rule.id): \(example.text)")
      #expect(fixed.again.bytes == fixed.outcome.bytes, "\(rule.id): a second run changes more")
    }
    #expect(fixedCount > 10)
    #expect((movedCount > 0) == isUnsafe)
  }
}
