import TestSupport
import Testing

/// Numbers of findings: `lint --statistics`, and the summary.
@Suite struct StatisticsOptionTests {
  /// Two duplicates, which can be fixed, and an error.
  private static let document = """
    <view id="root" width="100" height="20">
      <view id="a" height="20" hidden="maybe"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
    </view>

    """

  private func folder() throws -> TestFolder {
    try TestFolder(["a.xml": Self.document, ".ibstack.yml": "only: [duplicate-constraint, malformed-value]\n"])
  }

  @Test func tableTakesThePlaceOfFindings() throws {
    let run = try folder().run("lint", "a.xml", "--statistics")
    #expect(run.status == 1)
    #expect(
      run.output == """
        2  [*] duplicate-constraint
        1      malformed-value
        [*] fixable with --fix

        """)
    #expect(run.complaints == "1 document, 1 error, 2 warnings; 2 fixable with --fix\n")
  }

  @Test func filesStillGetTheirReports() throws {
    let folder = try folder()
    let run = try folder.run("lint", "a.xml", "--statistics", "--format", "json=out.json")
    #expect(run.lines.first == "2  [*] duplicate-constraint")
    let merged = try folder.run("merge-reports", "out.json", "--statistics")
    #expect(merged.output == run.output)
  }

  @Test func jsonHasTheNumbersInAnyCase() throws {
    let report = try JSONValue(parsing: folder().run("lint", "a.xml", "--statistics", "--format", "json").output)
    let statistics = report["statistics"]
    #expect(statistics["errors"] == 1 && statistics["warnings"] == 2 && statistics["notices"] == 0)
    #expect(statistics["fixable"] == 2 && statistics["unsafelyFixable"] == 0)
    #expect(statistics["rules"].elements.compactMap { $0["rule"].text } == ["duplicate-constraint", "malformed-value"])
    #expect(statistics["rules"][0]["count"] == 2 && statistics["rules"][0]["fixable"] == 2)
  }

  @Test func otherPrintedReportsHaveNoPlaceForATable() throws {
    let run = try folder().run("lint", "a.xml", "--statistics", "--format", "sarif")
    #expect(run.status == 64)
    let advice = "--statistics takes the place of the report; name a file, such as sarif=FILE"
    #expect(run.complaints.hasPrefix("Error: \(advice)\n"))
  }

  @Test func summaryCountsNotices() throws {
    let document = "<view id=\"a\" width=\"9\" height=\"9\"/>\n"
    let configuration = "only: [malformed-value, device-not-allowed]\nrules: {malformed-value: {severity: notice}}\n"
    let folder = try TestFolder([
      "a.xml": document.replacing("/>", with: " hidden=\"maybe\"/>"), ".ibstack.yml": configuration,
    ])
    #expect(try folder.run("lint", "a.xml").complaints == "1 document, 0 errors, 0 warnings, 1 notice\n")
    #expect(try folder.run("lint", "a.xml", "--quiet").complaints == "")
  }
}
