import TestSupport
import Testing

/// `--stdin-filename` lints standard input as the file that an editor shows.
@Suite struct StandardInputNameTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "App/.ibstack.yml": "rules: {malformed-value: warning}\nexclude: [Old/]\n", "App/a.xib": Fixture.clean,
    ])
  }

  private func lint(_ options: String...) throws -> ToolRun {
    try ToolRun(["lint"] + options, input: Fixture.broken, in: folder)
  }

  @Test(arguments: [[], ["-"]]) func pathSelectsTheConfiguration(paths: [String]) throws {
    let run = try ToolRun(
      ["lint", "--stdin-filename", "App/a.xib"] + paths, input: Fixture.broken, in: folder)
    #expect(run.lines.map { $0.prefix(24) } == ["App/a.xib:2:17: warning:"])
    #expect(run.status == 0)
    #expect(try lint("-").lines.first?.hasPrefix("-:2:17: error: ") == true)
  }

  @Test func fileDoesNotHaveToExist() throws {
    #expect(try lint("--stdin-filename", "App/New/b.xib").output.hasPrefix("App/New/b.xib:2:17: warning: "))
  }

  @Test func excludedPathsAreNotLinted() throws {
    let run = try lint("--stdin-filename", "App/Old/a.xib")
    #expect(run.output == "" && run.status == 0)
    #expect(run.complaints == "0 documents, 0 errors, 0 warnings\n")
  }

  @Test func reportsNameTheFile() throws {
    let report = try JSONValue(parsing: lint("--stdin-filename", "App/a.xib", "--format", "json").output)
    #expect(report["documents"][0]["path"] == "App/a.xib")
  }

  @Test func projectIsThatOfTheFile() throws {
    let text = "<objects><view customClass=\"Missing\" id=\"a\"/></objects>"
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">\(text)</document>

      """
    let folder = try TestFolder([
      "App/.ibstack.yml": "", "App/Present.swift": "import UIKit\nclass Present: UIView {}\n",
    ])
    let run = try folder.run(
      "lint", "--select", "unknown-custom-class", "--stdin-filename", "App/a.xib", input: document)
    #expect(run.lines.count == 1, "\(run.output)")
    #expect(try folder.run("lint", "--select", "unknown-custom-class", "-", input: document).output == "")
  }

  @Test func diffIsThatOfTheFile() throws {
    let run = try folder.run("lint", "--diff", "--stdin-filename", "App/a.xib", input: Fixture.fixable)
    #expect(run.output.hasPrefix("--- a/App/a.xib\n+++ b/App/a.xib\n"))
    #expect(try folder.text("App/a.xib") == Fixture.clean)
  }

  @Test(arguments: [
    (["a.xib"], "--stdin-filename names standard input; remove the other paths"),
    (["--fix"], "--fix cannot update standard input; add --diff, or remove --stdin-filename"),
    (["--changed-since", "HEAD"], "--changed-since compares files; remove --stdin-filename"),
  ])
  func contradictionsAreWrongUsage(options: [String], message: String) throws {
    let run = try ToolRun(["lint", "--stdin-filename", "App/a.xib"] + options, in: folder)
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: \(message)\n"))
  }
}
