import TestSupport
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

  @Test(arguments: [16, 17, 18, 40])
  func allPathsOfALongCommandLineAreRead(count: Int) throws {
    let names = (0..<count).map { "\($0).xml" }
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, Fixture.broken) }))
    let run = try ToolRun(["lint", "--format", "concise"] + names + ["--quiet"], in: folder)
    let read = run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(read.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == names)
  }

  @Test func aLongCommandLineIsRefusedInTheWordsThatWereTyped() throws {
    let run = try ToolRun(["explain"] + (0..<20).map { "word\($0)" }, in: TestFolder(files))
    #expect(run.status == 64)
    #expect(run.complaints.contains("'word18'"))
    #expect(!run.complaints.contains("word18word19"))
  }

  @Test func aLongListOfRulesIsRead() throws {
    let rules = Array(repeating: "misplaced-view", count: 600)
    let run = try ToolRun(["rules"] + rules, in: TestFolder(files))
    #expect(run.status == 0)
  }

  @Test func optionsWorkWhereNoFileHasTheirName() throws {
    let run = try TestFolder(files).run("lint", "--config", "n.xib", "a.xml")
    #expect(run.status == 0)
  }
}
