import Foundation
import TestSupport
import Testing

/// `ibstack merge-reports`: the reports of shards make that of the whole run.
@Suite struct MergeReportsTests {
  private static let formats = [
    "human", "concise", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "json", "jsonl", "markdown",
  ]

  /// Findings with notes and edits, of clean, broken and missing files, behind characters of several bytes, and one in a
  /// configuration.
  private static let files = [
    "App/a,b%.xib": """
    <view width="30" height="30" userLabel="Größe" hidden="ja">\r
      <constraint firstAttribute="width" constant="40"/>\r
      <view id="a&amp;b" userLabel="Grüße, &quot;100 %&quot;: &lt;|&gt;"/>\r
    </view>
    """,
    "App/b.xib": Fixture.clean, "App/c.xib": Fixture.broken, "App/d.xib": Fixture.unreadable,
    "App/e.xib": "<view>\u{1}</view>", "App/f.storyboard": Fixture.storyboard, "App/g.xib": Fixture.clean,
    "App/.ibstack.yml": """
    suppress:
    - {object: gone, paths: f.storyboard, reason: nobody knows}
    - object: loose
      paths: f.storyboard
      rules: [ambiguous-layout, conflicting-constraints]
      reason: code adds them
    rules: {unused-suppression: warning}
    """,
  ]

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder(Self.files)
    try folder.write([0x3C, 0x76, 0xFF, 0xFE, 0x3E], to: "App/h.xib")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "App/i.xib").path, withDestinationPath: "nowhere")
  }

  /// The reports of all shards in a form.
  private func shards(_ count: Int, _ format: String = "json") throws -> [String] {
    try (1...count).map { index in
      _ = try folder.run(
        "lint", "App", "--shard", "\(index)/\(count)", "--format", format, "--output", "\(index).json")
      return "\(index).json"
    }
  }

  private func merge(_ paths: [String], _ arguments: String...) throws -> ToolRun {
    try ToolRun(["merge-reports"] + paths + arguments, in: folder)
  }

  @Test(arguments: [1, 2, 5]) func shardsMakeTheReportOfTheWholeRun(count: Int) throws {
    let paths = try shards(count)
    for format in Self.formats {
      let whole = try folder.run("lint", "App", "--format", format)
      let merged = try merge(paths.reversed(), "--format", format)
      #expect(merged.output == whole.output, "\(format)")
      #expect(merged.complaints == whole.complaints)
      #expect(merged.status == whole.status)
    }
  }

  @Test(arguments: [1, 3]) func pageOfShardsIsThatOfTheWholeRun(count: Int) throws {
    for index in 1...count {
      _ = try folder.run("lint", "--shard", "\(index)/\(count)", "--format", "json", "--output", "\(index).json")
    }
    let whole = try folder.run("lint", "--format", "html")
    #expect(try merge((1...count).map { "\($0).json" }, "--format", "html").output == whole.output)
  }

  @Test func documentsThatAreNotWhatTheyWereAreNotDrawn() throws {
    let folder = try TestFolder(["a.xib": Fixture.broken])
    _ = try folder.run("lint", "--format", "json=1.json")
    let drawn = try folder.run("merge-reports", "1.json", "--format", "html").output
    try folder.write("<!-- -->\n" + Fixture.broken, to: "a.xib")
    let listed = try folder.run("merge-reports", "1.json", "--format", "html").output
    #expect(drawn.contains("id=\"p0.0.0\"") && !listed.contains("id=\"p0.0.0\""))
    #expect(listed.contains("id=\"index\""))
  }

  @Test func documentsOutsideOfTheWorkingFolderAreNotRead() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean, "work/b.xib": Fixture.clean])
    _ = try folder.run("lint", "--format", "json=work/1.json")
    let run = try folder.shell(
      "cd work; sed -i 's,\"work/b.xib\",\"../a.xib\",' 1.json; \"$IBSTACK\" merge-reports 1.json --format html")
    #expect(run.output.contains("id=\"index\"") && !run.output.contains("id=\"p0.0.0\""))
  }

  @Test func wholeRunTellsOfEverythingThatTheTestIsAbout() throws {
    let run = try folder.run("lint", "App")
    #expect(run.status == 2)
    #expect(run.complaints.contains("App/i.xib: error: cannot be read: No such file or directory\n"))
    #expect(run.complaints.contains(", 1 not read; "))
    #expect(run.output.contains("note:"))
    #expect(run.lines.suffix(2).allSatisfy { $0.hasSuffix("[unused-suppression]") })
  }

  @Test func moreShardsThanDocumentsAreFine() throws {
    let small = try TestFolder(["a.xib": Fixture.broken])
    for index in 1...3 {
      #expect(
        try small.run("lint", "--shard", "\(index)/3", "--output", "\(index)", "--format", "json").status
          == (index == 1 ? 1 : 0))
    }
    let merged = try small.run("merge-reports", "1", "2", "3")
    #expect(try merged.output == small.run("lint").output)
    #expect(merged.complaints == "1 document, 1 error, 0 warnings\n")
  }

  @Test func warningsFailTheWholeOnRequest() throws {
    let folder = try TestFolder(["a.xib": "<view><view id=\"x\"/></view>", "b.xib": "<view><view id=\"x\"/></view>"])
    for index in 1...2 {
      let run = try folder.run("lint", "--shard", "\(index)/2", "--format", "json=\(index)", "--max-warnings", "1")
      #expect(run.status == 0)
    }
    #expect(try folder.run("merge-reports", "1", "2").status == 0)
    #expect(try folder.run("merge-reports", "1", "2", "--max-warnings", "1").status == 1)
    #expect(try folder.run("merge-reports", "1", "2", "--max-warnings", "2").status == 0)
    #expect(try folder.run("merge-reports", "1", "2", "--strict").status == 1)
  }

  @Test func reportsOfWholeRunsStandOneBehindTheOther() throws {
    let folder = try TestFolder(["a/a.xib": Fixture.broken, "b/b.xib": Fixture.broken])
    _ = try folder.run("lint", "b", "--format", "json=b.json")
    _ = try folder.run("lint", "a", "--format", "json=a.json")
    let merged = try folder.run("merge-reports", "b.json", "a.json", "--format", "json")
    #expect(try merged.output == folder.run("lint", "b", "a", "--format", "json").output)
  }

  @Test func suppressionThatOneShardNeedsIsNeeded() throws {
    let folder = try TestFolder([
      "a.xib": Fixture.clean, "b.xib": "<view id=\"x\" hidden=\"ja\"/>",
      ".ibstack.yml": "suppress: [{object: x, rules: [malformed-value], reason: known}]\n",
    ])
    for index in 1...2 {
      let run = try folder.run("lint", "--shard", "\(index)/2", "--format", "concise", "--format", "json=\(index)")
      #expect(run.output == "")
    }
    #expect(try folder.run("merge-reports", "1", "2").output == "")
  }

  @Test func baselineIsWrittenInOnePiece() throws {
    let run = try folder.run("lint", "App", "--baseline", "write", "--shard", "1/2")
    #expect(run.status == 64)
    #expect(
      run.complaints.hasPrefix("Error: --baseline write records the findings of all documents; remove --shard\n"))
  }

  @Test func shardsThatDoNotBelongTogetherAreRefused() throws {
    _ = try shards(3)
    _ = try folder.run("lint", "App", "--format", "json", "--output", "whole")
    _ = try folder.run("lint", "App", "--format", "json", "--output", "half", "--shard", "1/2")
    for (paths, complaint) in [
      (
        ["1.json", "3.json"], "1.json: error: report of one of 3 shards; missing: 2/3; pass the reports of all shards\n"
      ),
      (
        ["1.json", "2.json", "1.json"],
        "1.json: error: report of shard 1/3, which 1.json also contains; pass each shard once\n"
      ),
      (
        ["1.json", "half"],
        "half: error: report of shard 1/2 among reports of 3 shards; pass the reports of a single run\n"
      ),
      (
        ["1.json", "whole"],
        "whole: error: report of a whole run among reports of 3 shards; pass the reports of a single run\n"
      ),
      (["4.json"], "4.json: error: cannot be read: No such file or directory\n"),
    ] {
      let run = try merge(paths)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.complaints == complaint)
    }
  }

  @Test(arguments: [
    ("", "1:1: error: expected a value, found the end"), ("{", "1:2: error: expected a name in quotes, found the end"),
    ("[]", "1:1: error: expected an object, found a list"), ("{\n}", "1:1: error: expected a member \"version\""),
    ("{\"version\": 2}", "1:13: error: expected version 1, found a number"),
    (#"{"version": 1, "failures": [], "documents": [{"path": 3}]}"#, "1:55: error: expected a string, found a number"),
    (#"{"version": 1, "failures": [], "documents": {}}"#, "1:45: error: expected a list, found an object"),
    ("{\n\"version\": 1} x", "2:15: error: expected the end, found \"x\""),
    (#"{"a" 1}"#, "1:6: error: expected a colon"), ("[1 2]", "1:4: error: expected a comma or ], found \"2\""),
    ("[\"a\n\"]", "1:4: error: expected no control character"),
    (#"["\ud800"]"#, "error: expected a pair of surrogates"),
    (#"["\x"]"#, "1:4: error: expected an escape, found \"x\""), ("tru", "1:1: error: expected true"),
    ("[-]", "1:2: error: expected a value"), ("[\"", "1:3: error: expected a quote"),
  ])
  func whatIsNoReportIsSaidWithItsPlace(_ text: String, _ complaint: String) throws {
    try folder.write(text, to: "bad.json")
    let run = try merge(["bad.json"])
    #expect(run.status == 2)
    #expect(run.complaints.contains(complaint), "\(run.complaints)")
    #expect(run.complaints.hasPrefix("bad.json:"))
    #expect(run.complaints.hasSuffix("; pass reports written by ibstack lint --format json\n"))
  }

  @Test func hostileReportsEnd() throws {
    try folder.write(String(repeating: "[", count: 1_000_000), to: "deep.json")
    #expect(try merge(["deep.json"]).complaints.contains("expected at most 64 levels"))
    try folder.write([0x22, 0xFF, 0x22], to: "bytes.json")
    #expect(try merge(["bytes.json"]).complaints.hasPrefix("bytes.json:1:1: error: not UTF-8"))
    let far = #"{"path": "a", "findings": [], "lines": [{"line": 1e300}]}"#
    try folder.write(#"{"version": 1, "failures": [], "documents": [\#(far)]}"#, to: "far.json")
    #expect(try merge(["far.json"]).complaints.contains("error: expected a whole number from 1 on, found a number"))
  }

  @Test func ofManyMissingShardsTheFirstAreNamed() throws {
    let report = #"{"version": 1, "shard": {"index": 2, "count": 1000000000}, "failures": [], "documents": []}"#
    try folder.write(report, to: "part.json")
    let run = try merge(["part.json"])
    #expect(run.complaints.contains("missing: 1/1000000000, 3/1000000000, "))
    #expect(run.complaints.hasSuffix(", 11/1000000000 and 999999989 more; pass the reports of all shards\n"))
    #expect(run.status == 2)
  }

  /// The lines between those that a report has take no memory.
  @Test func linesMayBeFarApart() throws {
    let finding = """
      {"rule": "r", "severity": "error", "message": "m", "line": 1073741824, "column": 3, "endLine": 1073741824, \
      "endColumn": 4, "fingerprint": "f", "notes": [], "fixes": []}
      """
    let lines = #"[{"line": 7, "text": "<a>"}, {"line": 1073741824, "text": "  x"}]"#
    let documents = (0..<100).map { #"{"path": "\#($0).xml", "findings": [\#(finding)], "lines": \#(lines)}"# }
    try folder.write(
      #"{"version": 1, "failures": [], "documents": [\#(documents.joined(separator: ","))]}"#, to: "far.json")
    let run = try merge(["far.json", "--format", "human"])
    #expect(run.lines.prefix(3) == ["0.xml:1073741824:3: error: m [r]", "  x", "  ^"])
    #expect(run.lines.count == 300)
  }
}
