import TestSupport
import Testing

/// `--add-suppressions` writes what a run finds into configurations, so that the next one reports nothing.
@Suite struct AddSuppressionsTests {
  private static let bad = "<view id=\"x\" hidden=\"ja\"><view id=\"y\" hidden=\"nein\" alpha=\"no\"/></view>\n"

  @Test func nextRunReportsNothing() throws {
    let folder = try TestFolder(["App/a.xib": Self.bad, "b.xib": Self.bad, ".ibstack.yml": "# ours\npreset: all\n"])
    #expect(try folder.run("lint").status == 1)
    let run = try folder.run("lint", "--add-suppressions")
    #expect(run.output == "" && run.status == 0)
    #expect(run.complaints.hasSuffix("added to .ibstack.yml; replace the reasons\n"), "\(run.complaints)")
    let next = try folder.run("lint")
    #expect(next.output == "")
    #expect(next.complaints == "2 documents, 0 errors, 0 warnings; suppressed: 6 by configurations\n")
    #expect(try folder.text(".ibstack.yml").hasPrefix("# ours\npreset: all\n\nsuppress:\n  - object: "))
    #expect(try folder.run("lint", "--add-suppressions").complaints.hasSuffix("no findings to suppress\n"))
  }

  @Test func entriesNameObjectRulesAndDocument() throws {
    let folder = try TestFolder(["App/[a].xib": Self.bad, ".ibstack.yml": "rules: {zero-size-view: off}\n"])
    _ = try folder.run("lint", "--select", "malformed-value", "--add-suppressions")
    #expect(
      try folder.text(".ibstack.yml") == """
        rules: {zero-size-view: off}

        suppress:
          - object: x
            rules: [malformed-value]
            paths: ["/App/\\\\[a].xib"]
            reason: TODO say why this is intended
          - object: y
            rules: [malformed-value]
            paths: ["/App/\\\\[a].xib"]
            reason: TODO say why this is intended

        """)
    #expect(try folder.run("lint", "--select", "malformed-value").output == "")
  }

  /// A report shows the second as a note of the first.
  @Test func findingsThatAreReportedTogetherAreSuppressedEach() throws {
    let folder = try TestFolder([
      "App/a.xib": """
      <view><imageView id="x" image="Stra"/><imageView id="y" image="Stra"/><resources><image name="Stra"/></resources></view>

      """, "App/Assets.xcassets/Star.imageset/Contents.json": "{}",
    ])
    let output = try folder.run("lint", "--select", "missing-image").output
    #expect(output.contains("note: also here: image view \"Stra\" (y)"))
    _ = try folder.run("lint", "--select", "missing-image", "--add-suppressions")
    #expect(try folder.run("lint", "--select", "missing-image").output == "")
  }

  @Test func withoutAConfigurationOneIsWritten() throws {
    let folder = try TestFolder(["App/a.xib": Self.bad])
    let run = try folder.run("lint", "App", "--select", "malformed-value", "--add-suppressions")
    #expect(run.complaints.contains("2 suppressions for 3 findings added to .ibstack.yml; replace the reasons"))
    #expect(try folder.run("lint", "--select", "malformed-value").output == "")
  }

  @Test func configurationOfTheRepositoryIsWritten() throws {
    let folder = try TestFolder(["App/a.xib": Self.bad, ".git/HEAD": ""])
    let run = try folder.shell("cd App && \"$IBSTACK\" lint --select malformed-value --add-suppressions .")
    #expect(run.complaints.contains("2 suppressions for 3 findings added to "))
    #expect(try folder.names.contains(".ibstack.yml"))
  }

  @Test func nearestConfigurationIsExtended() throws {
    let folder = try TestFolder([
      "App/a.xib": Self.bad, "b.xib": Self.bad, ".ibstack.yml": "preset: recommended\n",
      "App/.ibstack.yml": "suppress:\n- object: other\n  reason: known\n",
    ])
    let run = try folder.run("lint", "--add-suppressions", "--select", "malformed-value")
    #expect(
      run.complaints.hasSuffix(
        """
        2 suppressions for 3 findings added to .ibstack.yml; replace the reasons
        2 suppressions for 3 findings added to App/.ibstack.yml; replace the reasons

        """))
    #expect(try folder.text("App/.ibstack.yml").hasPrefix("suppress:\n- object: other\n  reason: known\n- object: x\n"))
    #expect(try folder.run("lint", "--select", "malformed-value").output == "")
  }

  @Test func findingsOnNoObjectAreSuppressedForTheDocument() throws {
    let folder = try TestFolder(["a.xib": "<view hidden=\"ja\"/>\n", "b.xib": "<view hidden=\"ja\"/>\n"])
    _ = try folder.run("lint", "a.xib", "--add-suppressions", "--select", "malformed-value")
    #expect(
      try folder.text(".ibstack.yml") == """
        suppress:
          - rules: [malformed-value]
            paths: [/a.xib]
            reason: TODO say why this is intended

        """)
    #expect(try folder.run("lint", "--select", "malformed-value").lines.map { $0.contains("b.xib:1:") } == [true])
    #expect(try folder.run("config", "check").status == 0)
    #expect(try folder.run("config", "show", "a.xib").output.contains("\nsuppress:\n  - rules: [malformed-value]\n"))
    try folder.write(Fixture.clean, to: "a.xib")
    #expect(
      try folder.run("lint").output.contains(
        "documents as a whole have no finding of malformed-value to suppress; remove the suppression"))
  }

  @Test func documentsThatCannotBeReadAreReported() throws {
    let folder = try TestFolder(["b.xib": "<view"])
    let run = try folder.run("lint", "--add-suppressions")
    #expect(run.lines.count == 1, "\(run.output)")
    #expect(run.status == 1)
    #expect(run.complaints.hasSuffix("no findings to suppress\n"))
    #expect(try folder.names == ["b.xib"])
  }

  @Test func configurationThatCannotBeExtendedStays() throws {
    let folder = try TestFolder(["a.xib": Self.bad, ".ibstack.yml": "{preset: all}\n"])
    let run = try folder.run("lint", "--add-suppressions")
    #expect(run.status == 2)
    #expect(run.complaints.contains(".ibstack.yml: error: suppressions cannot be added without other changes"))
    #expect(try folder.text(".ibstack.yml") == "{preset: all}\n")
  }

  @Test(arguments: [["--fix"], ["--diff"], ["--baseline", "write"]])
  func contradictionsAreWrongUsage(options: [String]) throws {
    let run = try ToolRun(["lint", "--add-suppressions"] + options, in: TestFolder(["a.xib": Self.bad]))
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: --add-suppressions "))
  }
}
