import Foundation
import Testing

/// Every form of report, read back by a strict reader.
@Suite struct FindingFormatTests {
  /// An error with a note and an edit, a warning, and a name that has to be escaped everywhere.
  private static let document = """
    <view width="30" height="30">
      <constraint firstAttribute="width" constant="40"/>
      <view id="a&amp;b" userLabel="Grüße, &quot;100 %&quot;: &lt;|&gt;"/>
    </view>

    """

  private func run(_ format: String, name: String = "a,b%.xml") throws -> ToolRun {
    let folder = try TestFolder([name: Self.document, "clean.xml": Fixture.clean])
    let run = try folder.run("lint", name, "clean.xml", "--format", format)
    #expect(run.status == 1)
    return run
  }

  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test func humanHasTheSourceLineAndACaret() throws {
    let lines = try run("human").lines
    #expect(lines[0].hasPrefix("a,b%.xml:2:3: error: "))
    #expect(
      lines[1...3] == [
        "  constraint \"view.width = 40\"",
        "  <constraint firstAttribute=\"width\" constant=\"40\"/>", "  " + String(repeating: "^", count: 50),
      ])
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test func conciseIsTheDefaultWhereNoTerminalIs() throws {
    let folder = try TestFolder(["a.xml": Self.document])
    #expect(try folder.run("lint", "a.xml").output == folder.run("lint", "a.xml", "--format", "concise").output)
  }

  @Test func xcodeHasAbsolutePathsAndTheRule() throws {
    let lines = try run("xcode").lines
    let pattern = /\/.+\/a,b%\.xml:2:3: error: .+ \(conflicting-constraints\)/
    #expect(lines[0].wholeMatch(of: pattern) != nil, "\(lines[0])")
    #expect(lines[1].wholeMatch(of: /\/.+\/a,b%\.xml:1:1: note: with .+/) != nil, "\(lines[1])")
  }

  @Test func githubEscapesWhatCommandsEndAt() throws {
    let lines = try run("github").lines
    #expect(lines[0].hasPrefix("::error file=a%2Cb%25.xml,line=2,col=3,endColumn=53,title=conflicting-constraints::"))
    #expect(lines[0].contains("%0A1:1: with "))
    #expect(lines[1].hasPrefix("::warning file=a%2Cb%25.xml,line=3,col=3,endColumn="))
    #expect(lines[1].contains("::view \"Grüße, \"100 %25\": <|>\" (a&b) needs constraints for:"))
  }

  @Test func columnsForHostsCountCharactersNotBytes() throws {
    let text = "<view userLabel=\"Grüße\" opaque=\"NO\" hidden=\"maybe\"/>\n"
    let folder = try TestFolder(["a.xml": text])
    #expect(try folder.run("lint", "a.xml").output.hasPrefix("a.xml:1:47:"))
    #expect(try folder.run("lint", "a.xml", "--format", "github").output.hasPrefix("::error file=a.xml,line=1,col=45,"))
    let sarif = try json(folder.run("lint", "a.xml", "--format", "sarif").output)
    let region = sarif["runs"].elements[0]["results"].elements[0]["locations"].elements[0]["physicalLocation"]["region"]
    #expect(region["startColumn"] == .number(45))
  }

  @Test func gitlabHasWhatCodeQualityNeeds() throws {
    let issues = try json(run("gitlab").output).elements
    #expect(issues.count == 2)
    for issue in issues {
      #expect(
        Set(issue.members.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      #expect(issue["location"]["path"] == .string("a,b%.xml"))
      #expect(["info", "minor", "major", "critical", "blocker"].contains(issue["severity"].text))
    }
    #expect(Set(issues.compactMap { $0["fingerprint"].text }).count == 2)
  }

  @Test func sarifNamesRulesPlacesNotesAndEdits() throws {
    let log = try json(run("sarif").output)
    #expect(log["version"] == .string("2.1.0"))
    let run = log["runs"].elements[0]
    let rules = run["tool"]["driver"]["rules"].elements.compactMap { $0["id"].text }
    for result in run["results"].elements {
      guard case .number(let index) = result["ruleIndex"] else { throw JSONError() }
      #expect(result["ruleId"].text == rules[Int(index)])
      let place = result["locations"].elements[0]["physicalLocation"]
      #expect(place["artifactLocation"]["uri"] == .string("a,b%25.xml"))
    }
    let conflict = run["results"].elements[0]
    #expect(conflict["level"] == .string("error"))
    #expect(conflict["relatedLocations"].elements.count >= 1)
    let change = conflict["fixes"].elements[0]["artifactChanges"].elements[0]
    #expect(change["replacements"].elements[0]["insertedContent"]["text"].text != nil)
  }

  struct JSONError: Error {}

  @Test(arguments: ["junit", "checkstyle"]) func xmlCanBeReadBack(_ format: String) throws {
    let text = try run(format).output
    let parser = XMLText(text)
    #expect(parser.isWellFormed)
    #expect(text.contains("&quot;Grüße, &quot;&quot;100 %") || text.contains("Grüße, &quot;100 %&quot;: &lt;|&gt;"))
  }

  @Test func junitCountsItsCases() throws {
    let text = try run("junit").output
    #expect(text.contains("<testsuite name=\"a,b%.xml\" tests=\"2\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(text.contains("<testsuite name=\"clean.xml\" tests=\"1\" failures=\"0\""))
    #expect(text.split(separator: "<failure ").count == 3)
  }

  @Test func jsonFollowsItsSchema() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Documentation/lint.schema.json").standardized
    let schema = JSONSchema(try JSONValue(parsing: String(contentsOf: file, encoding: .utf8)))
    #expect(try schema.errors(in: json(run("json").output)) == [])
  }

  @Test func jsonLinesAreObjectsOfTheirOwn() throws {
    let lines = try run("jsonl").lines
    #expect(lines.count == 2)
    for line in lines { #expect(try json(line)["path"] == .string("a,b%.xml")) }
  }

  @Test func markdownKeepsItsTable() throws {
    let rows = try run("markdown").lines.filter { $0.hasPrefix("| 3:3") }
    #expect(rows.count == 1)
    #expect(rows[0].contains("| `view \"Grüße, \"100 %\": <\\|>\" (a&b) needs constraints for: "))
  }

  @Test func htmlHasNothingOfDocumentsOutsideOfItsData() throws {
    let text = try run("html", name: "a<b>&\"c.xml").output
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("<title>a&lt;b&gt;&amp;&quot;c.xml</title>"))
    #expect(!text.contains("<b>") && !text.contains("Grüße"))
  }

  @Test func severalFormsInOneRunGoToTheirFiles() throws {
    let folder = try TestFolder(["a.xml": Self.document])
    let run = try folder.run(
      "lint", "a.xml", "--format", "concise", "--format", "sarif=out.sarif", "--format", "json=out.json")
    #expect(run.lines.count >= 2)
    for name in ["out.sarif", "out.json"] {
      _ = try json(String(contentsOf: folder.url.appending(path: name), encoding: .utf8))
    }
    let both = try folder.run("lint", "a.xml", "--format", "json", "--format", "sarif")
    #expect(both.status == 64)
    #expect(
      both.complaints.hasPrefix("Error: json and sarif cannot share one destination; name a file, such as sarif=FILE\n")
    )
  }

  @Test func reportThatCannotBeWrittenIsSaidAloud() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    let run = try folder.run("lint", "a.xml", "--output", "missing/report.txt")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("missing/report.txt: error: cannot be written: No such file or directory\n"))
  }
}
