import Testing

/// The replay of pages finds what is wrong with one.
@Suite struct TranscriptReplayTests {
  private func problems(_ page: String) throws -> [String] {
    var replay = try TranscriptReplay()
    return try MarkdownPage("page.md", text: page).blocks.flatMap { try replay.problems(of: $0) }
  }

  private let shown = "```xml\n<stackView><view/></stackView>\n```\n\n"

  @Test func readsFilesThatThePageShows() throws {
    #expect(try problems(shown + "```text\n$ ibstack validate a.xml\n1 document, 0 errors, 0 warnings\n```\n") == [])
  }

  @Test func reportsOtherOutputWithItsLine() throws {
    let problems = try problems(shown + "```text\n$ ibstack validate a.xml\n2 documents, 0 errors, 0 warnings\n```\n")
    #expect(problems == ["line 6: `ibstack validate a.xml` prints\n1 document, 0 errors, 0 warnings\n"])
  }

  @Test func reportsOutputThatThePageDoesNotShow() throws {
    #expect(try problems(shown + "```text\n$ ibstack layout a.xml\n```\n").count == 1)
    #expect(try problems("```text\n$ ibstack validate broken.xml\n```\n").count == 1)
  }

  @Test func summaryOfACleanRunCanBeLeftOut() throws {
    #expect(try problems(shown + "```text\n$ ibstack validate a.xml\n```\n") == [])
  }

  @Test func comparesEachCommandOfABlock() throws {
    let page =
      "    $ ibstack validate form.xml\n    1 document, 0 errors, 0 warnings\n    $ ibstack validate form.xml\n    nothing\n"
    #expect(try problems(page).map { $0.prefix(7) } == ["line 3:"])
  }

  @Test func editsTheFileThatADiffNames() throws {
    let edit = "```diff\n-<stackView><view/></stackView>\n+<stackView><view hidden=\"maybe\"/></stackView>\n```\n"
    let run = "```text\n$ ibstack validate a.xml\n…\n1 document, 1 error, 0 warnings\n```\n"
    let clean = "```text\n$ ibstack validate a.xml\n1 document, 0 errors, 0 warnings\n```\n"
    #expect(try problems(shown + clean + edit + run) == [])
    #expect(try problems(shown + run).count == 1)
  }

  @Test func reportsEditsOfNoFile() throws {
    #expect(
      try problems("```diff\n-<noSuchElement/>\n+<view/>\n```\n")
        == ["no file contains the lines that line 2 edits"])
  }

  @Test(arguments: [
    (["a", "b", "c"], ["a", "…", "c"], true), (["a", "c"], ["a", "…", "c"], true), (["a"], ["a", "…"], true),
    (["a", "b"], ["a"], false), (["a"], ["a", "b"], false), (["a", "b"], ["…", "a"], false),
    (["a", "b", "b"], ["…", "b"], true), ([], ["…"], true), ([], [], true), (["text…"], ["…"], true),
    (["b"], ["text…"], false),
  ])
  func ellipsisStandsForLines(lines: [String], expected: [String], matches: Bool) {
    #expect(TranscriptReplay.matches(lines[...], expected[...]) == matches)
  }

  @Test func blocksHaveSectionsAndKinds() {
    let page = MarkdownPage("page.md", text: "# One\n\n    a\n    b\n\n## Two\n### Three\n```text\n$ c\n\n```\n")
    #expect(page.blocks.map(\.section) == ["One", "Two"])
    #expect(page.blocks.map(\.kind) == ["indented", "text"])
    #expect(page.blocks.map(\.line) == [3, 9])
    #expect(page.blocks.map(\.lines) == [["a", "b"], ["$ c", ""]])
  }
}
