import Foundation
import TestSupport
import Testing

/// Files of known findings.
@Suite struct BaselineTests {
  @Test func leavesKnownFindingsOut() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken])
    #expect(try folder.run("lint", "a.xml").status == 1)
    #expect(try folder.run("lint", "a.xml", "--baseline", "write").status == 0)
    #expect(try folder.run("lint", "a.xml", "--baseline", "check").status == 0)
  }

  @Test func hidesFindingsFromThenOn() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken, ".git/HEAD": "", "App/b.xml": "<view hidden=\"maybe\"/>\n"])
    let written = try folder.run("lint", "a.xml", "--baseline", "write")
    #expect(written.complaints.contains("recorded in .ibstack-baseline; lint hides it from now on\n"))
    #expect(try folder.run("lint", "a.xml").status == 0)
    #expect(try folder.shell("cd App && \"$IBSTACK\" lint ../a.xml").status == 0)
    #expect(try folder.run("lint", "a.xml", "--baseline", "off").status == 1)
    #expect(try folder.run("lint", "App/b.xml").status == 1)
  }

  /// The project may come from a stranger, the named configuration not.
  @Test func onlyNamedFilesHideFindingsBesideANamedConfiguration() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken, "trusted.yml": "preset: recommended\n"])
    let written = try folder.run("lint", "a.xml", "--baseline", "write", "--config", "trusted.yml")
    #expect(written.complaints.contains("; --baseline-file .ibstack-baseline hides it\n"))
    #expect(try folder.run("lint", "a.xml", "--config", "trusted.yml").status == 1)
    let named = ["--config", "trusted.yml", "--baseline-file", ".ibstack-baseline"]
    #expect(try ToolRun(["lint", "a.xml"] + named, in: folder).status == 0)
  }

  @Test func isNotWrittenWhileFindingsAreFixed() throws {
    let run = try TestFolder(["a.xml": Fixture.broken]).run("lint", "a.xml", "--fix", "--baseline", "write")
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: --baseline write records what a run finds; run --fix before\n"))
  }

  /// A configuration, which may come from a stranger, can name any file as the baseline.
  @Test func onlyBaselinesAndNewFilesAreWritten() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken, "old.txt": "0123456789abcdef unknown-value a.xml\n<<<<<<<\n"])
    let run = try folder.run("lint", "a.xml", "--baseline", "write", "--baseline-file", "a.xml")
    #expect(run.status == 2)
    #expect(run.complaints == "a.xml:1:1: error: not a baseline, and would be overwritten; name another file\n")
    #expect(try String(contentsOf: folder.url.appending(path: "a.xml"), encoding: .utf8) == Fixture.broken)
    for name in ["old.txt", "new.txt"] {
      #expect(try folder.run("lint", "a.xml", "--baseline", "write", "--baseline-file", name).status == 0)
    }
  }

  @Test func linesMayEndAsOnWindows() throws {
    let folder = try TestFolder(["a.xml": Fixture.broken, "b.xml": Fixture.broken])
    _ = try folder.run("lint", "a.xml", "b.xml", "--baseline", "write")
    let file = folder.url.appending(path: ".ibstack-baseline")
    let text = try String(contentsOf: file, encoding: .utf8).replacing("\n", with: "\r\n")
    try folder.write(text, to: ".ibstack-baseline")
    #expect(try folder.run("lint", "a.xml", "b.xml", "--baseline", "check").status == 0)
  }

  @Test func aLineBreakInANameAddsNoEntry() throws {
    let name = "a\n0123456789abcdef rule b.xml"
    let folder = try TestFolder([name: Fixture.broken])
    _ = try folder.run("lint", name, "--baseline", "write")
    let text = try String(contentsOf: folder.url.appending(path: ".ibstack-baseline"), encoding: .utf8)
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.hasSuffix(" a\\n0123456789abcdef rule b.xml\n"))
    #expect(try folder.run("lint", name, "--baseline", "check").status == 0)
  }

  /// A document `a`, object `b.xml\nc` must not be taken for a document `a\nb.xml`, object `c`.
  @Test func aNameCannotPassForAnotherDocumentsObject() throws {
    let known = "<view id=\"b.xml&#10;c\" hidden=\"maybe\"/>\n"
    let folder = try TestFolder(["a": known, "a\nb.xml": "<view id=\"c\" hidden=\"maybe\"/>\n"])
    _ = try folder.run("lint", "a", "--baseline", "write")
    #expect(try folder.run("lint", "a", "--baseline", "check").status == 0)
    #expect(try folder.run("lint", "a\nb.xml", "--baseline", "check").status == 1)
  }
}
