import Testing

/// What rules say of constraints whose items are somewhere else, or not installed.
@Suite struct StrayConstraintTests {
  @Test func namesBothPlacesOfItemsInNoCommonView() throws {
    let source = try LintedSource.xib(
      """
      <view id="first">
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/>
        </constraints>
      </view>
      <view id="second"><subviews><view id="b"/></subviews></view>
      """, "constraint-without-common-superview")
    #expect(
      source.messages == ["a and b have no common superview; UIKit raises an exception; remove the constraint"])
    #expect(source.diagnostics.first?.notes.map(\.message) == ["a is here", "b is here"])
  }

  @Test func saysWhichViewCouldHoldAConstraint() throws {
    let constraint =
      "<constraint firstItem=\"b\" firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"width\" id=\"c\"/>"
    let source = try LintedSource.xib(
      """
      <view id="root"><subviews>
        <view id="a"><constraints>\(constraint)</constraints></view>
        <view id="b"/>
      </subviews></view>
      """, "constraint-without-common-superview")
    #expect(
      source.messages == [
        "b.width == a.width is held by a, which does not contain its items; move it to root"
      ])
    // A definition leaves that to the layout.
    let definition = try LintedSource.definition(
      "<view id=\"root\"><view id=\"a\">\(constraint)</view><view id=\"b\"/></view>",
      "constraint-without-common-superview")
    #expect(definition.messages == [])
  }

  @Test func guidesStandForTheirViews() throws {
    let source = try LintedSource.xib(
      """
      <scrollView id="scroll">
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="c"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="frame" secondAttribute="width" id="d"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView>
      """, "constraint-without-common-superview")
    #expect(source.messages == [])
  }

  private func view(holding constraint: String) -> String {
    """
    <view id="root">
      <subviews>
        <view id="a">
          <subviews><view id="inner"/></subviews>
          <constraints>
            <constraint firstItem="inner" firstAttribute="top" secondItem="a" secondAttribute="top" id="own"/>
          </constraints>
        </view>
        <view id="b" hidden="YES"/>
      </subviews>
      <constraints>
        \(constraint)
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
    </view>
    """
  }

  @Test func uninstalledViewTakesItsOwnConstraintsAlong() throws {
    let constraint = "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"20\" id=\"c\"/>"
    #expect(try LintedSource.xib(view(holding: constraint), "constraint-on-uninstalled-view").messages == [])
  }

  @Test func whatIsInAnUninstalledViewIsNotInstalled() throws {
    let constraint = """
      <constraint firstItem="b" firstAttribute="width" secondItem="inner" secondAttribute="width" id="c"/>
      """
    let source = try LintedSource.xib(view(holding: constraint), "constraint-on-uninstalled-view")
    #expect(
      source.messages == ["inner is in no size class, but a constraint on it is; delete it, or install it"])
  }

  @Test func constraintsOnTheSameViewAreOneFinding() throws {
    let constraints = ["width", "height"].map {
      "<constraint firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"inner\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let source = try LintedSource.xib(view(holding: constraints.joined()), "constraint-on-uninstalled-view")
    #expect(
      source.messages == ["inner is in no size class, but 2 constraints on it are; delete it, or install it"])
    #expect(source.diagnostics.first?.notes.map(\.message) == ["inner is here", "this constraint is installed, too"])
  }

  @Test func saysInWhichSizeClassesTheViewIsMissing() throws {
    let source = try LintedSource.xib(
      """
      <view id="root">
        <subviews><view id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="width" constant="20" id="c"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
          <mask key="constraints"><exclude reference="c"/></mask>
        </variation>
      </view>
      """, "constraint-on-uninstalled-view")
    #expect(
      source.messages == ["a is not installed in wC hR, but a constraint on it is; uninstall it"])
    #expect(source.diagnostics.first?.notes.map(\.message) == ["a is here"])
  }
}
