import Foundation
import TestSupport
import Testing

@testable import StackLint
@testable import StackModel

/// Every form of report, read back by a strict reader.
@Suite struct FindingFormatContentTests {
  /// An error with a note and an edit, a warning, and a name that has to be escaped everywhere.
  private static let document = """
    <view width="30" height="30">
      <constraint firstAttribute="width" constant="40"/>
      <view id="a&amp;b" userLabel="Grüße, &quot;100 %&quot;: &lt;|&gt;"/>
    </view>

    """

  private func report(_ text: String, _ path: String) -> FindingReport {
    let report = Linter(RuleCatalog.validation).lint(Array(text.utf8), path: path)
    return FindingReport(
      report, file: ReportedFile(path: path, absolutePath: "/App/\(path)", repositoryPath: path), hasFingerprints: true)
  }

  private func text(_ format: FindingFormat, _ reports: FindingReport...) -> String {
    String(decoding: format.text(of: reports, head: RunHead(toolVersion: "1")), as: UTF8.self)
  }

  private func output(_ format: FindingFormat) -> String {
    text(format, report(Self.document, "a,b%.xml"), report(Fixture.clean, "clean.xml"))
  }

  private func lines(_ format: FindingFormat) -> [String] { output(format).split(separator: "\n").map(String.init) }

  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test func humanHasTheSourceLineAndACaret() {
    let lines = lines(.human)
    #expect(lines[0].hasPrefix("a,b%.xml:2:3: error: "))
    #expect(
      lines[1...3] == [
        "  constraint \"view.width = 40\"",
        "  <constraint firstAttribute=\"width\" constant=\"40\"/>", "  " + String(repeating: "^", count: 50),
      ])
    #expect(!lines.joined().contains("\u{1B}"))
  }

  @Test func xcodeHasAbsolutePathsAndTheRule() {
    let lines = lines(.xcode)
    let pattern = /\/.+\/a,b%\.xml:2:3: error: .+ \(conflicting-constraints\)/
    #expect(lines[0].wholeMatch(of: pattern) != nil, "\(lines[0])")
    #expect(lines[1].wholeMatch(of: /\/.+\/a,b%\.xml:1:1: note: with .+/) != nil, "\(lines[1])")
  }

  @Test func githubEscapesWhatCommandsEndAt() {
    let lines = lines(.github)
    #expect(lines[0].hasPrefix("::error file=a%2Cb%25.xml,line=2,col=3,endColumn=53,title=conflicting-constraints::"))
    #expect(lines[0].contains("%0A1:1: with "))
    #expect(lines[1].hasPrefix("::warning file=a%2Cb%25.xml,line=3,col=3,endColumn="))
    #expect(lines[1].contains("::view \"Grüße, \"100 %25\": <|>\" needs constraints for:"))
  }

  @Test func columnsForHostsCountCharactersNotBytes() throws {
    let text = "<view userLabel=\"Grüße\" opaque=\"NO\" hidden=\"maybe\"/>\n"
    let report = report(text, "a.xml")
    #expect(self.text(.concise, report).hasPrefix("a.xml:1:47:"))
    #expect(self.text(.github, report).hasPrefix("::error file=a.xml,line=1,col=45,"))
    let sarif = try json(self.text(.sarif, report))
    let region = sarif["runs"].elements[0]["results"].elements[0]["locations"].elements[0]["physicalLocation"]["region"]
    #expect(region["startColumn"] == .number(45))
  }

  @Test func gitlabHasWhatCodeQualityNeeds() throws {
    let issues = try json(output(.gitlab)).elements
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
    let log = try json(output(.sarif))
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

  @Test(arguments: [FindingFormat.junit, .checkstyle]) func xmlCanBeReadBack(_ format: FindingFormat) {
    let text = output(format)
    let parser = XMLText(text)
    #expect(parser.isWellFormed)
    #expect(text.contains("&quot;Grüße, &quot;&quot;100 %") || text.contains("Grüße, &quot;100 %&quot;: &lt;|&gt;"))
  }

  @Test func junitCountsItsCases() {
    let text = output(.junit)
    #expect(text.contains("<testsuite name=\"a,b%.xml\" tests=\"2\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(text.contains("<testsuite name=\"clean.xml\" tests=\"1\" failures=\"0\""))
    #expect(text.split(separator: "<failure ").count == 3)
  }

  @Test func jsonFollowsItsSchema() throws {
    let schema = JSONSchema(try JSONValue(parsing: Checkout.text("Documentation/lint.schema.json")))
    #expect(try schema.errors(in: json(output(.json))) == [])
  }

  @Test func jsonLinesAreObjectsOfTheirOwn() throws {
    let lines = lines(.jsonl)
    #expect(lines.count == 2)
    for line in lines { #expect(try json(line)["path"] == .string("a,b%.xml")) }
  }

  @Test func markdownKeepsItsTable() {
    let rows = lines(.markdown).filter { $0.hasPrefix("| 3:3") }
    #expect(rows.count == 1)
    #expect(rows[0].contains("| `view \"Grüße, \"100 %\": <\\|>\" needs constraints for: "))
  }
}
