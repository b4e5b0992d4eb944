import Foundation
import TestSupport
import Testing

/// `report`: the page as a file, and comparisons with revisions and folders. `Tests/Browser` looks into the page.
@Suite struct ReportCommandTests {
  private func repository() throws -> TestFolder {
    let folder = try TestFolder(["App/a.xib": Fixture.clean, "App/b.xib": Fixture.clean])
    let script = """
      git init -q -b main . && git config user.email test@example.com && git config user.name Test
      git add -A && git commit -qm 1
      """
    #expect(try folder.shell(script).status == 0)
    return folder
  }

  private let report = "\"$IBSTACK\" report App --output out/page"

  @Test func writesOneFileAndCountsFindings() throws {
    let folder = try TestFolder(["App/a.xib": Fixture.clean, "App/b.xib": Fixture.broken])
    let run = try folder.shell("\(report); echo $?; ls out/page; head -1 out/page/index.html")
    #expect(run.lines == ["1", "index.html", "<!DOCTYPE html>"])
    #expect(run.complaints == "2 documents, 1 error, 0 warnings\n")
  }

  @Test func pageIsTheSameEachTime() throws {
    let run = try repository().shell(
      "\(report) -q; cp out/page/index.html first; \(report) -q; cmp first out/page/index.html")
    #expect(run.status == 0 && run.output.isEmpty)
  }

  @Test func pageThatCannotBeWrittenIsReported() throws {
    let run = try repository().shell("touch out; \(report)")
    #expect(run.status == 2)
    #expect(run.complaints.contains("error"))
  }

  @Test func comparisonWithoutChangesSaysSo() throws {
    let run = try repository().shell("\(report) -q --compare main --summary s.md; cat s.md")
    #expect(run.lines.last == "No screen and no finding changed.")
  }

  @Test func comparisonWithARevisionListsWhatCameAndWent() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "App/a.xib")
    try folder.write(Fixture.broken, to: "App/c.xib")
    let run = try folder.shell("rm App/b.xib; \(report) -q --exit-zero --compare main --summary s.md; cat s.md")
    #expect(run.status == 0)
    #expect(run.lines.contains("### App/a.xib") && run.lines.contains("### App/c.xib"))
    #expect(run.lines.filter { $0.hasPrefix("- new error: ") }.count == 2)
  }

  @Test func comparisonWithAFolderIsThatWithTheRevision() throws {
    let folder = try repository()
    try folder.write(Fixture.broken, to: "App/a.xib")
    let run = try folder.shell(
      """
      mkdir Before; git show main:App/a.xib > Before/a.xib; git show main:App/b.xib > Before/b.xib
      \(report) -q --exit-zero --compare main --summary 1.md; \(report) -q --exit-zero --compare Before --summary 2.md
      cmp 1.md 2.md && grep -c new 1.md
      """)
    #expect(run.lines == ["1"])
  }

  @Test func unknownRevisionsAreRefused() throws {
    let run = try repository().shell("\(report) --compare nowhere")
    #expect(run.status == 2)
    #expect(run.complaints.contains("unknown revision \"nowhere\""))
  }

  @Test func summaryNeedsAComparison() throws {
    #expect(try repository().shell("\(report) --summary s.md").status == 64)
  }
}
