import TestSupport
import Testing

/// A group of findings counts as its members in every number.
@Suite struct FindingCountTests {
  /// Three constraints that `--fix` removes in one group, two images that the project lacks in another.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="root" customClass="Card">
          <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
          <subviews>
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
            <imageView id="b" image="Stra"/>
            <imageView id="c" image="Stra"/>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c4"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c5"/>
          </constraints>
        </view>
      </objects>
      <resources><image name="Stra"/></resources>
    </document>

    """
  private static let summary = "1 document, 0 errors, 5 warnings; 3 fixable with --fix\n"

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "a.xib": Self.document, "Assets.xcassets/Star.imageset/Contents.json": "{}",
      ".ibstack.yml": "only: [duplicate-constraint, missing-image]\n",
    ])
  }

  @Test func summaryCountsEachFindingOfAGroup() throws {
    let run = try folder.run("lint")
    #expect(run.complaints == Self.summary)
    #expect(run.lines.count { $0.contains(": warning: ") } == 2, "\(run.output)")
    #expect(run.output.contains("(and 2 more)") && run.output.contains("note: also here"))
  }

  @Test func statisticsCountEachFindingOfAGroup() throws {
    let table = try folder.run("lint", "--statistics").lines
    #expect(table.prefix(2) == ["3  [*] duplicate-constraint", "2      missing-image"])
  }

  @Test func mostWarningsAreThoseOfTheSummary() throws {
    #expect(try folder.run("lint", "--max-warnings", "4").status == 1)
    #expect(try folder.run("lint", "--max-warnings", "5").status == 0)
  }

  @Test func whatIsFixableIsFixed() throws {
    #expect(try folder.run("lint", "--diff").complaints == "3 findings to be fixed\n")
    #expect(try folder.run("lint", "--fix").complaints == "1 document, 3 findings fixed, 0 errors\n")
    #expect(try folder.run("lint").complaints == "1 document, 0 errors, 2 warnings\n")
  }

  @Test func baselineHidesWhatTheSummaryCounted() throws {
    let written = try folder.run("lint", "--baseline", "write").complaints
    #expect(written.hasSuffix("5 findings recorded in .ibstack-baseline; lint hides them from now on\n"))
    #expect(
      try folder.run("lint").complaints == "1 document, 0 errors, 0 warnings; suppressed: 5 by the baseline\n")
  }

  /// One of the objects has findings of both rules.
  @Test func suppressionsAreAddedForWhatTheSummaryCounted() throws {
    let both = Self.document.replacing("<imageView id=\"b\"", with: "<imageView id=\"b\" hidden=\"ja\"")
    try folder.write(both, to: "a.xib")
    try folder.write("only: [malformed-value, missing-image]\n", to: ".ibstack.yml")
    #expect(try folder.run("lint").complaints == "1 document, 1 error, 2 warnings\n")
    let added = try folder.run("lint", "--add-suppressions").complaints
    #expect(added.hasSuffix("2 suppressions for 3 findings added to .ibstack.yml; replace the reasons\n"))
    #expect(
      try folder.run("lint").complaints == "1 document, 0 errors, 0 warnings; suppressed: 3 by configurations\n")
  }

  @Test func jsonHasTheNumberOfAGroupsFindings() throws {
    let report = try JSONValue(parsing: folder.run("lint", "--format", "json").output)
    let findings = report["documents"][0]["findings"].elements
    #expect(findings.map { $0["rule"].text } == ["missing-image", "duplicate-constraint"])
    #expect(findings.map { $0["count"] } == [2, 3])
    #expect(findings[1]["fixableCount"] == 3 && findings[0]["fixableCount"] == .null)
    #expect(report["statistics"]["warnings"] == 5 && report["statistics"]["fixable"] == 3)
  }

  @Test(arguments: ["concise", "json", "html"]) func mergedReportsCountTheSame(format: String) throws {
    try folder.write(Self.document.replacing("\"c", with: "\"d"), to: "b.xib")
    _ = try folder.run("lint", "b.xib", "--baseline", "write")
    let whole = try folder.run("lint", "--format", format)
    #expect(
      whole.complaints == "2 documents, 0 errors, 5 warnings; suppressed: 5 by the baseline; 3 fixable with --fix\n")
    for index in 1...2 { _ = try folder.run("lint", "--shard", "\(index)/2", "--format", "json=\(index).json") }
    let merged = try folder.run("merge-reports", "1.json", "2.json", "--format", format)
    #expect(merged.complaints == whole.complaints && merged.output == whole.output)
    #expect(try folder.run("merge-reports", "1.json", "2.json", "--max-warnings", "4").status == 1)
  }

  /// What is wrong in all languages is reported once, in the order of the documents, and counted for each.
  @Test func copiesForLanguagesAreReportedOnce() throws {
    let folder = try TestFolder([
      "Base.lproj/A.xib": Self.document, "Base.lproj/B.xib": Fixture.clean, "de.lproj/A.xib": Self.document,
      "fr.lproj/A.xib": Self.document.replacing("<imageView id=\"c\" image=\"Stra\"/>", with: ""),
      ".ibstack.yml": "only: [duplicate-constraint]\n",
    ])
    let run = try folder.run("lint")
    #expect(run.lines.filter { $0.contains(": warning: ") }.count == 1, "\(run.output)")
    #expect(run.output.hasPrefix("Base.lproj/A.xib:") && run.output.contains("(and in 2 more copies)"))
    #expect(run.output.contains("note: the same in de.lproj/A.xib, fr.lproj/A.xib"))
    #expect(run.complaints == "4 documents, 0 errors, 9 warnings; 9 fixable with --fix\n")
    #expect(try folder.run("lint", "--max-warnings", "8").status == 1)
    #expect(try folder.run("lint", "--fix").complaints == "4 documents, 9 findings fixed, 0 errors\n")
  }
}
