import Testing

@testable import Formats
@testable import StackLint

/// Reports that are read back.
@Suite struct WrittenReportTests {
  private func file(_ path: String) -> ReportedFile {
    ReportedFile(path: path, absolutePath: "/\(path)", repositoryPath: path)
  }

  private func report(_ path: String, of shard: Shard?) throws(InvalidReport) -> WrittenReport {
    let source = SourceFile(path: path, text: "<view>\n  <b/>\n</view>")
    let diagnostic = Diagnostic("some-rule", .warning, "message", range: SourceRange(9, 13))
    let report = FindingReport([diagnostic], in: source, file: file(path), document: nil)
    let bytes = FindingFormat.json.text(of: [report], head: RunHead(shard: shard, toolVersion: "1"))
    return try WrittenReport(bytes, path: "\(path).json", file: file)
  }

  @Test func findingsKeepTheirPlaces() throws {
    let documents = try MergedReport([report("a.xib", of: nil)]).documents
    let finding = try #require(documents.first?.findings.first)
    #expect(documents.count == 1 && documents.first?.path == "a.xib")
    #expect(finding.start == SourcePosition(line: 2, column: 3) && finding.end == SourcePosition(line: 2, column: 7))
    #expect(finding.diagnostic.severity == .warning && finding.diagnostic.message == "message")
  }

  private static func text(_ counts: String) -> String {
    let finding = """
      {"rule": "r", "severity": "warning", "message": "m", \(counts)"line": null, "column": null, "endLine": null,
      "endColumn": null, "object": null, "scene": null, "fingerprint": "f", "notes": [], "fixes": []}
      """
    let document = #"{"path": "a.xib", "findings": [\#(finding)], "lines": []}"#
    return #"{"version": 1, "failures": [], "documents": [\#(document)]}"#
  }

  @Test func groupsKeepTheirNumbers() throws {
    func finding(_ counts: String) throws -> LocatedFinding {
      let report = try WrittenReport(Array(Self.text(counts).utf8), path: "a.json", file: file)
      return try #require(MergedReport([report]).documents.first?.findings.first)
    }
    let (group, plain, other) = try (
      finding(#""count": 3, "fixableCount": 2, "#), finding(#""count": 3, "#), finding("")
    )
    #expect(group.count == 3 && group.fixableCount == 2)
    #expect(plain.count == 3 && plain.fixableCount == 0)
    #expect(other.count == 1 && other.fixableCount == 0)
  }

  @Test(arguments: [#""count": 0, "#, #""count": 1.5, "#, #""count": 2, "fixableCount": 3, "#])
  func numbersThatNoGroupHasAreRefused(counts: String) {
    #expect(throws: InvalidReport.self) {
      try WrittenReport(Array(Self.text(counts).utf8), path: "a.json", file: file)
    }
  }

  @Test func documentsOfShardsComeInTheOrderOfTheRun() throws {
    let shards = try [
      report("b.xib", of: Shard(index: 1, count: 2)), report("a.xib", of: Shard(index: 0, count: 2)),
    ]
    #expect(try MergedReport(shards).documents.map(\.path) == ["a.xib", "b.xib"])
  }

  @Test func missingShardIsNamed() throws {
    let shard = try report("a.xib", of: Shard(index: 0, count: 2))
    let error = #expect(throws: InvalidReport.self) { try MergedReport([shard]) }
    let reason = "report of one of 2 shards; missing: 2/2; pass the reports of all shards"
    #expect(error?.message == "a.xib.json: error: \(reason)")
  }

  @Test func whatIsNoReportIsRefusedWithItsPlace() throws {
    let error = #expect(throws: InvalidReport.self) {
      try WrittenReport(Array("{\n  []".utf8), path: "a.json", file: file)
    }
    #expect(error?.message.hasPrefix("a.json:2:3: error: expected ") == true)
  }
}
