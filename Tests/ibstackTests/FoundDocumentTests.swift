import TestSupport
import Testing

/// What commands do with folders: stack definitions are documents, and nothing to do is an error.
@Suite struct FoundDocumentTests {
  private static let files = [
    "a.xml": "<!-- a -->\n<stackView spaceing=\"8\"/>\n", "b.xml": "<resources><string/></resources>",
    "c/d.xml": "<label text=\"D\"/>",
  ]

  @Test(arguments: ["lint", "validate"]) func stackDefinitionsInFoldersAreChecked(command: String) throws {
    let run = try TestFolder(Self.files).run(command, ".")
    #expect(run.status == 1)
    #expect(run.lines.map { $0.prefix(15) } == ["a.xml:2:12: err"])
    #expect(run.complaints == "2 documents, 1 error, 0 warnings\n")
  }

  @Test func stackDefinitionsInFoldersAreLaidOutAndDrawn() throws {
    let folder = try TestFolder(Self.files)
    #expect(try folder.run("layout", "c").lines.count == 2)
    #expect(try folder.run("render", "c").output.contains("<svg "))
    let report = try folder.run("report", ".", "--output", "page", "--exit-zero")
    #expect(report.status == 0)
    #expect(report.complaints.hasPrefix("2 documents, 1 error"))
  }

  @Test func configurationsIncludeThem() throws {
    var files = Self.files
    files[".ibstack.yml"] = "include: [\"c/*.xml\"]\n"
    #expect(try TestFolder(files).run("lint").complaints == "1 document, 0 errors, 0 warnings\n")
    files[".ibstack.yml"] = "exclude: [\"*.xml\"]\n"
    let run = try TestFolder(files).run("lint")
    #expect(run.complaints == "the configuration excludes all 2 documents\n0 documents, 0 errors, 0 warnings\n")
    #expect(run.status == 0)
    #expect(try TestFolder(files).run("lint", "--strict").status == 1)
  }

  @Test(arguments: ["lint", "validate", "layout", "render", "update-frames", "format", "fidelity", "strings extract"])
  func nothingFoundIsAnError(command: String) throws {
    let folder = try TestFolder(["a/b.swift": ""])
    let run = try ToolRun(command.split(separator: " ").map(String.init) + ["a"], in: folder)
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("a: error: no documents found; looked for .storyboard and .xib files"))
  }

  @Test func changedDocumentsAreStackDefinitionsToo() throws {
    let folder = try TestFolder(Self.files)
    let run = try folder.shell(
      """
      git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a
      echo '<label texd="D"/>' > c/d.xml; "$IBSTACK" lint --changed-since HEAD
      """)
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("c/d.xml:1:8: error: unknown attribute texd") == true, "\(run.output)")
  }
}
