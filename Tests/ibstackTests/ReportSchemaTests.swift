import TestSupport
import Testing

/// Every form of report that another program reads has the form that the program expects, and tells the same.
@Suite struct ReportSchemaTests {
  private let folder: TestFolder

  /// Findings of each severity, with and without a place, with notes and edits, in texts that have to be escaped.
  init() throws {
    folder = try TestFolder([
      "a,b%:1.xml": """
      <view width="30" height="30" hidden="ja">
        <constraint firstAttribute="width" constant="40"/>
        <view id="a&amp;b" userLabel="Grüße, &quot;100 %&quot;: &lt;|&gt;&#10;&#1234;"/>
      </view>

      """,
      "App/clean.xml": Fixture.clean, "App/broken.xib": Fixture.unreadable, "App/old.xib": "<archive/>",
      "App/Main.storyboard": Fixture.storyboard,
      ".ibstack.yml": "suppress: [{object: none, reason: \"a, b: 100 %\"}]\n",
      "App/mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
    ])
  }

  private func report(_ format: String) throws -> String {
    try folder.run(
      "lint", ".", "--devices", "retina4_0,ipad9_7", "--format", format
    ).output
  }

  /// Path, rule, the end of the message, and line of all findings, in order. The object stands at the start of messages,
  /// except in JSON.
  private func expected() throws -> [[String]] {
    try JSONValue(parsing: report("json"))["documents"].elements.flatMap { document in
      document["findings"].elements.map { finding in
        let line = if case .number(let line) = finding["line"] { Int(line) } else { 0 }
        return [document["path"].text, finding["rule"].text, finding["message"].text.map(Self.end), "\(line)"]
          .compactMap(\.self)
      }
    }
  }

  private static func end(_ message: String) -> String { String(message.suffix(12)) }

  @Test func findingsOfAllKindsAreThere() throws {
    let found = try JSONValue(parsing: report("json"))["documents"].elements.flatMap { $0["findings"].elements }
    #expect(Set(found.compactMap { $0["severity"].text }) == ["error", "warning", "notice"])
    #expect(found.contains { $0["line"] == .null })
    #expect(found.contains { !$0["notes"].elements.isEmpty })
    #expect(found.contains { !$0["fixes"].elements.isEmpty })
  }

  @Test func sarifFollowsTheStandard() throws {
    let log = try JSONValue(parsing: report("sarif"))
    #expect(try SARIFSchema.schema().errors(in: log) == [])
    let results = log["runs"][0]["results"].elements
    #expect(
      try results.map { [$0["ruleId"].text, $0["message"]["text"].text.map(Self.end)] }
        == expected().map { [$0[1], $0[2]] })
    let places = results.compactMap { $0["locations"][0]["logicalLocations"][0]["fullyQualifiedName"].text }
    #expect(places.contains("Start/loose"))
    let uris = results.compactMap { $0["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].text }
    #expect(uris.count == results.count)
    #expect(uris.contains("a,b%25%3A1.xml"))
  }

  @Test func sarifEndsNoRegionBeforeItsStart() throws {
    let results = try JSONValue(parsing: report("sarif"))["runs"][0]["results"].elements
    for region in results.map({ $0["locations"][0]["physicalLocation"]["region"] }) where region != .null {
      guard case (.number(let line), .number(let column)) = (region["startLine"], region["startColumn"]),
        case (.number(let endLine), .number(let endColumn)) = (region["endLine"], region["endColumn"])
      else {
        Issue.record("incomplete region")
        continue
      }
      #expect((line, column) <= (endLine, endColumn))
    }
  }

  @Test func gitlabFollowsItsDocumentation() throws {
    let issues = try JSONValue(parsing: report("gitlab"))
    #expect(try CodeQualitySchema.schema().errors(in: issues) == [])
    #expect(
      try issues.elements.map { [$0["check_name"].text, $0["description"].text.map(Self.end)] }
        == expected().map { [$0[1], $0[2]] })
    let fingerprints = issues.elements.compactMap { $0["fingerprint"].text }
    #expect(Set(fingerprints).count == issues.elements.count)
  }

  @Test func junitFollowsItsSchema() throws {
    #expect(try XMLShape.junit.errors(in: report("junit")) == [])
  }

  @Test func checkstyleFollowsItsSchema() throws {
    #expect(try XMLShape.checkstyle.errors(in: report("checkstyle")) == [])
  }

  @Test func githubReadsWhatWasFound() throws {
    let commands = try report("github").split(separator: "\n").map { try WorkflowAnnotation(String($0)) }
    let expected = try expected()
    #expect(commands.count == expected.count)
    for (command, expected) in zip(commands, expected) {
      #expect(command.properties["file"] == expected[0])
      #expect(command.properties["title"] == expected[1])
      #expect(command.message.split(separator: "\n").first?.hasSuffix(expected[2]) == true)
      #expect(command.properties["line"] ?? "0" == expected[3])
    }
  }

  @Test func shapesRefuseWhatTheyDoNotKnow() throws {
    let text =
      "<checkstyle><file><error line=\"0\" severity=\"loud\" hint=\"x\">no</error><exception/></file></checkstyle>"
    #expect(
      try Set(XMLShape.checkstyle.errors(in: text)) == [
        "file: name missing", "error: line=\"0\" not allowed", "error: severity=\"loud\" not allowed",
        "error: hint=\"x\" not allowed", "error: no text allowed", "exception: not in file", "exception: not allowed",
      ])
    #expect(try XMLShape.junit.errors(in: "<checkstyle/>") == ["checkstyle: not the root", "checkstyle: not allowed"])
  }

  @Test(arguments: [
    "::error file=a,b.xib::message", "::error file=a%zz::message", "::error place=a::message", "error: message",
    "::error file=a,file=b::message", "::error file=a::100 %",
  ])
  func commandsThatAreNoneAreRefused(_ line: String) {
    #expect(throws: WorkflowAnnotation.Malformed.self) { try WorkflowAnnotation(line) }
  }
}
