import Testing

@testable import NibDecoder

/// Text that cannot grow, and text that nobody wrote.
@Suite struct TextRuleTests {
  private func label(_ attributes: String, _ constraint: String) throws -> LintedSource {
    try LintedSource.definition(
      """
      <view id="root">
        <label id="title" \(attributes)/>
        <constraint firstItem="title" \(constraint)/>
      </view>
      """, "fixed-size-text", "multiline-label-with-fixed-height", "missing-trailing-on-text")
  }

  @Test func widthThatHoldsALongerTextIsLeftAlone() throws {
    #expect(try label("text=\"Name\"", "firstAttribute=\"width\" constant=\"300\"").messages == [])
  }

  @Test func numbersAndShrinkingLabelsMayHaveAFixedWidth() throws {
    #expect(try label("text=\"12:30\"", "firstAttribute=\"width\" constant=\"40\"").messages == [])
    let shrinking = "text=\"Recently played\" minimumScaleFactor=\"0.5\""
    #expect(try label(shrinking, "firstAttribute=\"width\" constant=\"100\"").messages == [])
  }

  /// The smallest number that is not zero has no reciprocal.
  @Test func lineThatIsNearlyZeroHighIsCounted() throws {
    let source = try LintedSource.definition(
      """
      <view id="root">
        <label id="title" text="Ada Lovelace" numberOfLines="5"><fontDescription pointSize="5e-324"/></label>
        <constraint firstItem="title" firstAttribute="height" constant="20"/>
      </view>
      """, "multiline-label-with-fixed-height")
    #expect(source.messages == [])
  }

  @Test func widthThatMayGiveWayIsLeftAlone() throws {
    let constraint = "firstAttribute=\"width\" constant=\"40\" priority=\"750\""
    #expect(try label("text=\"Recently played\"", constraint).messages == [])
  }

  @Test func textThatAnOutletNamesIsNotLengthened() throws {
    let label = { (outlet: String, width: Int) in
      """
      <view id="root">
        <subviews><label text="title_goes_here" id="title"/></subviews>
        <constraints><constraint firstItem="title" firstAttribute="width" constant="\(width)" id="w"/></constraints>
        <connections>\(outlet)</connections>
      </view>
      """
    }
    let outlet = "<outlet property=\"titleLabel\" destination=\"title\" id=\"o\"/>"
    #expect(try LintedSource.xib(label("", 130), "fixed-size-text").messages.count == 1)
    #expect(try LintedSource.xib(label(outlet, 130), "fixed-size-text").messages == [])
    #expect(try LintedSource.xib(label(outlet, 80), "fixed-size-text").messages.count == 1)
  }

  @Test func saysForHowManyLinesAHeightHasRoom() throws {
    let source = try label("text=\"Ada\" numberOfLines=\"3\"", "firstAttribute=\"height\" constant=\"42\"")
    #expect(
      source.messages == [
        "title is 42 high, room for 2 of 3 lines; let the text decide"
      ])
  }

  @Test func oneLineNeedsNoMoreHeight() throws {
    #expect(try label("text=\"Ada\"", "firstAttribute=\"height\" constant=\"21\"").messages == [])
  }

  @Test(arguments: [
    "firstAttribute=\"trailing\" secondAttribute=\"trailing\"",
    "firstAttribute=\"centerX\" secondAttribute=\"centerX\"",
    "firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"200\"",
  ])
  func labelWithAnythingElseThanItsStartEndsSomewhere(_ constraint: String) throws {
    #expect(try label("text=\"Ada Lovelace\"", constraint).messages == [])
  }

  @Test func labelWithItsStartAloneRunsOn() throws {
    let text = "text=\"The Countess of Lovelace, née Byron, in her youth\""
    let source = try label(text, "firstAttribute=\"leading\" secondAttribute=\"leading\"")
    #expect(
      source.messages == [
        "title has no trailing constraint, so long text is cut off; add one"
      ])
  }

  @Test func loremIpsumIsFoundByItsStart() throws {
    let source = try LintedSource.xib(
      "<textView id=\"a\"><string key=\"text\">Lorem ipsum dolor sit er elit lamet, consectetaur</string></textView>",
      "placeholder-text-left")
    #expect(
      source.messages == [
        "<textView> still shows placeholder text, which no code changes; replace it"
      ])
  }

  @Test func labelInNoViewOfASceneIsNoPlaceholder() throws {
    let scene = { (content: String) in "<scene id=\"s\"><objects>\(content)</objects></scene>" }
    let label = "<label text=\"Label\" id=\"l\"/>"
    let shown = scene(
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews>\(label)</subviews></view></viewController>")
    for (content, count) in [(shown, 1), (scene("<viewController id=\"c\"/>\(label)"), 0)] {
      let type = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
      let text = "<document type=\"\(type)\" version=\"3.0\"><scenes>\(content)</scenes></document>"
      #expect(try LintedSource.definition(text, "placeholder-text-left").messages.count == count)
    }
  }

  @Test(arguments: ["tag=\"1\"", "customClass=\"Badge\"", "hidden=\"YES\"", "key=\"textLabel\""])
  func textThatCodeCanReachIsNoPlaceholder(_ attribute: String) throws {
    let source = try LintedSource.xib("<label text=\"Label\" \(attribute) id=\"a\"/>", "placeholder-text-left")
    #expect(source.messages == [])
  }

  @Test(arguments: [
    ("image=\"copy\"", "<accessibility key=\"a\" label=\"Copy\"/>", Diagnostic.Severity.notice),
    ("image=\"copy\"", "", .warning), ("", "<accessibility key=\"a\" label=\"Copy\"/>", .warning),
  ])
  func titleBesideAnImageIsANoticeIfTheButtonHasALabel(
    _ image: String, _ accessibility: String, _ severity: Diagnostic.Severity
  ) throws {
    let button = """
      <button id="a">\(accessibility)<state key="normal" title="Button" \(image)/>
      <connections><action selector="copy:" destination="-1" eventType="touchUpInside" id="c"/></connections></button>
      """
    let source = try LintedSource.xib(button, "placeholder-text-left")
    #expect(source.diagnostics.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("", Diagnostic.Severity.notice), ("<connections/>", .notice),
    ("<connections><outlet property=\"icon\" destination=\"b\" id=\"c\"/></connections>", .warning),
  ])
  func textOfADraftIsANotice(_ connections: String, _ severity: Diagnostic.Severity) throws {
    let source = try LintedSource.xib(
      """
      <view id="root"><subviews><label text="Label" id="a"/><imageView id="b"/></subviews>\(connections)</view>
      """, "placeholder-text-left")
    #expect(source.diagnostics.map(\.severity) == [severity])
  }

  @Test func adjustsTheFontOfATextStyle() throws {
    let source = try LintedSource.xib(
      """
      <label text="Name" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """, "text-style-without-dynamic-type")
    #expect(try source.fixed.contains("<label adjustsFontForContentSizeCategory=\"YES\" text=\"Name\" id=\"a\">"))
  }
}
