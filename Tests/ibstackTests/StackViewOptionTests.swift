import TestSupport
import Testing

/// `--stack-behavior` and `--ios`, and the keys of `.ibstack.yml` that they take the place of.
@Suite struct StackViewOptionTests {
  /// UIKit's proportion contradicts the margins; FDStackView compares with other views only.
  private static let proportional = """
    <stackView width="200" height="40" distribution="fillProportionally">
      <edgeInsets left="10" right="10"/><label text="A"/>
    </stackView>

    """

  private static let row = """
    <stackView width="340" height="60"><label numberOfLines="0" text="A"/><switch/></stackView>

    """

  private func widthOfLabel(_ run: ToolRun) -> String? {
    run.lines.first { $0.contains("label") }?.split(separator: " ").dropLast().last.map(String.init)
  }

  @Test func versionChoosesTheRules() throws {
    let folder = try TestFolder(["a.xml": Self.row])
    #expect(try widthOfLabel(folder.run("layout", "a.xml", "--ios", "14.5")) == "170")
    #expect(try widthOfLabel(folder.run("layout", "a.xml", "--ios", "15")) == "291")
    #expect(try widthOfLabel(folder.run("layout", "a.xml", "--ios", "26")) == "279")
    #expect(try widthOfLabel(folder.run("layout", "a.xml")) == "279")
  }

  /// A checkbox that is as high as its macOS makes it.
  private static let box = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <objects>
        <customView id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="wrap">
              <buttonCell key="cell" type="check" title="Wrap"/>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="wrap" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
            <constraint firstItem="wrap" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
          </constraints>
        </customView>
      </objects>
    </document>

    """

  private func heightOfButton(_ run: ToolRun) -> String? {
    run.lines.first { $0.contains("button") }?.split(separator: " ").last.map(String.init)
  }

  @Test func versionOfMacOSChoosesTheControls() throws {
    let folder = try TestFolder(["a.xib": Self.box])
    #expect(try heightOfButton(folder.run("layout", "a.xib")) == "18")
    #expect(try heightOfButton(folder.run("layout", "a.xib", "--macos", "26")) == "16")
    #expect(try heightOfButton(folder.run("layout", "a.xib", "--macos", "15.1")) == "18")
  }

  @Test func versionOfMacOSIsAKeyOfConfigurations() throws {
    let folder = try TestFolder(["a.xib": Self.box, ".ibstack.yml": "macos: 26\n"])
    #expect(try folder.run("config", "show", "a.xib").output.hasSuffix("\nmacos: 26\n"))
    try folder.write("macos: 9\n", to: ".ibstack.yml")
    #expect(
      try folder.run("lint", "a.xib").complaints
        == ".ibstack.yml:1:8: error: expected a version of macOS, one of 10, 11, 12, 13, 14, 15, 26, 27, found \"9\"\n")
  }

  @Test func behaviorIsTheOptionsOrTheConfigurations() throws {
    let folder = try TestFolder(["a.xml": Self.proportional])
    let conflicts = { (arguments: [String]) in
      try ToolRun(["lint", "a.xml"] + arguments, input: "", in: folder).lines.count {
        $0.contains("[conflicting-constraints]")
      }
    }
    #expect(try conflicts([]) == 1)
    #expect(try conflicts(["--stack-behavior", "fdstackview"]) == 0)
    try folder.write("stack-behavior: fdstackview\n", to: ".ibstack.yml")
    #expect(try conflicts([]) == 0)
    #expect(try conflicts(["--stack-behavior", "uikit"]) == 1)
  }

  @Test(arguments: ["8", "x", "14.", "", "-1", "14.5.1.2", "100000"])
  func versionThatIsNoneIsWrongUsage(_ version: String) throws {
    let run = try TestFolder(["a.xml": Self.row]).run("layout", "a.xml", "--ios=\(version)")
    #expect(run.status == 64)
    #expect(run.complaints.contains("'--ios <version>'"))
  }

  @Test func showPrintsWhatIsConfigured() throws {
    let folder = try TestFolder([
      "a.xml": Self.row, ".ibstack.yml": "ios: 14.5\nstack-behavior: fdstackview\n",
    ])
    let shown = try folder.run("config", "show", "a.xml").output
    #expect(shown.hasSuffix("\nstack-behavior: fdstackview\nios: 14.5\n"))
    try folder.write(shown, to: ".ibstack.yml")
    #expect(try folder.run("config", "show", "a.xml").output == shown)
  }

  @Test func whatIsNoneIsSaidAtItsPlace() throws {
    let folder = try TestFolder(["a.xml": Self.row, ".ibstack.yml": "ios: 8\nstack-behavior: fdstackviw\n"])
    let run = try folder.run("lint", "a.xml")
    #expect(run.status == 2)
    #expect(
      run.complaints == """
        .ibstack.yml:1:6: error: expected a version of iOS, one of 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 26, 27, found "8"
        .ibstack.yml:2:17: error: unknown stack behavior "fdstackviw"; did you mean "fdstackview"?

        """)
  }
}
