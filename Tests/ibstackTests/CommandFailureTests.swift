import TestSupport
import Testing

@testable import Support

/// Words of the command line in messages about it.
@Suite struct CommandFailureTests {
  @Test(arguments: [
    ["lint", "--format", "x\n::error::y"], ["lint", "--format=x\n::error::y"], ["layout", "--size", "\u{1B}[2J"],
    ["\n::error::y"], ["lint", "--baseline\u{202E}"],
  ])
  func areEscaped(arguments: [String]) throws {
    let run = try ToolRun(arguments, in: TestFolder())
    #expect(run.status == 64)
    #expect(run.output == "")
    let lines = run.complaints.split(separator: "\n")
    #expect(lines.first?.hasPrefix("Error: ") == true)
    #expect(!lines.contains { $0.hasPrefix("::") })
    #expect(run.complaints.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isHidden($0) })
  }

  @Test(arguments: [
    (["elements", "foo"], "Usage: ibstack elements [", "ibstack elements"),
    (["preview", "-"], "Usage: ibstack preview [", "ibstack preview"),
    (
      ["strings", "extract", "a.xib", "b.xib", "--output", "x"], "Usage: ibstack strings extract [",
      "ibstack strings extract"
    ),
  ])
  func endWithTheUsageOfTheCommand(arguments: [String], usage: String, command: String) throws {
    let files = ["a.xib": Fixture.clean, "b.xib": Fixture.clean]
    let lines = try ToolRun(arguments, in: TestFolder(files)).complaints.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(usage) })
    #expect(lines.last == "  See '\(command) --help' for more information.")
  }

  @Test func plainWordsStayAsTheyAre() throws {
    let run = try TestFolder().run("lint", "--format", "prose")
    #expect(run.complaints.hasPrefix("Error: The value 'prose' is invalid for '--format <format>'."))
  }

  @Test(arguments: [
    (["lnit", "."], "unknown command \"lnit\"; did you mean lint?"),
    (["nib", "dmup", "a.nib"], "unknown command \"dmup\"; did you mean dump?"),
    (["a.xib"], "unknown command \"a.xib\"; to check a file, write: ibstack lint a.xib"),
    (["nib", "xyzzy"], "unknown command \"xyzzy\"; expected dump, diff, verify, decompile"),
  ])
  func unknownCommandIsAnsweredWithTheNearest(arguments: [String], message: String) throws {
    let run = try ToolRun(arguments, in: TestFolder(["a.xib": Fixture.storyboard]))
    #expect(run.status == 64)
    #expect(run.complaints.split(separator: "\n").first == "Error: \(message)")
  }

  @Test(arguments: [["lint", "--frmat"], ["nib", "--hlp"], ["help", "lnit"]])
  func otherMistakesAreNoUnknownCommands(arguments: [String]) throws {
    #expect(try !ToolRun(arguments, in: TestFolder()).complaints.contains("unknown command"))
  }
}
