import TestSupport
import Testing

/// How a run ends: 0 clean, 1 errors, 2 a file could not be read, 64 wrong usage.
@Suite struct ExitStatusTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "clean.xml": Fixture.clean, "broken.xml": Fixture.broken, "unreadable.xml": Fixture.unreadable,
      "warnings.storyboard": Fixture.storyboard,
    ])
  }

  @Test(arguments: ["validate", "layout"])
  func zeroWithoutErrors(command: String) throws {
    let run = try folder.run(command, "clean.xml")
    #expect(run.status == 0)
    #expect(run.complaints == "1 document, 0 errors, 0 warnings\n")
  }

  @Test(arguments: ["validate", "layout"])
  func zeroWithWarnings(command: String) throws {
    let run = try folder.run(command, "warnings.storyboard")
    #expect(run.status == 0)
    #expect(run.complaints == "1 document, 0 errors, 2 warnings\n")
  }

  @Test(arguments: ["validate", "layout"], ["broken.xml", "unreadable.xml"])
  func oneWithErrors(command: String, path: String) throws {
    let run = try folder.run(command, "clean.xml", path)
    #expect(run.status == 1)
    #expect(run.complaints.hasSuffix("2 documents, 1 error, 0 warnings\n"))
  }

  @Test(arguments: ["validate", "layout"])
  func twoWhereAFileCannotBeRead(command: String) throws {
    let run = try folder.run(command, "missing.xml", "broken.xml", "clean.xml")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("missing.xml: error: cannot be read: No such file or directory\n"))
    #expect(run.complaints.hasSuffix("3 documents, 1 error, 0 warnings, 1 not read\n"))
  }

  @Test func exitZeroIgnoresFindings() throws {
    for options in [["lint", "--exit-zero"], ["lint", "--exit-zero", "--strict", "--max-warnings", "0"]] {
      let run = try ToolRun(options + ["broken.xml", "warnings.storyboard"], in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("error: ") && run.output.contains("warning: "))
    }
    #expect(try folder.run("lint", "--exit-zero", "broken.xml", "missing.xml").status == 2)
    _ = try folder.run("lint", "broken.xml", "--format", "json=part.json")
    #expect(try folder.run("merge-reports", "part.json").status == 1)
    #expect(try folder.run("merge-reports", "part.json", "--exit-zero").status == 0)
  }

  @Test(arguments: ["--quiet", "-q"])
  func quietRunSaysWhatIsWrongAndNoMore(option: String) throws {
    let clean = try folder.run("lint", option, "clean.xml")
    #expect(clean.status == 0)
    #expect(clean.output.isEmpty && clean.complaints.isEmpty)
    let broken = try folder.run("lint", option, "broken.xml", "missing.xml")
    #expect(broken.status == 2)
    #expect(broken.output.hasPrefix("broken.xml:"))
    #expect(broken.complaints == "missing.xml: error: cannot be read: No such file or directory\n")
  }

  @Test func missingFileDoesNotKeepTheOthersFromBeingRead() throws {
    let run = try folder.run("validate", "missing.xml", "broken.xml", "gone.xml", "unreadable.xml")
    #expect(run.status == 2)
    let errors = run.lines.filter { $0.contains(": error: ") }
    #expect(errors.map { $0.prefix { $0 != ":" } } == ["broken.xml", "unreadable.xml"])
  }

  @Test(arguments: [
    ["validate"], ["layout"], ["lay", "clean.xml"], ["layout", "clean.xml", "--fast"],
    ["layout", "clean.xml", "--format", "yaml"], ["validate", "clean.xml", "--enable", "everything"],
    ["layout", "clean.xml", "--stack-behavior", "gtk"], ["layout", "clean.xml", "--size"],
  ])
  func sixtyFourForWrongUsage(arguments: [String]) throws {
    let run = try ToolRun(arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.complaints.contains("Error: "))
  }

  @Test(arguments: [["--help"], ["layout", "--help"], ["validate", "--help"], ["--version"]])
  func zeroForHelp(arguments: [String]) throws {
    let run = try ToolRun(arguments, in: folder)
    #expect(run.status == 0)
    #expect(!run.output.isEmpty)
  }
}
