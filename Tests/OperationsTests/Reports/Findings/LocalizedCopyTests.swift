import Testing

@testable import NibDecoder
@testable import StackLint

/// What is wrong in all copies of a document is reported once.
@Suite struct LocalizedCopyTests {
  private func report(_ path: String, _ findings: [(message: String, id: String?)]) -> ReportedDocument {
    let source = SourceFile(path: path, text: String(repeating: "<a/>\n", count: findings.count))
    let lines = LineIndex(source)
    let located = findings.enumerated().map { index, finding in
      LocatedFinding(
        Diagnostic("misplaced-view", .warning, finding.message, range: SourceRange(index * 5, index * 5 + 4)), lines,
        fingerprint: "\(path) \(index)",
        place: ObjectNames.Place(object: finding.id.map { ObjectName(kind: "label", id: $0) }))
    }
    let file = ReportedFile(path: path, absolutePath: "/\(path)", repositoryPath: path)
    return ReportedDocument(FindingReport(file: file, findings: located, source: source))
  }

  private func messages(_ copies: [ReportedDocument]) -> [[String]] {
    LocalizedCopies.folded(copies).map { $0.findings.findings.map(\.diagnostic.message) }
  }

  @Test func copiesOfADocumentBelongTogether() {
    let paths = [
      "Base.lproj/A.xib", "Base.lproj/B.xib", "C.xib", "de.lproj/A.xib", "de.lproj/A.storyboard", "X/de.lproj/B.xib",
      "fr.lproj/A.xib",
    ]
    #expect(LocalizedCopies.groups(of: paths) == [[0, 3, 6], [1], [2], [4], [5]])
    #expect(LocalizedCopies.groups(of: ["A.xib", "B.xib"]) == [[0], [1]])
    #expect(LocalizedCopies.groups(of: ["de.lproj/A.xib", "de.lproj/A.xib"]) == [[0], [1]])
  }

  @Test func groupsAreNotLargerThanTheLanguagesOfXcode() {
    let groups = LocalizedCopies.groups(of: (0..<250).map { "\($0).lproj/A.xib" })
    #expect(groups.map(\.count) == [100, 100, 50])
  }

  @Test func findingOfAllCopiesIsOneThatNamesTheOthers() {
    let folded = LocalizedCopies.folded([
      report("Base.lproj/A.xib", [("\"Cancel\" is stored at 1", "x"), ("other", "y")]),
      report("de.lproj/A.xib", [("\"Abbrechen\" is stored at 1", "x")]),
      report("fr.lproj/A.xib", [("\"Annuler\" is stored at 2", "x")]),
    ])
    let findings = folded.map(\.findings.findings)
    #expect(findings.map(\.count) == [2, 0, 0])
    #expect(findings[0].map(\.diagnostic.message) == ["\"Cancel\" is stored at 1 (and in 2 more copies)", "other"])
    #expect(findings[0][0].notes.map(\.message) == ["the same in de.lproj/A.xib, fr.lproj/A.xib"])
    #expect(findings[0].map(\.count) == [3, 1])
    #expect(findings[0][0].fingerprint == "Base.lproj/A.xib 0")
  }

  @Test func findingOfOneCopyStays() {
    let copies = [report("Base.lproj/A.xib", [("a", "x")]), report("de.lproj/A.xib", [("a", "y"), ("b", nil)])]
    #expect(messages(copies) == [["a"], ["a", "b"]])
  }

  @Test func findingThatTheFirstCopyLacksIsInTheNext() {
    let copies = [
      report("Base.lproj/A.xib", []), report("de.lproj/A.xib", [("a", "x")]), report("fr.lproj/A.xib", [("b", "x")]),
    ]
    #expect(messages(copies) == [[], ["a (and in 1 more copy)"], []])
  }

  @Test func eachOfSeveralFindingsAboutAnObjectIsComparedWithItsOwn() {
    let copies = [
      report("Base.lproj/A.xib", [("a", "x"), ("b", "x")]),
      report("de.lproj/A.xib", [("a", "x"), ("b", "x"), ("c", "x")]),
    ]
    #expect(messages(copies) == [["a (and in 1 more copy)", "b (and in 1 more copy)"], ["c"]])
  }
}
