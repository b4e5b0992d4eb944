import NibDecoder
import StackLint
import Testing

@testable import LintReports

/// Findings that say the same about a name.
@Suite struct FindingRepeatTests {
  private static let missing = "Stra is not an image of the project; did you mean Star?"

  private func report(_ rule: String, _ messages: [String], fixIts: [Diagnostic.FixIt] = []) -> FindingReport {
    let source = SourceFile(path: "a.xib", text: String(repeating: "<a/>\n", count: messages.count))
    let diagnostics = messages.enumerated().map { index, message in
      Diagnostic(rule, .warning, message, range: SourceRange(index * 5, index * 5 + 4), fixIts: fixIts)
    }
    let file = ReportedFile(path: "a.xib", absolutePath: "/a.xib", repositoryPath: "a.xib")
    return FindingReport(diagnostics, in: source, file: file, document: nil)
  }

  @Test func furtherPlacesOfANameAreNotes() throws {
    let whole = report("missing-image", [Self.missing, "other", Self.missing, Self.missing])
    let findings = whole.withoutRepeats.findings
    #expect(findings.map(\.diagnostic.message) == [Self.missing, "other"])
    #expect(findings[0].fingerprint == whole.findings[0].fingerprint)
    #expect(findings[0].notes.map(\.message) == ["also here", "also here"])
    #expect(findings[0].notes.map(\.start?.line) == [3, 4])
    #expect(findings[0].diagnostic.notes.map(\.range?.lowerBound) == [10, 15])
    #expect(findings[1].notes.isEmpty)
  }

  @Test func noteNamesItsObject() throws {
    let object = ObjectName(kind: "image view", id: "i")
    let place = ObjectNames.Place(object: object, scene: "Card")
    let source = SourceFile(path: "a.xib", text: "<a/>")
    let diagnostic = Diagnostic("missing-image", .warning, Self.missing, range: SourceRange(0, 4))
    let finding = LocatedFinding(diagnostic, LineIndex(source), fingerprint: "", place: place)
    let file = ReportedFile(path: "a.xib", absolutePath: "/a.xib", repositoryPath: "a.xib")
    let report = FindingReport(file: file, findings: [finding, finding], source: source)
    #expect(report.withoutRepeats.findings.map { $0.notes.map(\.message) } == [["also here: image view (i) in Card"]])
  }

  @Test func manyPlacesAreCounted() throws {
    let notes = report("unknown-custom-class", Array(repeating: "gone", count: 13)).withoutRepeats.findings[0].notes
    #expect(notes.count == 11 && notes.last?.message == "and in 2 more places")
  }

  @Test func otherRulesAndFixableFindingsStayApart() {
    #expect(report("frame-noise", ["same", "same"]).withoutRepeats.findings.count == 2)
    let fix = Diagnostic.FixIt("remove it", range: SourceRange(0, 0), replacement: "")
    #expect(report("missing-image", ["same", "same"], fixIts: [fix]).withoutRepeats.findings.count == 2)
    #expect(report("missing-image", ["same", "same"]).withoutRepeats.findings.count == 1)
  }
}
