import Testing

@testable import NibDecoder
@testable import StackLint

/// Findings of a rule that are reported as one.
@Suite struct FindingGroupTests {
  private static let missing = "Stra is not an image of the project; did you mean Star?"

  private func report(
    _ rule: String, _ messages: [String], object: ObjectName? = nil, scene: String? = nil
  ) -> FindingReport {
    report(rule, messages.map { ($0, []) }, object: object, scene: scene)
  }

  /// A line of the document for each message.
  private func report(
    _ rule: String, _ findings: [(message: String, fixIts: [Diagnostic.FixIt])], object: ObjectName? = nil,
    scene: String? = nil
  ) -> FindingReport {
    let source = SourceFile(path: "a.xib", text: String(repeating: "<a/>\n", count: findings.count))
    let lines = LineIndex(source)
    let located = findings.enumerated().map { index, finding in
      LocatedFinding(
        Diagnostic(
          rule, .warning, finding.message, range: SourceRange(index * 5, index * 5 + 4), fixIts: finding.fixIts),
        lines, fingerprint: "\(index)", place: ObjectNames.Place(object: object, scene: scene))
    }
    let file = ReportedFile(path: "a.xib", absolutePath: "/a.xib", repositoryPath: "a.xib")
    return FindingReport(file: file, findings: located, source: source)
  }

  @Test func furtherPlacesOfANameAreNotes() throws {
    let whole = report("missing-image", [Self.missing, "other", Self.missing, Self.missing])
    let findings = whole.grouped.findings
    #expect(findings.map(\.diagnostic.message) == [Self.missing, "other"])
    #expect(findings[0].fingerprint == whole.findings[0].fingerprint)
    #expect(findings[0].notes.map(\.message) == ["also here", "also here"])
    #expect(findings[0].notes.map(\.start?.line) == [3, 4])
    #expect(findings[0].diagnostic.notes.map(\.range?.lowerBound) == [10, 15])
    #expect(findings[1].notes.isEmpty)
  }

  @Test func groupCountsAsItsFindings() {
    let grouped = report("missing-image", [Self.missing, "other", Self.missing, Self.missing]).grouped
    #expect(grouped.findings.map(\.count) == [3, 1] && grouped.findings.map(\.fixableCount) == [0, 0])
    #expect(grouped.statistics.warnings == 4 && grouped.statistics.rules.map(\.count) == [4])
  }

  @Test func entriesThatATranslationLacksAreOneFinding() {
    let messages = (1...8).map { "fr lacks \($0)" }
    let findings = report("missing-translation", messages).grouped.findings
    #expect(findings.map(\.diagnostic.message) == ["fr lacks 1 (and 7 more)"])
    #expect(findings[0].notes.map(\.message) == messages[1...5] + ["and in 2 more places"])
  }

  @Test func someFindingsStayApart() {
    let whole = report("missing-image", Array(repeating: Self.missing, count: 4))
    #expect(whole.grouped(apart: ["1", "3"]).findings.map(\.fingerprint) == ["0", "1"])
    #expect(whole.grouped(apart: ["1", "3"]).findings.map(\.count) == [2, 2])
  }

  @Test func noteNamesItsObject() throws {
    let object = ObjectName(kind: "image view", id: "i")
    let place = ObjectNames.Place(object: object, scene: "Card")
    let source = SourceFile(path: "a.xib", text: "<a/>")
    let diagnostic = Diagnostic("missing-image", .warning, Self.missing, range: SourceRange(0, 4))
    let finding = LocatedFinding(diagnostic, LineIndex(source), fingerprint: "", place: place)
    let file = ReportedFile(path: "a.xib", absolutePath: "/a.xib", repositoryPath: "a.xib")
    let report = FindingReport(file: file, findings: [finding, finding], source: source)
    #expect(report.grouped.findings.map { $0.notes.map(\.message) } == [["also here: image view (i) in Card"]])
  }

  @Test func manyPlacesAreCounted() throws {
    let notes = report("unknown-custom-class", Array(repeating: "gone", count: 8)).grouped.findings[0].notes
    #expect(notes.count == 6 && notes.last?.message == "and in 2 more places")
    #expect(report("unknown-custom-class", Array(repeating: "gone", count: 7)).grouped.findings[0].notes.count == 6)
    #expect(report("unknown-custom-class", Array(repeating: "gone", count: 6)).grouped.findings[0].notes.count == 5)
  }

  @Test func findingsOfOtherRulesStayApart() {
    #expect(report("malformed-value", ["same", "same"]).grouped.findings.count == 2)
    #expect(report("missing-image", ["same", "same"]).grouped.findings.count == 1)
  }

  @Test func editsOfAGroupAreMadeTogether() {
    let fixes = [0, 5].map { Diagnostic.FixIt("remove it", range: SourceRange($0, $0 + 4), replacement: "") }
    let apart = report("missing-image", [("same", [fixes[0]]), ("same", [fixes[1]])]).grouped.findings
    #expect(apart.map(\.diagnostic.fixIts) == [fixes])
    #expect(apart.map(\.fixableCount) == [2])
    let overlapping = report("missing-image", [("same", [fixes[0]]), ("same", fixes)]).grouped.findings
    #expect(overlapping.map(\.diagnostic.fixIts) == [[fixes[0]], fixes])
  }

  /// An object whose class is the wrong one has none of its outlets.
  @Test func objectWithThreeFindingsHasOne() {
    let object = ObjectName(kind: "view controller", id: "c")
    let messages = ["Login has no outlet a", "Login has no outlet b", "Login has no outlet c"]
    let findings = report("unknown-outlet", messages, object: object).grouped.findings
    #expect(findings.map(\.diagnostic.message) == ["Login has no outlet a (and 2 more)"])
    #expect(findings[0].notes.map(\.message) == Array(messages.dropFirst()))
    #expect(findings[0].notes.map(\.start?.line) == [2, 3])
    #expect(report("unknown-outlet", Array(messages.dropLast()), object: object).grouped.findings.count == 2)
    #expect(report("unknown-outlet", messages).grouped.findings.count == 3)
  }

  @Test func sceneHasOneFindingOfARuleAboutStyle() {
    let object = ObjectName(kind: "button", id: "b")
    let messages = ["<button> is small", "<button> is tiny"]
    let findings = report("tap-target-under-44-points", messages, object: object, scene: "Login").grouped.findings
    #expect(findings.map(\.diagnostic.message) == ["<button> is small (and 1 more)"])
    #expect(findings[0].notes.map(\.message) == ["<button> is tiny"])
    #expect(report("tap-target-under-44-points", messages, object: object).grouped.findings.count == 2)
  }
}
