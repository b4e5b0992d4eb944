import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackLint
@testable import StackModel

/// Controls with less room than they draw themselves in, and what else systems draw differently.
@Suite struct DrawnSizeTests {
  private func mac(_ objects: String, _ rule: String) throws -> [String] {
    try LintedSource.definition(RuleExample.Container.macXib.document(around: objects), rule).messages
  }

  // MARK: Controls

  private func toggle(_ constraint: String) throws -> [String] {
    try LintedSource.xib(
      """
      <view id="root"><subviews><switch id="sound"><constraints>
        <constraint firstAttribute="width" \(constraint) id="w"/>
      </constraints></switch></subviews></view>
      """, "control-of-other-size"
    ).messages
  }

  @Test(arguments: ["constant=\"49\"", "relation=\"lessThanOrEqual\" constant=\"60\""])
  func switchThatIsNarrowerThanOnIOS26IsReported(_ constraint: String) throws {
    #expect(try toggle(constraint).count == 1)
  }

  @Test func messageSaysWhichSystem() throws {
    #expect(
      try toggle("constant=\"49\"")
        == ["<switch> is 51 wide, but iOS 26 draws it 63 wide; remove the width"])
  }

  @Test(arguments: [
    "constant=\"61\"", "constant=\"80\"", "relation=\"greaterThanOrEqual\" constant=\"49\"",
    "constant=\"49\" priority=\"999\"", "constant=\"49\" placeholder=\"YES\"",
  ])
  func switchWithRoomIsNotReported(_ constraint: String) throws {
    #expect(try toggle(constraint) == [])
  }

  @Test func switchWhoseWidthCodeMayChangeIsNotReported() throws {
    let view = """
      <view id="root"><subviews><switch id="sound"><constraints>
        <constraint firstAttribute="width" constant="49" id="w"/>
      </constraints></switch></subviews>
      <connections><outlet property="soundWidth" destination="w" id="o"/></connections></view>
      """
    #expect(try LintedSource.xib(view, "control-of-other-size").messages == [])
  }

  private func bar(_ element: String, height: Int) throws -> [String] {
    try LintedSource.xib(
      """
      <view id="root"><subviews><\(element) id="bar"><constraints>
        <constraint firstAttribute="height" constant="\(height)" id="h"/>
      </constraints></\(element)></subviews></view>
      """, "control-of-other-size"
    ).messages
  }

  @Test func barThatIsLowerThanOnIOS26IsReported() throws {
    #expect(
      try bar("navigationBar", height: 44)
        == ["<navigationBar> is 44 high, but iOS 26 draws it 54 high; remove the height"])
    #expect(try bar("toolbar", height: 44) == ["<toolbar> is 44 high, but iOS 26 draws it 48 high; remove the height"])
    #expect(try bar("navigationBar", height: 54) == [])
    #expect(try bar("toolbar", height: 48) == [])
  }

  @Test(arguments: [(nil, [Diagnostic.Severity.notice]), (17, []), (26, [.warning])])
  func newestSystemCountsOnceItIsChosen(_ version: Int?, _ severities: [Diagnostic.Severity]) throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <switch id="sound"><constraints><constraint firstAttribute="width" constant="49" id="w"/></constraints></switch>
        """)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib", options: LayoutOptions(iOSVersion: version))
    let rule = try #require(RuleCatalog.rule("control-of-other-size"))
    let found = Linter([rule]).lint(LintedDocument(document)).diagnostics.filter { $0.ruleID == rule.id }
    #expect(found.map(\.severity) == severities)
  }

  @Test(arguments: [(17, 0), (26, 1)])
  func switchWithoutRoomOnTheVersionThatIsLaidOutIsReported(_ version: Int, _ count: Int) throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
          <switch translatesAutoresizingMaskIntoConstraints="NO" id="sound"/></subviews><constraints>
          <constraint firstItem="sound" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="255" id="a"/>
          <constraint firstAttribute="trailing" secondItem="sound" secondAttribute="trailing" constant="16" id="b"/>
          <constraint firstItem="sound" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/></constraints></view>
        """)
    let options = LayoutOptions(size: Size(width: 320, height: 44), iOSVersion: version)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib", options: options)
    let rule = try #require(RuleCatalog.rule("control-of-other-size"))
    let found = Linter([rule]).lint(LintedDocument(document)).diagnostics.filter { $0.ruleID == rule.id }
    #expect(found.count == count)
  }

  /// A switch that a container or code places is as wide as it draws itself.
  @Test func switchThatItsFramePlacesIsNotReported() throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
          <switch id="sound"><rect key="frame" x="255" y="6" width="51" height="31"/></switch></subviews></view>
        """)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib", options: LayoutOptions(iOSVersion: 26))
    let rule = try #require(RuleCatalog.rule("control-of-other-size"))
    #expect(Linter([rule]).lint(LintedDocument(document)).diagnostics.filter { $0.ruleID == rule.id } == [])
  }

  /// Variants have views of their own where a version is chosen.
  @Test(arguments: [(17, 0), (26, 1)])
  func switchThatIsTooNarrowIsReportedForTheChosenSystem(_ version: Int, _ count: Int) throws {
    let text = RuleExample.Container.xib.document(
      around: """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
          <switch translatesAutoresizingMaskIntoConstraints="NO" id="sound"><constraints>
            <constraint firstAttribute="width" constant="51" id="w"/></constraints></switch></subviews></view>
        """)
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib", options: LayoutOptions(iOSVersion: version))
    let report = document.variantReport(for: LayoutVariants(devices: [.standard, .named("ipad9_7")]))
    let rule = try #require(RuleCatalog.rule("control-of-other-size"))
    let found = Linter([rule]).lint(LintedDocument(document, variantReport: report)).diagnostics
    #expect(found.filter { $0.ruleID == rule.id }.count == count)
  }

  private func button(_ type: String, _ height: Int) throws -> [String] {
    try mac(
      """
      <customView id="root"><subviews><button translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <buttonCell key="cell" type="\(type)" title="Go" bezelStyle="rounded" borderStyle="border"/>
        <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
      </button></subviews></customView>
      """, "control-of-other-size")
  }

  @Test(arguments: [("check", 14), ("radio", 14), ("push", 20)])
  func buttonThatIsLowerThanOnMacOS26IsReported(_ type: String, _ height: Int) throws {
    #expect(try button(type, height).count == 1)
    #expect(try button(type, 24) == [])
  }

  @Test func squareButtonOfAnyHeightIsNotReported() throws {
    #expect(try button("square", 14) == [])
  }

  private func toolbar(_ y: Int, height: Int) throws -> [String] {
    try LintedSource.xib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <toolbar id="bar" fixedFrame="YES"><rect key="frame" x="0" y="\(y)" width="375" height="\(height)"/></toolbar>
      </subviews></view>
      """, "control-of-other-size"
    ).messages
  }

  @Test func toolbarThatReachesBelowTheStatusBarIsReported() throws {
    #expect(try toolbar(0, height: 88).count == 1)
  }

  @Test(arguments: [(0, 44), (20, 50), (584, 83)])
  func toolbarOfItsHeightOrAtTheBottomIsNotReported(_ y: Int, _ height: Int) throws {
    #expect(try toolbar(y, height: height) == [])
  }

  // MARK: Push buttons

  private func buttons(_ x: Int, y: Int = 13, _ attributes: String = "fixedFrame=\"YES\"") throws -> [String] {
    try mac(
      """
      <customView id="root"><rect key="frame" x="0" y="0" width="300" height="90"/><subviews>
        <button fixedFrame="YES" id="a"><rect key="frame" x="20" y="13" width="90" height="32"/>
          <buttonCell key="cell" type="push" title="A" bezelStyle="rounded" borderStyle="border"/></button>
        <button \(attributes) id="b"><rect key="frame" x="\(x)" y="\(y)" width="90" height="32"/>
          <buttonCell key="cell" type="push" title="B" bezelStyle="rounded" borderStyle="border"/></button>
      </subviews></customView>
      """, "overlapping-push-buttons")
  }

  @Test func buttonsWhoseFramesOverlapAreReported() throws {
    #expect(try buttons(106) == ["<button> \"B\" overlaps <button> \"A\" by 4, which macOS 26 shows; move them apart"])
  }

  @Test(arguments: [
    (110, 13, "fixedFrame=\"YES\""), (106, 50, "fixedFrame=\"YES\""), (30, 13, "fixedFrame=\"YES\""),
    (106, 13, "fixedFrame=\"YES\" hidden=\"YES\""),
  ])
  func buttonsApartAreNotReported(_ x: Int, _ y: Int, _ attributes: String) throws {
    #expect(try buttons(x, y: y, attributes) == [])
  }

  // MARK: Visual effect views

  private func effect(_ constraint: String) throws -> [String] {
    try LintedSource.xib(
      """
      <visualEffectView id="effect">
        <view key="contentView" id="content"><subviews><view id="a"><subviews><view id="b"/></subviews></view></subviews></view>
        <constraints><constraint \(constraint) id="c"/></constraints>
      </visualEffectView>
      """, "constraint-to-visual-effect-view"
    ).messages
  }

  @Test(arguments: [
    "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"effect\" secondAttribute=\"top\"",
    "firstAttribute=\"trailing\" secondItem=\"b\" secondAttribute=\"trailing\"",
  ])
  func contentThatIsTiedToTheEffectViewIsReported(_ constraint: String) throws {
    #expect(try effect(constraint).count == 1)
  }

  @Test(arguments: [
    "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"content\" secondAttribute=\"top\"",
    "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\"",
    "firstAttribute=\"height\" constant=\"40\"",
  ])
  func otherConstraintsOfAnEffectViewAreNotReported(_ constraint: String) throws {
    #expect(try effect(constraint) == [])
  }

  // MARK: Scroll bars

  private func scroll(_ clip: String, _ scroll: String, bars: String = "") throws -> [String] {
    try mac(
      """
      <scrollView \(bars) id="scroll"><clipView key="contentView" id="clip"><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="form"/></subviews>
        <constraints><constraint \(clip) id="a"/></constraints></clipView>
        <constraints><constraint \(scroll) id="b"/></constraints></scrollView>
      """, "constraint-past-scroller")
  }

  private static let end = "firstAttribute=\"trailing\" secondItem=\"form\" secondAttribute=\"trailing\""
  private static let width = "firstItem=\"form\" firstAttribute=\"width\" secondItem=\"%\" secondAttribute=\"width\""
  private static let bottom = "firstAttribute=\"bottom\" secondItem=\"form\" secondAttribute=\"bottom\""

  @Test(arguments: [
    (end, end + " constant=\"11\""), (width.replacing("%", with: "clip"), width.replacing("%", with: "scroll")),
    (bottom, bottom),
  ])
  func contentThatIsTiedToBothSidesOfAScrollBarIsReported(_ clip: String, _ outer: String) throws {
    #expect(try scroll(clip, outer).count == 1)
  }

  @Test(arguments: [(end, bottom, ""), (end, end, "hasVerticalScroller=\"NO\""), (end, end + " priority=\"900\"", "")])
  func contentThatGivesWayIsNotReported(_ clip: String, _ outer: String, _ bars: String) throws {
    #expect(try scroll(clip, outer, bars: bars) == [])
  }
}
