import Testing

/// Names of files that look like options.
@Suite struct CommandArgumentTests {
  private let files = [
    "a.xml": Fixture.broken, "--config=n.xib": "", "n.xib": "exclude: [\"*\"]\n", "-q": "", "--output": "",
  ]

  @Test(arguments: [["--config=n.xib", "a.xml"], ["-q", "a.xml"], ["--output", "a.xml", "a.xml"]])
  func areNotTakenForOptions(arguments: [String]) throws {
    let folder = try TestFolder(files)
    let run = try ToolRun(["lint"] + arguments, in: folder)
    #expect(run.status == 64)
    #expect(
      run.complaints.hasPrefix(
        "Error: \(arguments[0]) is both an option and the name of a file; write -- before file names, or remove the file\n"
      ))
  }

  @Test func areFilesAfterTwoDashes() throws {
    let run = try ToolRun(["lint", "--", "--config=n.xib", "a.xml"], in: TestFolder(files))
    #expect(run.status == 1)
    #expect(run.output.contains("a.xml:2:"))
    #expect(run.output.contains("--config=n.xib:1:1: error: "))
  }

  @Test func optionsWorkWhereNoFileHasTheirName() throws {
    let run = try TestFolder(files).run("lint", "--config", "n.xib", "a.xml")
    #expect(run.status == 0)
  }
}
