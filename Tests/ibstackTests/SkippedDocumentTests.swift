import TestSupport
import Testing

/// What a run does not look at is said, and fails with `--strict`.
@Suite struct SkippedDocumentTests {
  private func lint(_ folder: TestFolder, _ arguments: String...) throws -> ToolRun {
    try ToolRun(["lint", "--select", "malformed-value"] + arguments, in: folder)
  }

  @Test func hiddenDocumentsAreCounted() throws {
    let folder = try TestFolder([".ui/a.xib": Fixture.broken, ".ui/b.xib": Fixture.broken, "c.xib": Fixture.clean])
    let run = try lint(folder)
    #expect(run.status == 0)
    #expect(run.complaints.hasPrefix("2 documents skipped: in .ui; name it to include them, "))
    #expect(try lint(folder, "--strict").status == 1)
    #expect(try lint(folder, ".", ".ui").status == 1)
    try folder.write("exclude: [.ui/]\n", to: ".ibstack.yml")
    let excluded = try lint(folder, "--strict")
    #expect(excluded.status == 0)
    #expect(!excluded.complaints.contains("skipped"))
  }

  @Test func catalogsAndStrangeNamesHideNoDocument() throws {
    for path in ["UI.xcassets/a.xib", "UI.xcassets/a.imageset/a.xib", "Bad\u{600}.xib", "\u{D4E}.storyboard", "A.XIB"] {
      let folder = try TestFolder([path: Fixture.broken])
      let run = try lint(folder)
      #expect(run.status == 1, "\(path)")
      #expect(run.lines.count == 1, "\(path)")
    }
  }
}
