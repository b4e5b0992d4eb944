import TestSupport
import Testing

@testable import StackLint

/// The file of known findings.
@Suite struct BaselineTests {
  private func fingerprints(_ text: String) throws -> Set<String> {
    let folder = try TestFolder(["known": text])
    return try Baseline.read(folder.url.path + "/known").fingerprints
  }

  @Test func eachLineIsAFinding() throws {
    let text = "0123456789abcdef duplicate-id App/A.xib\nFEDCBA9876543210 duplicate-id App/With space.xib\n"
    #expect(try fingerprints(text) == ["0123456789abcdef", "FEDCBA9876543210"])
  }

  @Test(arguments: ["", "\n\n", "# a comment\n", "# a\r\n\r\n"]) func commentsAndEmptyLinesAreSkipped(text: String)
    throws
  {
    #expect(try fingerprints(text) == [])
  }

  @Test(arguments: [
    "0123456789abcdef duplicate-id\n", "0123456789abcde duplicate-id A.xib\n", "0123456789abcdeg duplicate-id A.xib\n",
    "<<<<<<< HEAD\n", "{}\n",
  ])
  func otherLinesAreRefusedWithTheirPlace(line: String) throws {
    let error = #expect(throws: InvalidConfiguration.self) { try fingerprints("# head\n\n" + line) }
    #expect(error?.lines.count == 1)
    #expect(
      error?.lines.first?.hasSuffix(
        "/known:3:1: error: expected a fingerprint, a rule and a path; run ibstack lint --baseline write again") == true
    )
  }

  @Test func everyWrongLineIsReported() throws {
    let error = #expect(throws: InvalidConfiguration.self) { try fingerprints("a\nb\n") }
    #expect(error?.lines.count == 2)
  }

  @Test func missingFileIsRefused() {
    let error = #expect(throws: InvalidConfiguration.self) { try Baseline.read("/none/known") }
    #expect(error?.lines == ["/none/known: error: cannot be read: No such file or directory"])
  }
}
