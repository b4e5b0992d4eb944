import Testing

/// Text fields and text views, and the keyboards for them.
@Suite struct TextInputTests {
  private func field(_ attributes: String = "", _ content: String = "") throws -> CompiledObject {
    try CompilerFixture(subviews: "<textField \(attributes) id=\"f\">\(content)</textField>").object("UITextField")
  }

  @Test func textFieldHasItsKeysInTheirOrder() throws {
    let field = try field(
      """
      contentHorizontalAlignment="left" placeholder="Name" text="Ada" textAlignment="natural" borderStyle="roundedRect" \
      minimumFontSize="17" clearButtonMode="whileEditing"
      """)
    #expect(
      field.keys.drop { $0 != "UIContentHorizontalAlignment" } == [
        "UIContentHorizontalAlignment", "UIFont", "UIPlaceholder", "UITextAlignment", "UIText", "UITextColor",
        "UIBorderStyle", "UIAdjustsFontSizeToFit", "UIMinimumFontSize", "UIClearButtonMode", "UIClearButtonOffset",
        "UIDisableTextColorUpdateOnTraitCollectionChange",
      ])
    #expect(field["UIContentHorizontalAlignment"] == .int8(1))
    #expect(field["UITextAlignment"] == .int8(4))
    #expect(field["UIBorderStyle"] == .int8(3))
    #expect(field["UIMinimumFontSize"] == .float(17))
    #expect(field["UIClearButtonMode"] == .int8(1))
    #expect(field.geometry("UIClearButtonOffset") == [3, 1])
  }

  @Test func textFieldWithoutColorAndFontHasThoseOfTheSystem() throws {
    let field = try field()
    #expect(field.object("UITextColor")?.text("UISystemColorName") == "labelColor")
    #expect(field.object("UIFont")?["UIFontPointSize"] == .double(14))
    #expect(field["UIBorderStyle"] == nil)
  }

  @Test(arguments: [
    (#"keyboardType="emailAddress""#, "UIKeyboardType", 7), (#"keyboardType="decimalPad""#, "UIKeyboardType", 8),
    (#"autocapitalizationType="words""#, "UIAutocapitalizationType", 1),
    (#"autocorrectionType="no""#, "UIAutocorrectionType", 1), (#"spellCheckingType="yes""#, "UISpellCheckingType", 2),
    (#"keyboardAppearance="alert""#, "UIKeyboardAppearance", 1), (#"returnKeyType="done""#, "UIReturnKeyType", 9),
    (#"smartDashesType="no""#, "UITextSmartDashesType", 1),
  ]) func traitHasItsNumber(_ trait: String, _ key: String, _ number: Int) throws {
    let field = try field("", #"<textInputTraits key="textInputTraits" \#(trait)/>"#)
    #expect(field[key]?.integer == number)
  }

  @Test func standardTraitsAreLeftOut() throws {
    let standard = #"autocapitalizationType="none" autocorrectionType="default" keyboardType="default""#
    let field = try field("", #"<textInputTraits key="textInputTraits" \#(standard)/>"#)
    #expect(try field.keys == self.field().keys)
  }

  @Test func secureFieldSaysSo() throws {
    let field = try field(
      "", #"<textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="password"/>"#)
    #expect(field["UISecureTextEntry"] == .bool(true))
    #expect(field.text("UITextContentType") == "password")
  }

  @Test func unknownKeyboardIsRefused() throws {
    let traits = #"<textInputTraits key="textInputTraits" keyboardType="runes"/>"#
    let refusals = try CompilerFixture(subviews: #"<textField id="f">\#(traits)</textField>"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains(#"keyboardType="runes""#))
  }

  // MARK: Text views

  private func view(_ attributes: String, _ content: String = "") throws -> CompiledObject {
    try CompilerFixture(
      subviews: """
        <textView \(attributes) id="t"><rect key="frame" x="0" y="0" width="200" height="90"/>\(content)
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
        """
    ).object("UITextView")
  }

  @Test func textViewHasItsTextWithAttributes() throws {
    let view = try view(#"text="Long" textAlignment="natural" scrollEnabled="NO" editable="NO""#)
    #expect(view["UIScrollDisabled"] == .bool(true))
    #expect(view["UIEditable"] == .bool(false))
    #expect(view.geometry("UIContentSize") == [200, 90])
    #expect(view.text("UIText") == "Long")
    let text = try #require(view.object("UIAttributedText"))
    #expect(text.className == "NSAttributedString" && text.text("NSString") == "Long")
    let style = text.entries("NSAttributes")["NSParagraphStyle"]
    #expect(style?.className == "NSMutableParagraphStyle" && style?["NSAlignment"] == .int8(4))
    #expect(text.entries("NSAttributes")["NSFont"] == view.object("UIFont"))
  }

  @Test(arguments: [("left", nil), ("center", 2), ("right", 1), ("justified", 3)])
  func alignmentOfAParagraphHasTheMacsNumber(_ name: String, _ number: Int?) throws {
    let view = try view(#"text="Long" textAlignment="\#(name)""#)
    let style = view.object("UIAttributedText")?.entries("NSAttributes")["NSParagraphStyle"]
    #expect(style?["NSAlignment"]?.integer == number)
  }

  /// The raw values of UIDataDetectorTypes.
  @Test(arguments: [(#"phoneNumber="YES" link="YES" address="YES""#, 7), (#"flightNumber="YES" link="NO""#, 32)])
  func detectorsOfATextViewAreBits(_ detectors: String, _ bits: Int8) throws {
    let view = try view(#"text="Call""#, #"<dataDetectorType key="dataDetectorTypes" \#(detectors)/>"#)
    #expect(view["UIDataDetectorTypes"] == .int8(bits))
  }

  @Test func unknownDetectorIsRefused() throws {
    let detectors = #"<dataDetectorType key="dataDetectorTypes" spaceships="YES"/>"#
    let refusals = try CompilerFixture(subviews: #"<textView id="t">\#(detectors)</textView>"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("spaceships"))
  }
}
