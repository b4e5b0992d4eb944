import Foundation
import Testing

@testable import Formats
@testable import Operations
@testable import StackLint
@testable import Support

@Suite struct PageDocumentTests {
  @Test func listsScenesAndFindingsWithTheirViews() throws {
    let entry = try PageEntry(PageDocument(ReportedStoryboard(views: ReportedStoryboard.button).report))
    #expect(entry.path == ReportedStoryboard.path)
    #expect(entry.scenes.map(\.name) == ["Welcome"])
    let finding = try #require(entry.findings.first { $0.rule == "ambiguous-layout" })
    #expect(finding.scene == 0 && finding.view == 2)
    #expect(finding.new == nil && entry.went == nil)
  }

  @Test func findingsThatNoScreenShowsHaveTheirLine() throws {
    let source = SourceFile(path: "a.swift", text: "// The screen\n\tlet name = \"Gone\" // é\n")
    let range = SourceRange(26, 32)
    let file = ReportedFile(path: "a.swift", absolutePath: "/a.swift", repositoryPath: "a.swift")
    let diagnostic = Diagnostic("unknown-storyboard", .warning, "no such storyboard", range: range)
    let entry = try PageEntry(PageDocument(FindingReport([diagnostic], in: source, file: file)))
    #expect(entry.findings.map(\.excerpt) == [["let name = ", "\"Gone\"", " // é"]])
    let shown = try PageEntry(PageDocument(ReportedStoryboard(views: ReportedStoryboard.button).report))
    #expect(shown.findings.first { $0.scene != nil }.map { $0.excerpt == nil } == true)
  }

  @Test func linesThatAreLongAreCutAroundTheFinding() throws {
    let text = String(repeating: "a", count: 1000) + "!" + String(repeating: "b", count: 1000)
    let source = SourceFile(path: "a.swift", text: text)
    let file = ReportedFile(path: "a.swift", absolutePath: "/a.swift", repositoryPath: "a.swift")
    let diagnostic = Diagnostic("unknown-storyboard", .warning, "no such storyboard", range: SourceRange(1000, 1001))
    let entry = try PageEntry(PageDocument(FindingReport([diagnostic], in: source, file: file)))
    let excerpt = try #require(entry.findings.first?.excerpt)
    #expect(excerpt[0] == "…" + String(repeating: "a", count: 80))
    #expect(excerpt[1] == "!")
    #expect(excerpt[2] == String(repeating: "b", count: 159) + "…")
  }

  /// Reports that are read back may name places that are not in their lines.
  @Test func excerptsOfPlacesOutsideOfTheirLineEndThere() throws {
    let line = "  let name = 1"
    let lines = LineIndex(SourceFile(path: "a.swift", text: line))
    for (start, end) in (1...20).flatMap({ start in (1...20).map { (start, $0) } }) {
      for endLine in [1, 2] {
        let finding = LocatedFinding(
          Diagnostic("unknown-storyboard", .warning, "no such storyboard", range: nil),
          start: SourcePosition(line: 1, column: start), end: SourcePosition(line: endLine, column: end), notes: [],
          fingerprint: "")
        var json = JSONWriter()
        json.object { json in FindingExcerpt(finding, lines)?.write(to: &json) }
        let excerpt = try JSONDecoder().decode([String: [String]].self, from: Data(json.text.bytes))["excerpt"]
        let indent = start < 3 ? start - 1 : 2
        #expect(excerpt?.joined() == String(line.dropFirst(indent)), "\(start) to \(endLine):\(end)")
      }
    }
  }

  @Test func unreadableDocumentsHaveNoPictures() throws {
    let document = PageDocument(ReportedStoryboard(views: "<label>").report)
    #expect(document.pictures.isEmpty && document.details == nil)
    #expect(try PageEntry(document).findings.map(\.rule) == ["ill-formed-xml"])
  }

  @Test func equalDocumentsHaveNoChanges() throws {
    let document = PageDocument.compared(ReportedStoryboard(), ReportedStoryboard())
    #expect(document.summary.isEmpty)
    let scene = try #require(PageEntry(document).scenes.first)
    #expect(scene.change == nil && scene.changes == nil)
  }

  @Test func changesOfTheContentAreTold() throws {
    let document = PageDocument.compared(ReportedStoryboard(), ReportedStoryboard(text: "Hi"))
    let changes = try #require(PageEntry(document).changes)
    #expect(changes.count == 1)
    #expect(changes.first?.entries.map(\.change) == ["changed"])
    #expect(changes.first?.entries.first?.text.hasSuffix(": text \"Hello\" → \"Hi\"") == true)
    #expect(document.summary.string.contains("- changed label \"Hi\""))
    #expect(document.summary.string.contains("- screen Welcome changed: label "))
  }

