import TestSupport
import Testing

/// `lint --since-ios` and `--since-macos`: what gets worse on a newer system.
@Suite struct OlderSystemTests {
  /// A switch of some width, and a label at some distance from the left.
  private static func phone(width: Int? = nil, labelAt x: Int = 150) -> String {
    let width = width.map { "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"width\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
              <label text="Wake me up" id="text" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="\(x)" y="100" width="90" height="20.5"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
              </label>
              <switch opaque="NO" id="alarm" translatesAutoresizingMaskIntoConstraints="NO">
                <rect key="frame" x="20" y="100" width="51" height="31"/>
                <constraints>\(width)</constraints>
              </switch>
            </subviews>
            <constraints>
              <constraint firstItem="alarm" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
              <constraint firstItem="alarm" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="b"/>
              <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="\(x)" id="c"/>
              <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="d"/>
            </constraints>
          </view>
        </objects>
      </document>

      """
  }

  /// A pair of push buttons, the second at some distance from the left, and below them a pop-up button of some height.
  private static func mac(secondAt x: Int = 140, height: Int? = nil) -> String {
    let height = height.map { "<constraint firstAttribute=\"height\" constant=\"\($0)\" id=\"height\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
          <customView id="root">
            <rect key="frame" x="0.0" y="0.0" width="300" height="120"/>
            <subviews>
              <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="cancel">
                <rect key="frame" x="20" y="13" width="90" height="32"/>
                <buttonCell key="cell" type="push" title="Cancel" bezelStyle="rounded" alignment="center" borderStyle="border"/>
              </button>
              <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="save">
                <rect key="frame" x="\(x)" y="13" width="90" height="32"/>
                <buttonCell key="cell" type="push" title="Save" bezelStyle="rounded" alignment="center" borderStyle="border"/>
              </button>
              <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="sound">
                <rect key="frame" x="18" y="78" width="120" height="25"/>
                <popUpButtonCell key="cell" type="push" title="Bell" bezelStyle="rounded" alignment="left" borderStyle="border"/>
                <constraints>\(height)</constraints>
              </popUpButton>
            </subviews>
            <constraints>
              <constraint firstItem="sound" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
              <constraint firstItem="sound" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
            </constraints>
          </customView>
        </objects>
      </document>

      """
  }

  private func lint(_ document: String, _ options: String...) throws -> ToolRun {
    try ToolRun(["lint", "a.xib"] + options, in: TestFolder(["a.xib": document]))
  }

  /// The rules of the findings.
  private func rules(_ run: ToolRun) -> [String] {
    run.lines.filter { !$0.contains(" note: ") }.compactMap {
      $0.split(separator: "[").last.map { String($0.dropLast()) }
    }
  }

  @Test func controlWithoutRoomOnTheNewerSystemIsReported() throws {
    let run = try lint(Self.phone(width: 49), "--since-ios", "18")
    #expect(rules(run) == ["control-of-other-size"])
    #expect(run.output.contains("<switch> is 51 wide, but iOS 26 draws it 63 wide; remove the width"))
    #expect(run.status == 1)
  }

  @Test func controlWithRoomOnBothIsNotReported() throws {
    let run = try lint(Self.phone(width: 70), "--since-ios", "18")
    #expect(run.lines == [])
    #expect(run.complaints == "1 document, 0 errors, 0 warnings\ncompared with iOS 18\n")
    #expect(run.status == 0)
  }

  @Test(arguments: [(75, ["overlapping-views"]), (90, []), (60, [])])
  func overlapOfTheNewerSystemIsReported(_ x: Int, _ expected: [String]) throws {
    #expect(try rules(lint(Self.phone(labelAt: x), "--since-ios", "18")) == expected)
  }

  @Test(arguments: [["--since-ios", "26"], ["--since-ios", "16", "--ios", "18"], ["--since-macos", "15"]])
  func nothingIsWorseOnEqualSystems(options: [String]) throws {
    let folder = try TestFolder(["a.xib": Self.phone(width: 49, labelAt: 75)])
    let run = try ToolRun(["lint", "a.xib"] + options, in: folder)
    #expect(run.lines == [])
    #expect(run.status == 0)
  }

  @Test func runWithoutComparisonIsNoFailure() throws {
    let run = try lint(Self.phone(width: 49))
    #expect(rules(run).contains("control-of-other-size"))
    #expect(run.status == 0)
  }

  @Test(arguments: [["--exit-zero"], ["--max-warnings", "1"]]) func failureCanBeTurnedOff(options: [String]) throws {
    let folder = try TestFolder(["a.xib": Self.phone(width: 49)])
    #expect(try ToolRun(["lint", "a.xib", "--since-ios", "18"] + options, in: folder).status == 0)
  }

  @Test(arguments: [(106, ["overlapping-push-buttons"]), (140, [])])
  func pushButtonsThatOverlapOnTheNewerSystemAreReported(_ x: Int, _ expected: [String]) throws {
    #expect(try rules(lint(Self.mac(secondAt: x), "--since-macos", "15")) == expected)
  }

  @Test(arguments: [(21, ["control-of-other-size"]), (30, [])])
  func controlThatIsTooLowOnTheNewerSystemIsReported(_ height: Int, _ expected: [String]) throws {
    #expect(try rules(lint(Self.mac(height: height), "--since-macos", "15")) == expected)
  }

  @Test func nothingIsWorseOnEqualVersionsOfMacOS() throws {
    #expect(try lint(Self.mac(secondAt: 106, height: 21), "--since-macos", "26").lines == [])
  }

  @Test func findingsInOtherFilesAreLeftOut() throws {
    let folder = try TestFolder([
      "a.xib": Self.phone(), ".ibstack.yml": "suppress: [{object: nobody, rules: [duplicate-id], reason: old}]\n",
    ])
    #expect(try ToolRun(["lint"], in: folder).output.contains("unused-suppression"))
    #expect(try ToolRun(["lint", "--since-ios", "18"], in: folder).lines == [])
  }

  @Test func suppressionHolds() throws {
    let folder = try TestFolder([
      "a.xib": Self.phone(width: 49),
      ".ibstack.yml": "suppress: [{object: width, rules: [control-of-other-size], reason: drawn by hand}]\n",
    ])
    #expect(try ToolRun(["lint", "--since-ios", "18"], in: folder).lines == [])
  }

  @Test(arguments: [
    (["--since-ios", "18", "--ios", "17"], "--since-ios names the older version; exchange it with that of --ios"),
    (
      ["--since-macos", "15", "--macos", "14"],
      "--since-macos names the older version; exchange it with that of --macos"
    ),
    (
      ["--since-ios", "18", "--baseline", "write"],
      "--baseline write records all findings; remove --since-ios and --since-macos"
    ),
    (["--since-ios", "8"], "--since-ios"), (["--since-macos", "x"], "--since-macos"),
  ])
  func optionsThatMakeNoSenseAreRejected(_ options: [String], _ message: String) throws {
    let run = try ToolRun(["lint", "a.xib"] + options, in: TestFolder(["a.xib": Self.phone()]))
    #expect(run.complaints.contains(message))
    #expect(run.status == 64 || run.status == 2)
  }

  @Test(arguments: [
    "", "<document", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>",
  ])
  func documentWithoutViewsIsNoCrash(text: String) throws {
    let run = try lint(text, "--since-ios", "18", "--since-macos", "15")
    #expect([0, 1].contains(run.status))
  }

  // MARK: - Apps that keep the older design

  private func lint(app list: String, _ options: String...) throws -> ToolRun {
    let list = "<plist version=\"1.0\"><dict>\(list)</dict></plist>"
    let folder = try TestFolder(["App/a.xib": Self.phone(width: 49), "App/Info.plist": list])
    return try ToolRun(["lint", "--since-ios", "18"] + options, in: folder)
  }

  private static let compatibility = "<key>UIDesignRequiresCompatibility</key><true/>"
  private static let notice = """
    iOS 26 and macOS 26 keep the older design, because App/Info.plist sets UIDesignRequiresCompatibility; later systems \
    ignore that: use --ios 27
    """

  @Test func appThatKeepsTheOlderDesignGetsNoWorse() throws {
    let run = try lint(app: Self.compatibility)
    #expect(rules(run).isEmpty)
    #expect(run.complaints.contains(Self.notice))
    #expect(run.status == 0)
  }

  @Test func runOfOneRuleKnowsTheDesign() throws {
    #expect(rules(try lint(app: Self.compatibility, "--select", "control-of-other-size")).isEmpty)
    #expect(rules(try lint(app: "", "--select", "control-of-other-size")) == ["control-of-other-size"])
  }

  @Test(arguments: ["", "<key>UIDesignRequiresCompatibility</key><false/>"])
  func appThatDoesNotKeepItGetsWorse(_ list: String) throws {
    let run = try lint(app: list)
    #expect(rules(run) == ["control-of-other-size"])
    #expect(!run.complaints.contains("UIDesignRequiresCompatibility"))
  }

  @Test func laterSystemsIgnoreTheKey() throws {
    let run = try lint(app: Self.compatibility, "--ios", "27")
    #expect(rules(run) == ["control-of-other-size"])
    #expect(!run.complaints.contains("UIDesignRequiresCompatibility"))
  }

  // MARK: - Pictures side by side

  private func report(_ files: [String: String], _ options: String...) throws -> (run: ToolRun, folder: TestFolder) {
    let folder = try TestFolder(files)
    return (try ToolRun(["report", "--output", "page", "--summary", "summary.md"] + options, in: folder), folder)
  }

  @Test func pageShowsWhatGetsWorseBeforeAndAfter() throws {
    let files = ["a.xib": Self.phone(width: 49), "b.xib": Self.phone()]
    let (run, folder) = try report(files, "--since-ios", "18")
    #expect(run.status == 0)
    let summary = try folder.text("summary.md")
    #expect(summary.contains("a.xib") && summary.contains("iOS 26 draws it 63 wide"))
    #expect(!summary.contains("b.xib"))
    #expect(try !folder.text("page/index.html").isEmpty)
  }

  @Test func pageOfWhatGetsNoWorseIsEmpty() throws {
    let (run, folder) = try report(["b.xib": Self.phone()], "--since-ios", "18")
    #expect(run.status == 0)
    #expect(try !folder.text("summary.md").contains("b.xib"))
  }

  @Test(arguments: [
    (["--since-ios", "18", "--compare", "HEAD"], "compare with different things; choose one"),
    (["--since-ios", "18", "--ios", "17"], "exchange it with that of --ios"),
    ([], "--summary tells what changed; add --compare or --since-ios"),
  ])
  func reportRejectsOptionsThatMakeNoSense(_ options: [String], _ message: String) throws {
    let folder = try TestFolder(["b.xib": Self.phone()])
    let run = try ToolRun(["report", "--output", "page", "--summary", "summary.md"] + options, in: folder)
    #expect(run.complaints.contains(message))
    #expect(run.status == 64)
  }
}
