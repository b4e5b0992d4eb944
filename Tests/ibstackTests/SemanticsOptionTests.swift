import TestSupport
import Testing

/// `--semantics`, and the key of `.ibstack.yml` that it takes the place of.
@Suite struct SemanticsOptionTests {
  /// A hidden view with a required height: UIKit logs a conflict, Interface Builder's canvas shows none.
  private static let hidden = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
        <stackView id="s" axis="vertical">
          <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
          <subviews>
            <view hidden="YES" id="a"><constraints>
              <constraint id="h" firstAttribute="height" constant="40"/>
            </constraints></view>
            <view id="b"/>
          </subviews>
        </stackView>
      </objects>
    </document>

    """

  private func conflicts(_ folder: TestFolder, _ arguments: String...) throws -> Int {
    try ToolRun(arguments, input: "", in: folder).lines.count { $0.contains("[conflicting-constraints]") }
  }

  @Test(arguments: ["validate", "lint"]) func canvasOrRunTimeIsTheOptions(command: String) throws {
    let folder = try TestFolder(["a.xib": Self.hidden])
    #expect(try conflicts(folder, command, "a.xib") == 0)
    #expect(try conflicts(folder, command, "a.xib", "--semantics", "canvas") == 0)
    #expect(try conflicts(folder, command, "a.xib", "--semantics", "runtime") == 1)
  }

  @Test func deviceIsAboutRunTime() throws {
    let folder = try TestFolder(["a.xib": Self.hidden])
    #expect(try conflicts(folder, "validate", "a.xib", "--devices", "retina4_7") == 1)
    #expect(try conflicts(folder, "validate", "a.xib", "--devices", "retina4_7", "--semantics", "canvas") == 0)
  }

  @Test func configurationChoosesForLint() throws {
    let folder = try TestFolder(["a.xib": Self.hidden, ".ibstack.yml": "semantics: runtime\n"])
    #expect(try conflicts(folder, "lint", "a.xib") == 1)
    #expect(try conflicts(folder, "lint", "a.xib", "--semantics", "canvas") == 0)
  }

  @Test func layoutAndExplanationFollowTheOption() throws {
    let folder = try TestFolder(["a.xib": Self.hidden])
    let canvas = try folder.run("layout", "a.xib", "--format", "csv").output
    #expect(try folder.run("layout", "a.xib", "--format", "csv", "--semantics", "canvas").output == canvas)
    #expect(try folder.run("layout", "a.xib", "--format", "csv", "--semantics", "runtime").output != canvas)
    let explained = try folder.run("explain", "a.xib", "a", "--axis", "vertical", "--semantics", "runtime")
    #expect(explained.lines.contains("  on the canvas: 40; at run time: 0"))
    let json = try JSONValue(parsing: folder.run("explain", "a.xib", "a", "--format", "json").output)
    #expect(json["semantics"] == .string("canvas"))
  }

  @Test func showPrintsWhatIsConfigured() throws {
    let folder = try TestFolder(["a.xib": Self.hidden, ".ibstack.yml": "semantics: canvas\n"])
    let shown = try folder.run("config", "show", "a.xib").output
    #expect(shown.hasSuffix("\nsemantics: canvas\n"))
  }

  @Test func otherWordsAreReportedAtTheirPlace() throws {
    let folder = try TestFolder(["a.xib": Self.hidden, ".ibstack.yml": "semantics: runtimes\n"])
    let run = try folder.run("lint", "a.xib")
    #expect(run.status == 2)
    #expect(
      run.complaints == ".ibstack.yml:1:12: error: unknown semantics \"runtimes\"; did you mean \"runtime\"?\n")
    #expect(try folder.run("layout", "a.xib", "--semantics", "simulator").status == 64)
  }
}
