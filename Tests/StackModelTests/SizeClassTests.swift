import TestSupport
import Testing

@testable import StackModel

/// Variations by size class: a phone held upright is compact across and regular down, one that lies is compact down.
@Suite struct SizeClassTests {
  private let compact = "<variation key=\"heightClass=compact\""

  @Test func constantVariesWithTheSizeClass() throws {
    let xml = page("constant=\"10\"", "\(compact) constant=\"30\"/>")
    #expect(try x(xml) == 10)
    #expect(try x(xml, landscape: true) == 30)
  }

  @Test func variationOfBothClassesWinsOverOneOfThem() throws {
    let both = "<variation key=\"heightClass=compact-widthClass=compact\" constant=\"40\"/>"
    let xml = page("constant=\"10\"", "\(both)\(compact) constant=\"30\"/>")
    #expect(try x(xml, landscape: true) == 40)
    #expect(try x(xml) == 10)
  }

  @Test func largePhoneThatLiesIsRegularAcross() throws {
    let xml = page("constant=\"10\"", "<variation key=\"heightClass=compact-widthClass=regular\" constant=\"50\"/>")
    #expect(try x(xml, on: "retina5_5", landscape: true) == 50)
    #expect(try x(xml, on: "retina4_7", landscape: true) == 10)
  }

  @Test func tabletIsRegularBothWays() throws {
    let xml = page("constant=\"10\"", "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"60\"/>")
    #expect(try x(xml, on: "ipad9_7") == 60)
    #expect(try x(xml, on: "ipad9_7", landscape: true) == 60)
    #expect(try x(xml) == 10)
  }

  @Test func constraintMayBeInstalledInOneSizeClassOnly() throws {
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="lying"/></mask></variation>
      <variation key="heightClass=compact">
        <mask key="constraints"><exclude reference="upright"/><include reference="lying"/></mask>
      </variation>
      """
    let xml = xib(
      """
      <subviews>\(plainView("a"))</subviews>
      <constraints>
        <constraint id="y" firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        <constraint id="w" firstItem="a" firstAttribute="width" constant="10"/>
        <constraint id="h" firstItem="a" firstAttribute="height" constant="10"/>
        <constraint id="upright" firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
        <constraint id="lying" firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"
          constant="70"/>
      </constraints>
      \(masks)
      """)
    #expect(try x(xml) == 0)
    #expect(try x(xml, landscape: true) == 70)
    #expect(try layOut(xml).diagnostics == [])
  }

  @Test func stacksAxisVaries() throws {
    let stack = row("<variation key=\"heightClass=compact\" axis=\"vertical\"/>")
    expectFrames(
      try layOut(stack, on: "retina4_7"),
      """
      a: 0 0 50 20
      b: 50 0 50 20
      """)
    expectFrames(
      try layOut(stack, on: "retina4_7", landscape: true),
      """
      a: 0 0 100 10
      b: 0 10 100 10
      """)
  }

  @Test func uninstalledViewIsNotArranged() throws {
    let stack = row(
      """
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
      """)
    expectFrames(try layOut(stack, on: "retina4_7"), "a: 0 0 100 20")
    let upright = try layOut(stack, on: "retina4_7").stackConstraints.flatMap(\.constraints)
    #expect(upright.contains { $0.description.contains("b.") } == false)
    expectFrames(
      try layOut(stack, on: "retina4_7", landscape: true),
      """
      a: 0 0 50 20
      b: 50 0 50 20
      """)
  }

  @Test func constraintOfAnUninstalledViewIsLeftOut() throws {
    let places = """
      a.leading == root.leading
      a.top == root.top
      a.width == 10
      a.height == 10
      b.leading == a.trailing
      b.top == a.top
      b.width == 10
      b.height == a.height
      """
    let xml = xib(
      """
      <subviews>\(plainView("a"))\(plainView("b"))</subviews>\(constraints(places))
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
      """)
    let layout = try layOut(xml)
    expectFrames(layout, "a: 0 0 10 10")
    #expect(layout.diagnostics == [])
  }

  private func x(_ xml: String, on device: String = "retina4_7", landscape: Bool = false) throws -> Double? {
    try layOut(xml, on: device, landscape: landscape).frame("a")?.x
  }

  private func page(_ attributes: String, _ variations: String) -> String {
    xib(
      """
      <subviews>\(plainView("a"))</subviews>
      <constraints>
        <constraint id="y" firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top"/>
        <constraint id="w" firstItem="a" firstAttribute="width" constant="10"/>
        <constraint id="h" firstItem="a" firstAttribute="height" constant="10"/>
        <constraint id="x" firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading"
          \(attributes)>
          \(variations)
        </constraint>
      </constraints>
      """)
  }

  /// A stack of 100 by 20 points with two equal views.
  private func row(_ variations: String) -> String {
    let places = """
      s.leading == root.leading
      s.top == root.top
      s.width == 100
      s.height == 20
      """
    return xib(
      """
      <subviews>
        <stackView id="s" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews>\(plainView("a"))\(plainView("b"))</subviews>
          \(variations)
        </stackView>
      </subviews>
      \(constraints(places))
      """)
  }
}
