import Testing

/// Which rows give a multi-line label less width than they have.
@Suite struct SqueezedMultilineLabelTests {
  private let text = "Notify me when somebody mentions me"

  private func label(_ id: String, _ attributes: String = "", text: String? = nil) -> String {
    "<label text=\"\(text ?? self.text)\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
      + "\(attributes) id=\"\(id)\"/>"
  }

  private let toggle =
    "<switch horizontalHuggingPriority=\"750\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/>"

  private func messages(
    _ views: String, _ attributes: String = "", _ constraints: String = "", deployment: String = ""
  ) throws -> [String] {
    let stack = """
      \(deployment)
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="90"/>
        <subviews><stackView \(attributes) spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="row">
          <subviews>\(views)</subviews>
        </stackView></subviews>
        <constraints>
          <constraint firstItem="row" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="row" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="row" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/>
          \(constraints)
        </constraints>
      </view>
      """
    return try LintedSource.xib(stack, "squeezed-multiline-label").messages
  }

  @Test func labelBesideASwitchGetsHalfTheRow() throws {
    let message = try #require(messages(label("a") + toggle).first)
    #expect(message.hasPrefix("before iOS 15, UIKit makes a 156 wide, an equal share of its row, although "))
    #expect(message.hasSuffix(" are free; set the horizontal hugging of b to 1000"))
  }

  @Test func switchThatHugsMoreIsNotStretched() throws {
    #expect(try messages(label("a") + toggle.replacing("750", with: "1000")) == [])
  }

  @Test func labelThatResistsLessThanTheSwitchHugsIsNotHeld() throws {
    let weak = label("a", "horizontalCompressionResistancePriority=\"739\"")
    #expect(try messages(weak + toggle) == [])
    #expect(try messages(label("a", "horizontalCompressionResistancePriority=\"749\"") + toggle).count == 1)
  }

  @Test func textThatFitsItsShareIsNotSqueezed() throws {
    #expect(try messages(label("a", text: "Notify me") + toggle) == [])
  }

  @Test func viewThatIsFixedIsNotStretched() throws {
    let width = "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"51\" id=\"w\"/>"
    #expect(try messages(label("a") + toggle, "", width) == [])
  }

  @Test func onlyRowsThatFillShareTheirWidthInThisWay() throws {
    #expect(try messages(label("a") + toggle, "distribution=\"fillEqually\"") == [])
    #expect(try messages(label("a") + toggle, "axis=\"vertical\"") == [])
  }

  @Test func appsForNewerSystemsOnlyHaveItWithTwoLabels() throws {
    let newer = "<dependencies><deployment version=\"3840\" identifier=\"iOS\"/></dependencies>"
    let older = newer.replacing("3840", with: "3584")
    #expect(try messages(label("a") + toggle, deployment: older).count == 1)
    #expect(try messages(label("a") + toggle, deployment: newer) == [])
    let two = try messages(label("a") + label("b", text: "On"), deployment: newer)
    #expect(two.first?.hasPrefix("UIKit makes a 156 wide") ?? false)
  }
}
