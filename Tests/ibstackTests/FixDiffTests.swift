import Foundation
import TestSupport
import Testing

/// `lint --fix --diff` shows what `--fix` would write, and writes nothing.
@Suite struct FixDiffTests {
  private static let patch = """
    --- a/a.xib
    +++ b/a.xib
    @@ -1,5 +1,4 @@
     <view width="50" height="60">
       <view id="a" width="20"/>
       <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
    -  <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
     </view>

    """

  @Test(arguments: [["--fix", "--diff"], ["--diff"]]) func diffIsPrintedAndNothingIsWritten(options: [String]) throws {
    let folder = try TestFolder(["a.xib": Fixture.fixable])
    let run = try ToolRun(["lint", "a.xib"] + options, in: folder)
    #expect(run.output == Self.patch)
    #expect(run.complaints == "1 finding to be fixed\n")
    #expect(run.status == 1)
    #expect(try folder.text("a.xib") == Fixture.fixable)
  }

  @Test func nothingToFixIsSuccess() throws {
    let folder = try TestFolder(["a.xib": Fixture.broken])
    let run = try folder.run("lint", "a.xib", "--fix", "--diff")
    #expect(run.output == "" && run.status == 0)
    #expect(run.complaints == "no findings to fix\n")
    #expect(try folder.run("lint", "a.xib", "--diff", "--quiet").complaints == "")
  }

  @Test func exitZeroHolds() throws {
    let folder = try TestFolder(["a.xib": Fixture.fixable])
    #expect(try folder.run("lint", "a.xib", "--diff", "--exit-zero").status == 0)
    #expect(try folder.run("lint", "a.xib", "none.xml", "--diff", "--exit-zero").status == 2)
  }

  @Test func diffCanBeWrittenToAFile() throws {
    let folder = try TestFolder(["a.xib": Fixture.fixable])
    #expect(try folder.run("lint", "a.xib", "--diff", "--output", "a.patch").output == "")
    #expect(try folder.text("a.patch") == Self.patch)
  }

  private static let names = ["a.xib", "A b/ü.xib", "A\"\t\\.xib"]

  @Test(arguments: names) func gitAppliesDiffsOfAnyName(path: String) throws { try apply(path, "git apply") }

  @Test(.enabled(if: InstalledTool.patch, "patch is not installed"), arguments: names)
  func patchAppliesDiffsOfAnyName(path: String) throws { try apply(path, "patch -s -p1 -i") }

  private func apply(_ path: String, _ program: String) throws {
    let crlf = Fixture.fixable.replacing("\n", with: "\r\n")
    for text in [Fixture.fixable, crlf, String(Fixture.fixable.dropLast())] {
      let folder = try TestFolder([path: text])
      let run = try folder.shell(
        "\"$IBSTACK\" lint --diff --quiet . > a.patch; \(program) a.patch && \"$IBSTACK\" lint --diff \"$FILE\"",
        environment: ["FILE": path])
      #expect(run.status == 0, "\(run.complaints)")
      #expect(run.complaints.hasSuffix("no findings to fix\n"))
    }
  }

  @Test func terminalGetsColorsAndObeysNothing() throws {
    let folder = try TestFolder([
      "\u{1B}[2J.xib": Fixture.fixable.replacing("/>\n</view>", with: "/><!--\u{9B}2J-->\n</view>")
    ])
    let text = try TerminalRun(["lint", "--diff", "."], in: folder).text
    #expect(text.contains("\u{1B}[31m-  <constraint"))
    #expect(text.contains("\\u{1b}[2J.xib"))
    #expect(!text.contains("\u{1B}[2J") && !text.unicodeScalars.contains("\u{9B}"))
    let plain = try TerminalRun(["lint", "--diff", "."], environment: ["NO_COLOR": "1"], in: folder).text
    #expect(!plain.contains("\u{1B}"))
  }

  @Test(arguments: [
    (["--format", "json"], "--diff prints a diff instead of a report; remove --format"),
    (["--baseline", "write"], "--diff writes nothing; remove --baseline write"),
  ])
  func contradictionsAreWrongUsage(options: [String], message: String) throws {
    let run = try ToolRun(["lint", "--diff", "a.xib"] + options, in: TestFolder(["a.xib": Fixture.fixable]))
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: \(message)\n"))
  }
}
