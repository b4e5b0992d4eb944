import Foundation
import TestSupport
import Testing

/// `lint --fix` makes the edits that findings carry, and no others.
@Suite struct LintFixTests {
  private static let duplicate = """
    <view width="50" height="60">
      <view id="a" width="20"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
      <constraint firstItem="a" firstAttribute="bottom" secondAttribute="bottom" constant="-8"/>
      <constraint firstItem="a" firstAttribute="leading" secondAttribute="leading"/>
      <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
    </view>

    """

  private func content(_ path: String, _ folder: TestFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  @Test func editsAreMadeAndTheRestStays() throws {
    let folder = try TestFolder(["a.xml": Self.duplicate])
    let before = try folder.run("lint", "a.xml")
    #expect(before.lines.count { $0.hasSuffix("[duplicate-constraint]") } == 1)
    let run = try folder.run("lint", "a.xml", "--fix")
    #expect(run.output == "")
    #expect(run.complaints == "1 document, 1 finding fixed, 0 errors\n")
    let lines = Self.duplicate.split(separator: "\n")
    let expected = (lines.prefix(5) + lines.suffix(1)).joined(separator: "\n") + "\n"
    #expect(try content("a.xml", folder) == expected)
    #expect(try folder.run("lint", "a.xml", "--fix").complaints == "1 document, 0 findings fixed, 0 errors\n")
  }

  private static let saved = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="32700.99.1234" targetRuntime="iOS.CocoaTouch">
        <dependencies>
            <deployment identifier="iOS"/>
        </dependencies>
        <objects>
            <view contentMode="scaleToFill" id="box-00-001">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <subviews>
                    <label opaque="NO" contentMode="left" fixedFrame="YES" text="Name" lineBreakMode="tailTruncation" id="lab-00-001">
                        <rect key="frame" x="8" y="8" width="60" height="21"/>
                        <constraints>
                            <constraint firstAttribute="width" secondItem="lab-00-001" secondAttribute="width" id="con-00-001"/>
                        </constraints>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>

    """

  @Test func documentKeepsTheFormOfXcode() throws {
    let folder = try TestFolder(["a.xib": Self.saved])
    #expect(try folder.run("format", "--check", "a.xib").status == 0)
    let run = try folder.run(
      "lint", "a.xib", "--fix", "--unsafe", "--select", "text-style-without-dynamic-type,constraint-to-itself")
    #expect(run.complaints.hasPrefix("1 document, 2 findings fixed"))
    #expect(try folder.run("format", "--check", "a.xib").status == 0)
    let text = try content("a.xib", folder)
    #expect(text.contains("lineBreakMode=\"tailTruncation\" adjustsFontForContentSizeCategory=\"YES\" id="))
    #expect(!text.contains("constraints>"))
  }

  @Test func editsThatChangeTheLayoutAreMadeOnRequestOnly() throws {
    let text = "<view width=\"30\" height=\"30\">\n  <constraint firstAttribute=\"width\" constant=\"40\"/>\n</view>\n"
    let folder = try TestFolder(["a.xml": text])
    #expect(try folder.run("lint", "a.xml", "--fix").status == 1)
    #expect(try content("a.xml", folder) == text)
    #expect(try folder.run("lint", "a.xml", "--fix", "--unsafe").status == 0)
    #expect(try content("a.xml", folder) != text)
    #expect(try folder.run("lint", "a.xml").output == "")
  }

  @Test func unsafeAloneIsWrongUsage() throws {
    let run = try TestFolder(["a.xml": Self.duplicate]).run("lint", "a.xml", "--unsafe")
    #expect(run.status == 64)
    #expect(run.complaints.hasPrefix("Error: --unsafe has no effect without --fix; add --fix\n"))
  }

  @Test func documentThatCannotBeWrittenIsSaidAloud() throws {
    let folder = try TestFolder([:])
    let run = try folder.run("lint", "-", "--fix", input: Self.duplicate)
    #expect(run.status == 2)
    #expect(run.complaints.contains("-: error: cannot be written: standard input cannot be updated"))
    #expect(run.output.contains("[duplicate-constraint]"))
  }

  @Test func suppressedFindingsAreNotFixed() throws {
    let text = Self.duplicate.replacing(
      "secondAttribute=\"top\" constant=\"8\"/>\n</view>",
      with: "secondAttribute=\"top\" constant=\"8\" id=\"meant\"/>\n</view>")
    let suppression = "suppress:\n- object: meant\n  reason: code changes one\n"
    let folder = try TestFolder(["a.xml": text, ".ibstack.yml": suppression])
    #expect(
      try folder.run("lint", "a.xml", "--fix").complaints
        == "1 document, 0 findings fixed, 0 errors; suppressed: 1 by configurations\n")
    #expect(try content("a.xml", folder) == text)
  }
}
