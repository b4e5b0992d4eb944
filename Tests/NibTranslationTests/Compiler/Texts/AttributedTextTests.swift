import Testing

@testable import NibTranslation

/// Attributed texts of labels, buttons and text views.
@Suite struct AttributedTextTests {
  private func fragment(_ text: String, _ paragraph: String = #"alignment="center""#, font: String = "Menlo-Bold")
    -> String
  {
    """
    <fragment content="\(text)"><attributes>
    <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <font key="NSFont" size="15" name="\(font)"/><paragraphStyle key="NSParagraphStyle" \(paragraph)/>
    </attributes></fragment>
    """
  }

  private func fixture(_ fragments: String, _ attributes: String = #"lineBreakMode="tailTruncation""#)
    -> CompilerFixture
  {
    CompilerFixture(
      subviews: """
        <label usesAttributedText="YES" \(attributes) id="l">\
        <attributedString key="attributedText">\(fragments)</attributedString></label>
        """)
  }

  private func label(_ fragments: String, _ attributes: String = #"lineBreakMode="tailTruncation""#) throws
    -> CompiledObject
  {
    try fixture(fragments, attributes).object("UILabel")
  }

  @Test func labelHasTheTextTheFontAndTheColorOfTheFirstFragment() throws {
    let label = try label(fragment("Hello"))
    #expect(label.text("UIText") == "Hello")
    #expect(label.object("UIFont")?.text("UIFontName") == "Menlo-Bold")
    #expect(label.object("UITextColor")?["UIRed"] == .float(1))
    #expect(label["UITextAlignment"] == .int8(1))
    let text = try #require(label.object("UIAttributedText"))
    #expect(text.className == "NSMutableAttributedString")
    #expect(text.keys == ["NSString", "NSAttributes"])
    #expect(text.entries("NSAttributes").keys.sorted() == ["NSColor", "NSFont", "NSParagraphStyle"])
  }

  @Test func labelThatTruncatesChangesTheStyle() throws {
    let style = try label(fragment("a")).object("UIAttributedText")?.entries("NSAttributes")["NSParagraphStyle"]
    #expect(style?.className == "NSMutableParagraphStyle")
    #expect(style?.keys == ["NSAlignment", "NSLineBreakMode", "NSTabStops"])
    #expect(style?["NSAlignment"] == .int8(2) && style?["NSLineBreakMode"] == .int8(4))
  }

  @Test func styleThatTruncatesItselfIsKept() throws {
    let paragraph = #"alignment="natural" lineBreakMode="truncatingTail" lineHeightMultiple="1.25""#
    let style = try label(fragment("a", paragraph)).object("UIAttributedText")?.entries("NSAttributes")
    #expect(style?["NSParagraphStyle"]?.className == "NSParagraphStyle")
    #expect(
      style?["NSParagraphStyle"]?.keys == ["NSAlignment", "NSLineBreakMode", "NSLineHeightMultiple", "NSTabStops"])
    #expect(style?["NSParagraphStyle"]?["NSLineHeightMultiple"] == .double(1.25))
  }

  @Test func severalFragmentsHaveTheirLengths() throws {
    let label = try label(fragment("One ") + fragment("two", font: "Menlo-Regular") + fragment("…é"))
    #expect(label.text("UIText") == "One two…é")
    let text = try #require(label.object("UIAttributedText"))
    #expect(text.keys == ["NSString", "NSAttributes", "NSAttributeInfo"])
    let fonts = text.list("NSAttributes").map { attributes in
      let parts = attributes.graph.elements(of: attributes.position)?.compactMap(\.reference) ?? []
      return parts.lazy.map { CompiledObject(graph: attributes.graph, position: $0) }
        .first { $0.className == "UIFont" }?.text("UIFontName")
    }
    #expect(fonts == ["Menlo-Bold", "Menlo-Regular", "Menlo-Bold"])
    #expect(text.object("NSAttributeInfo")?["NS.bytes"] == .data([4, 0, 3, 1, 2, 2]))
  }

  @Test func severalLongFragmentsAreRefused() throws {
    let long = String(repeating: "x", count: 128)
    let refusals = try fixture(fragment(long) + fragment("a")).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("more than 127 characters"))
    #expect(try fixture(fragment(long)).refusals().isEmpty)
    #expect(try fixture(fragment(String(long.dropLast())) + fragment("a")).refusals().isEmpty)
  }

  @Test func titleOfAButtonIsNotMutable() throws {
    let text = #"<attributedString key="attributedTitle">\#(fragment("Go"))</attributedString>"#
    let button = CompilerFixture(
      subviews: #"<button hasAttributedTitle="YES" id="b"><state key="normal">\#(text)</state></button>"#)
    let content = try button.object("UIButtonContent")
    #expect(content.keys == ["UIAttributedTitle"])
    #expect(content.object("UIAttributedTitle")?.className == "NSAttributedString")
    #expect(try button.object("UIButton").object("UIFont")?.text("UIFontName") == "Menlo-Bold")
  }

  @Test func buttonWithoutATitleDoesNotGetTheFontOfALabel() throws {
    let label = #"<attributedString key="attributedText">\#(fragment("Go"))</attributedString>"#
    let button = try CompilerFixture(
      subviews: """
        <label usesAttributedText="YES" id="l">\(label)</label><button hasAttributedTitle="YES" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="19"/></button>
        """
    ).object("UIButton")
    #expect(button.object("UIFont")?["UIFontPointSize"] == .double(19))
  }

  @Test(arguments: [
    (#"<fragment content="a"><attributes><font key="NSFont" metaFont="menu"/></attributes></fragment>"#, #""menu""#),
    (#"<fragment content="a"><attributes><integer key="NSUnderline" value="1"/></attributes></fragment>"#, "<integer"),
    (
      #"<fragment content="a"><attributes><paragraphStyle key="NSParagraphStyle" firstLineHeadIndent="4"/>"#
        + "</attributes></fragment>", "firstLineHeadIndent"
    ),
  ]) func unknownAttributeIsRefused(_ fragment: String, _ name: String) throws {
    let refusals = try fixture(fragment).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(name), "\(refusals)")
  }

  @Test func fontOfTheSystemCompiles() throws {
    let label = try label(
      #"<fragment content="a"><attributes><font key="NSFont" metaFont="system"/></attributes></fragment>"#)
    #expect(label.object("UIFont")?.text("UIFontName") == ".SFUI-Regular")
  }
}
