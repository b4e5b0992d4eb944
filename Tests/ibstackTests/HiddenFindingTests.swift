import TestSupport
import Testing

/// Whether notes in documents suppress findings is for those to decide who run ibstack; what is hidden is counted.
@Suite struct HiddenFindingTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "a.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view id="outer" hidden="maybe">
            <attributedString key="userComments"><fragment content="ibstack:ignore all generated"/></attributedString>
          </view>
        </objects>
      </document>

      """
    ])
  }

  private func lint(_ arguments: String...) throws -> ToolRun {
    try ToolRun(["lint", "--select", "malformed-value"] + arguments, in: folder)
  }

  @Test func notesHideFindingsUnlessTheyAreIgnored() throws {
    let usual = try lint()
    #expect(usual.status == 0)
    #expect(usual.lines == [])
    #expect(usual.complaints == "1 document, 0 errors, 0 warnings; suppressed: 1 by notes in documents\n")
    let ignored = try lint("--in-document-suppressions", "ignore")
    #expect(ignored.status == 1)
    #expect(ignored.lines.count == 1)
    #expect(ignored.complaints.hasPrefix("1 document, 1 error, 0 warnings"))
    #expect(!ignored.complaints.contains("suppressed"))
  }

  @Test func hiddenFindingsMayCount() throws {
    let run = try lint("--in-document-suppressions", "count")
    #expect(run.status == 1)
    #expect(run.lines == [])
    #expect(
      run.complaints == "1 document, 0 errors, 0 warnings; suppressed: 1 by notes in documents, of which 1 error and "
        + "0 warnings count\n")
    #expect(try lint("--in-document-suppressions", "count", "--exit-zero").status == 0)
  }

  @Test func configurationsDecideAndTheStrictestHolds() throws {
    try folder.write("in-document-suppressions: ignore\n", to: ".ibstack.yml")
    #expect(try lint().status == 1)
    #expect(try lint("--in-document-suppressions", "allow").status == 0)
    _ = try folder.shell("mkdir App; cp a.xib App")
    try folder.write("in-document-suppressions: allow\n", to: "App/.ibstack.yml")
    #expect(try lint("App").status == 1)
    try folder.write("in-document-suppressions: count\n", to: ".ibstack.yml")
    #expect(try lint("App").status == 1)
    try folder.write("in-document-suppressions: never\n", to: ".ibstack.yml")
    let run = try lint()
    #expect(run.status == 2)
    #expect(run.complaints.contains(".ibstack.yml:1:27: error: unknown value \"never\""), "\(run.complaints)")
  }

  @Test func findingsThatConfigurationsAndBaselinesHideAreCounted() throws {
    let suppression = "suppress: [{object: outer, rules: [malformed-value], reason: known}]\n"
    try folder.write("in-document-suppressions: ignore\n" + suppression, to: ".ibstack.yml")
    #expect(try lint().complaints.hasSuffix("; suppressed: 1 by configurations\n"))
    try folder.write("in-document-suppressions: ignore\n", to: ".ibstack.yml")
    #expect(try lint("--baseline", "write").status == 0)
    #expect(try lint("--baseline", "check").complaints.hasSuffix("; suppressed: 1 by the baseline\n"))
  }
}
