import TestSupport
import Testing

/// `ibstack layout`: frames on standard output, and errors elsewhere.
@Suite struct TreeOutputTests {
  @Test func aBlankLineSeparatesDocuments() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean, "b.xml": Fixture.unreadable, "c.xml": Fixture.clean])
    let run = try folder.run("layout", "a.xml", "b.xml", "c.xml")
    let paragraphs = run.output.split(separator: "\n\n")
    #expect(paragraphs.map { $0.prefix { $0 != " " } } == ["a.xml", "c.xml"])
  }

  @Test func errorsGoToStandardError() throws {
    let run = try TestFolder(["a.xml": Fixture.broken]).run("layout", "a.xml")
    #expect(run.status == 1)
    #expect(!run.output.contains("error"))
    #expect(
      run.complaints == """
        a.xml:2:17: error: malformed hidden "maybe"; expected YES or NO [malformed-value]
        1 document, 1 error, 0 warnings

        """)
  }
}
