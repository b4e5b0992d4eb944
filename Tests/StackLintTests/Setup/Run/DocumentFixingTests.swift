import Testing

@testable import Formats
@testable import StackLint

/// Fixes whose edits overlap.
@Suite struct DocumentFixingTests {
  private static func report(_ bytes: [UInt8], _ fixes: [[SourceEdit]]) -> FindingReport {
    let source = SourceFile(path: "a.xml", bytes: bytes)
    let findings = fixes.map { edits in
      let fixIts = edits.map { Diagnostic.FixIt("fix", $0) }
      let diagnostic = Diagnostic("duplicate-constraint", .warning, "message", range: nil, fixIts: fixIts)
      return LocatedFinding(diagnostic, LineIndex(source), fingerprint: "")
    }
    return FindingReport(file: ReportedFile("a.xml"), findings: findings, source: source)
  }

  private func fixed(_ text: String, _ fixes: @escaping (String) -> [[SourceEdit]]) -> (
    text: String, fix: DocumentFixing.Outcome
  ) {
    let outcome = DocumentFixing(includesUnsafe: false).fixed(Array(text.utf8)) { bytes in
      ReportedDocument(Self.report(bytes, fixes(String(decoding: bytes, as: UTF8.self))))
    }
    return (String(decoding: outcome.bytes, as: UTF8.self), outcome)
  }

  private func summary(_ outcomes: DocumentFixing.Outcome...) -> String {
    var count = FixCount()
    for outcome in outcomes { count.add(outcome) }
    return count.summary(isDone: true).string
  }

  /// Two neighbors become one.
  private func joining(_ text: String) -> [[SourceEdit]] {
    (0..<max(0, text.utf8.count - 1)).map { [SourceEdit(SourceRange($0, $0 + 2), "1")] }
  }

  @Test func overlappingFixesAreMadeOneAfterTheOther() {
    let (text, outcome) = fixed("11111", joining)
    #expect(text == "1")
    #expect(outcome.count == 4)
    #expect(outcome.deferredCount == 0)
    #expect(summary(outcome) == "4 findings fixed")
  }

  @Test func findingThatTheEditOfAnotherCuresIsFixed() {
    let (text, outcome) = fixed("ab") {
      $0 == "ab" ? [[SourceEdit(SourceRange(0, 1), "x")], [SourceEdit(SourceRange(0, 2), "xb")]] : []
    }
    #expect(text == "xb")
    #expect(summary(outcome) == "2 findings fixed")
  }

  @Test func fixesThatAreLeftAreCounted() {
    let (text, outcome) = fixed("1") { _ in
      [[SourceEdit(SourceRange(0, 1), "11")], [SourceEdit(SourceRange(0, 1), "2")]]
    }
    #expect(text == String(repeating: "1", count: 11))
    #expect(outcome.deferredCount == 2)
    #expect(summary(outcome) == "10 findings fixed, 2 left for another run")
  }

  /// From "a" a fix leads to "1"; from there fixes lead to "2" and back, or nowhere.
  @Test(arguments: [["1": "2", "2": "1"], ["1": "1"]]) func fixesThatUndoEachOtherAreNotMade(_ next: [String: String]) {
    func fixes(_ text: String) -> [[SourceEdit]] { [[SourceEdit(SourceRange(0, 1), next[text] ?? "1")]] }
    let (text, outcome) = fixed("a", fixes)
    #expect(text == "1")
    #expect(outcome.count == 1)
    let (again, none) = fixed(text, fixes)
    #expect(again == "1")
    #expect(none.count == 0)
    #expect(summary(none) == "0 findings fixed")
  }

  @Test func fixThatOverlapsItselfIsNotMade() {
    let overlapping = [SourceEdit(SourceRange(0, 1), "1"), SourceEdit(SourceRange(0, 1), "2")]
    let (text, outcome) = fixed("ab") {
      $0 == "ab" ? [overlapping, [SourceEdit(SourceRange(1, 2), "c")]] : [overlapping]
    }
    #expect(text == "ac")
    #expect(outcome.count == 1)
    #expect(outcome.deferredCount == 1)
    let summary = summary(outcome, fixed("1", joining).fix)
    #expect(summary == "1 finding fixed, 1 left for another run")
  }
}
