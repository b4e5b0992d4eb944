import Foundation
import TestSupport
import Testing

/// `--devices`, `--orientations`, `--text-sizes`, `--languages` and `--bold-text`.
@Suite struct VariantOptionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "a.xml": "<view id=\"root\"><label id=\"l\" text=\"Save changes\"/></view>\n",
      "wide.xml": """
      <view id="root"><view id="a" width="400"/>
        <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading"/>
        <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" secondAttribute="trailing"/>
      </view>

      """,
      "mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
    ])
  }

  /// The variants of a run, in their order.
  private func variants(_ arguments: String...) throws -> [String] {
    let run = try ToolRun(["layout", "--format", "csv", "a.xml"] + arguments, in: folder)
    return run.lines.dropFirst().filter { $0.contains(",root,view,") }.map { line in
      line.replacing("\"", with: "").replacing("a.xml,", with: "").components(separatedBy: ",root,")[0]
    }
  }

  @Test func devicesAreLaidOutInTheOrderOfTheirNames() throws {
    #expect(try variants("--devices", "ipad9_7,retina4_0") == ["ipad9_7", "retina4_0"])
  }

  @Test func allDevicesAreTwentyFourPhonesAndTablets() throws {
    let names = try variants("--devices", "all", "--orientations", "all")
    #expect(names.count == 48)
    #expect(Set(names).count == 48)
    #expect(names.prefix(2) == ["retina3_5", "retina3_5-landscape"])
  }

  @Test func eachIsCombinedWithEach() throws {
    #expect(
      try variants("--devices", "retina4_0,ipad9_7", "--text-sizes", "large,small", "--languages", "base,rtl") == [
        "retina4_0, large", "ipad9_7, large", "retina4_0, small", "ipad9_7, small", "retina4_0, large, rtl",
        "ipad9_7, large, rtl", "retina4_0, small, rtl", "ipad9_7, small, rtl",
      ])
  }

  @Test func whatIsAskedForTwiceIsLaidOutOnce() throws {
    #expect(
      try variants("--devices", "retina4_0,retina4_0", "--text-sizes", "large", "--text-sizes", "large,small")
        == ["retina4_0, large", "retina4_0, small"])
  }

  @Test func boldTextIsThatOfAllVariants() throws {
    #expect(try variants("--languages", "base,rtl", "--bold-text") == ["bold", "rtl, bold"])
  }

  @Test func oneVariantIsPrintedLikeOneLayout() throws {
    let one = try folder.run("layout", "a.xml", "--device", "retina4_0")
    #expect(one.lines.first?.hasSuffix("retina4_0, @2x") == true)
    #expect(try folder.run("layout", "a.xml", "--devices", "retina4_0").output == one.output)
  }

  @Test func treeHasABlockForEachVariant() throws {
    let run = try folder.run("layout", "a.xml", "--devices", "retina4_0,retina6_12-landscape")
    #expect(
      run.lines.filter { $0.hasPrefix("a.xml") }.map { $0.split(separator: "  ").last.map(String.init) } == [
        "retina4_0, @2x", "retina6_12-landscape, @3x",
      ])
  }

  @Test(arguments: [
    ("--devices=retina4_x", "unknown device \"retina4_x\"; did you mean \"retina4_0\"?"),
    ("--devices=retina4_0,", "unknown device \"\"; expected one of retina3_5 (iPhone 4), retina4_0 (iPhone 5)"),
    ("--orientations=landscap", "unknown orientation \"landscap\"; did you mean landscape?"),
    ("--languages=german", "unknown language \"german\"; expected all, or some of base, pseudo, rtl"),
    ("--text-sizes=larg", "unknown text size \"larg\"; did you mean large?"),
  ])
  func unknownNameIsWrongUsage(argument: String, complaint: String) throws {
    let run = try folder.run("layout", "a.xml", argument)
    #expect(run.status == 64)
    #expect(run.complaints.contains(complaint))
  }

  @Test(arguments: [
    (["--device", "retina4_0", "--devices", "all"], "--device and --devices exclude each other; remove one of them"),
    (
      ["--size", "1x1", "--devices", "all"],
      "--size and --devices exclude each other, because a size replaces the devices' screens"
    ),
    (["--size", "1x1", "--orientations", "all"], "--size and --orientations exclude each other, because a size"),
    (["--constraints", "--devices", "all"], "--constraints needs a single layout"),
    (["--confidence", "--devices", "all"], "--confidence needs a single layout"),
    (["--confidence", "--format", "csv"], "--confidence needs a single layout"),
  ])
  func whatDoesNotGoTogetherIsWrongUsage(arguments: [String], complaint: String) throws {
    let run = try ToolRun(["layout", "a.xml"] + arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.complaints.contains(complaint))
  }

  @Test func validateSaysWhereAFindingHolds() throws {
    let run = try folder.run("validate", "wide.xml", "--devices", "retina4_0,retina6_12,ipad9_7")
    #expect(run.status == 1)
    #expect(run.output.contains("[conflicting-constraints]"))
    #expect(
      run.lines.last
        == "wide.xml: note: only on retina4_0 and retina6_12 (2 of 3 variants); the numbers are those of retina4_0")
  }

  @Test func jsonNamesTheVariantsOfAFinding() throws {
    let run = try folder.run("layout", "--format", "json", "wide.xml", "--devices", "retina4_0,ipad9_7")
    let document = try #require(JSONValue(parsing: run.output)["documents"].elements.first)
    #expect(document["variants"].elements.map { $0["name"].text } == ["retina4_0", "ipad9_7"])
    #expect(document["variants"].elements.map { $0["orientation"].text } == ["portrait", "portrait"])
    let found = document["diagnostics"].elements.first { $0["rule"].text == "conflicting-constraints" }
    #expect(found?["variants"].elements.map(\.text) == ["retina4_0"])
  }

  @Test func macDocumentIsLaidOutOnce() throws {
    let run = try folder.run("validate", "mac.xib", "--devices", "all")
    #expect(run.output.contains("mac.xib: notice: macOS document laid out on its own canvas only"))
  }
}
