import Testing

/// What rules say of stack views, and what they leave alone.
@Suite struct StackRuleTests {
  @Test func saysWhatUIKitDrawsAndWhatWasMeant() throws {
    let source = try LintedSource.definition(
      """
      <stackView distribution="fillProportionally" spacing="30" width="360" height="40" id="row">
        <label text="Monday" id="a"/>
        <label text="Monday" id="b"/>
        <label text="Monday" id="c"/>
      </stackView>
      """, "fill-proportionally-with-spacing")
    #expect(source.messages.count == 1)
    #expect(source.messages.first?.hasPrefix("row makes c ") == true)
    #expect(source.messages.first?.contains(" wide instead of 100 by its spacing; set it to 0") == true)
    #expect(source.diagnostics.first?.notes.count == 3)
  }

  @Test func proportionsWithALengthOfTheirOwnAreLeftAlone() throws {
    let source = try LintedSource.definition(
      """
      <stackView distribution="fillProportionally" spacing="30" width="360" height="40">
        <label text="Monday" id="a"/>
        <label text="Monday" id="b"/>
        <constraint firstItem="a" firstAttribute="width" constant="100"/>
      </stackView>
      """, "fill-proportionally-with-spacing")
    #expect(source.messages == [])
  }

  @Test(arguments: [(1000, 0), (751, 1)])
  func viewThatKeepsItsLengthTakesNoPartInProportions(_ priority: Int, _ count: Int) throws {
    let priorities =
      "horizontalHuggingPriority=\"\(priority)\" horizontalCompressionResistancePriority=\"\(priority)\""
    let source = try LintedSource.definition(
      """
      <stackView distribution="fillProportionally" spacing="30" width="360" height="40">
        <label text="Monday" id="a"/>
        <label text="Monday" \(priorities) id="b"/>
        <label text="Monday" id="c"/>
      </stackView>
      """, "fill-proportionally-with-spacing")
    #expect(source.messages.count == count)
  }

  @Test func columnOfTextsThatCodeSetsIsNotJudged() throws {
    let definition = { (outlet: String) in
      """
      <view width="320" height="480">
        <stackView axis="vertical" id="column">
          <label text="Name"/>
          <label hidden="YES" text="Another longer name" id="wide"/>
        </stackView>
        <constraint firstItem="column" firstAttribute="leading" secondAttribute="leading"/>
        <constraint firstItem="column" firstAttribute="top" secondAttribute="top"/>
        \(outlet)
      </view>
      """
    }
    let rule = "hidden-tallest-view-keeps-height"
    let outlet = "<connections><outlet property=\"wide\" destination=\"wide\" id=\"o\"/></connections>"
    #expect(try LintedSource.definition(definition(""), rule).messages.count == 1)
    #expect(try LintedSource.definition(definition(outlet), rule).messages == [])
  }

  @Test func hiddenWidestViewKeepsTheWidthOfAColumn() throws {
    let source = try LintedSource.definition(
      """
      <view width="320" height="480">
        <stackView axis="vertical" id="column">
          <label text="Name"/>
          <view hidden="YES" width="200" id="wide"/>
        </stackView>
        <constraint firstItem="column" firstAttribute="leading" secondAttribute="leading"/>
        <constraint firstItem="column" firstAttribute="top" secondAttribute="top"/>
      </view>
      """, "hidden-tallest-view-keeps-height")
    #expect(source.messages.count == 1)
    let start = "wide is hidden, but the alignment fill keeps its stack 200 wide instead of "
    #expect(source.messages.first?.hasPrefix(start) == true)
  }

  /// A document around a hidden stack view in a stack view.
  private func hiddenStack(_ head: String, tools: Int = 22505, lastIsHidden: Bool = false) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    useAutolayout="YES">
      \(head)
      <objects>
        <stackView axis="vertical" id="screen">
          <subviews>
            <label text="Name" id="a"/>
            <stackView hidden="YES" axis="vertical" spacing="8" id="details">
              <subviews>
                <label text="Ada" id="b"/>
                <label hidden="\(lastIsHidden ? "YES" : "NO")" text="Lovelace" id="c"/>
              </subviews>
            </stackView>
          </subviews>
        </stackView>
      </objects>
    </document>
    """
  }

  private static let iOS9 = "<dependencies><deployment version=\"2304\" identifier=\"iOS\"/></dependencies>"
  private static let iOS11 = "<dependencies><deployment version=\"2816\" identifier=\"iOS\"/></dependencies>"

  @Test(arguments: [(iOS9, 22505, 1), (iOS11, 22505, 0), ("", 22505, 0), ("", 11762, 1), (iOS11, 11762, 0)])
  func hiddenStackConflictsWhereTheAppRunsBeforeIOS11(_ head: String, tools: Int, count: Int) throws {
    let source = try LintedSource.definition(
      hiddenStack(head, tools: tools), "hidden-stack-with-required-spacing")
    #expect(source.messages.count == count)
  }

  @Test func hiddenStackWithOneViewShownIsNoConflict() throws {
    let source = try LintedSource.definition(
      hiddenStack(Self.iOS9, lastIsHidden: true), "hidden-stack-with-required-spacing")
    #expect(source.messages == [])
  }

  @Test(arguments: [
    "customClass=\"Row\"", "tag=\"3\"", "hidden=\"YES\"", "alpha=\"0.5\"",
  ])
  func stackThatDoesSomethingMayHoldASingleView(_ attribute: String) throws {
    let source = try LintedSource.definition(
      "<view><stackView \(attribute) id=\"row\"><label text=\"Name\"/></stackView></view>", "single-child-stack")
    #expect(source.messages == [])
  }

  @Test func stackAroundAViewThatCodeMayHideIsLeftAlone() throws {
    let source = try LintedSource.xib(
      """
      <view id="root">
        <subviews>
          <stackView id="row"><subviews><label text="Name" id="name"/></subviews></stackView>
        </subviews>
        <connections><outlet property="name" destination="name" id="o"/></connections>
      </view>
      """, "single-child-stack")
    #expect(source.messages == [])
  }

  @Test func removesARepeatedCustomSpacing() throws {
    let source = try LintedSource.definition(
      "<stackView spacing=\"8\" id=\"row\"><view customSpacing=\"8\" id=\"a\"/><view id=\"b\"/></stackView>",
      "custom-spacing-repeats-spacing")
    #expect(source.messages == ["custom spacing 8 after a equals the spacing of row; remove it"])
    #expect(try source.fixed == "<stackView spacing=\"8\" id=\"row\"><view id=\"a\"/><view id=\"b\"/></stackView>")
  }

  @Test func constraintsGiveAnInnerStackAPurpose() throws {
    let source = try LintedSource.definition(
      """
      <stackView axis="vertical" spacing="8" id="screen">
        <label text="Name"/>
        <stackView axis="vertical" spacing="8" id="group">
          <label text="Ada"/>
          <label text="Lovelace"/>
        </stackView>
        <constraint firstItem="group" firstAttribute="height" constant="100"/>
      </stackView>
      """, "stack-inside-identical-stack")
    #expect(source.messages == [])
  }
}