  @Test func findingWhoseLineChangedIsNotNew() throws {
    let button = ReportedStoryboard.button
    let other = button.replacing("opaque=\"NO\"", with: "opaque=\"NO\" tag=\"3\"")
    let entry = try PageEntry(.compared(ReportedStoryboard(views: button), ReportedStoryboard(views: other)))
    #expect(entry.findings.map(\.rule).contains("ambiguous-layout"))
    #expect(entry.findings.allSatisfy { $0.new != true } && entry.went?.isEmpty ?? true)
  }

  @Test func documentThatWasOnlySavedAgainIsNotTold() throws {
    let document = PageDocument.compared(ReportedStoryboard(), ReportedStoryboard(tools: 23_000))
    #expect(document.summary.isEmpty)
    #expect(try PageEntry(document).changes == nil)
  }

  @Test func viewsAndFindingsComeAndGo() throws {
    let (plain, more) = (ReportedStoryboard(), ReportedStoryboard(views: ReportedStoryboard.button))
    let added = try PageEntry(.compared(plain, more))
    #expect(added.scenes.first?.changes?.map(\.kind) == ["added"])
    #expect(added.findings.filter { $0.new == true }.map(\.rule).contains("ambiguous-layout"))
    let removed = PageDocument.compared(more, plain)
    let entry = try PageEntry(removed)
    #expect(entry.scenes.first?.changes?.map(\.kind) == ["removed"])
    #expect(try #require(entry.went).map(\.rule).contains("ambiguous-layout"))
    #expect(removed.summary.string.contains("- gone "))
  }

  private static func buttons(_ numbers: ClosedRange<Int>) -> ReportedStoryboard {
    let views = numbers.map { ReportedStoryboard.button.replacing("but-to-001", with: "but-to-00\($0)") }
    return ReportedStoryboard(views: views.joined())
  }

  @Test func groupTellsHowManyFindingsItIs() throws {
    let report = Self.buttons(1...3).report
    let finding = try PageEntry(PageDocument(report.grouped)).findings.first { $0.rule == "ambiguous-layout" }
    #expect(finding?.count == report.findings.findings.count { $0.diagnostic.ruleID == "ambiguous-layout" })
    #expect(finding?.count ?? 0 >= 3)
  }

  /// Of a group that loses one, one is gone, and none is new.
  @Test func findingsOfGroupsComeAndGoOneByOne() throws {
    let (few, many) = (Self.buttons(2...3), Self.buttons(1...3))
    let removed = try PageEntry(.compared(many, few))
    let one = few.report.findings.findings.count { $0.diagnostic.ruleID == "ambiguous-layout" } / 2
    func count(_ findings: [PageEntry.Finding]?) -> Int {
      (findings ?? []).filter { $0.rule == "ambiguous-layout" }.reduce(0) { $0 + ($1.count ?? 1) }
    }
    #expect(removed.findings.allSatisfy { $0.new != true })
    #expect(count(removed.went) == one && count(removed.findings) == 2 * one)
    let added = try PageEntry(.compared(few, many))
    #expect(added.went?.isEmpty ?? true)
    #expect(count(added.findings.filter { $0.new == true }) == one && count(added.findings) == 3 * one)
  }

  @Test func scenesComeAndGo() throws {
    let more = ReportedStoryboard(scenes: ReportedStoryboard.scene(named: "Extra"))
    let added = try PageEntry(.compared(ReportedStoryboard(), more)).scenes
    #expect(added.map(\.name) == ["Welcome", "Extra"] && added.map(\.change) == [nil, "added"])
    let removed = try PageEntry(.compared(more, ReportedStoryboard())).scenes
    #expect(removed.map(\.name) == ["Welcome", "Extra"] && removed.map(\.change) == [nil, "removed"])
  }

  @Test func documentsComeAndGo() throws {
    let new = PageDocument.compared(nil, ReportedStoryboard())
    #expect(try PageEntry(new).scenes.map(\.change) == ["added"])
    #expect(new.picturesBefore == nil && !new.pictures.isEmpty)
    let gone = PageDocument.compared(ReportedStoryboard(), nil)
    #expect(try PageEntry(gone).scenes.map(\.change) == ["removed"])
    #expect(gone.picturesBefore != nil && gone.pictures.isEmpty)
  }

  @Test func picturesOfManyScenesAreReadAFewAtATime() throws {
    let count = 2 * PictureBlocks.scenesInBlock
    let scenes = (1...count).map { ReportedStoryboard.scene(named: "More\($0)") }.joined()
    let document = PageDocument(ReportedStoryboard(scenes: scenes).report)
    #expect(try PageEntry(document).scenes.count == count + 1)
    #expect(document.pictures.map(\.blocks.count) == [3])
    #expect(
      PageDocument.compared(ReportedStoryboard(), ReportedStoryboard(scenes: scenes)).picturesBefore?.blocks.count == 3)
  }

  @Test func picturesOfFewScenesAreReadTogether() {
    let document = PageDocument(ReportedStoryboard(scenes: ReportedStoryboard.scene(named: "Extra")).report)
    #expect(document.pictures.map(\.blocks.count) == [1])
  }
}
