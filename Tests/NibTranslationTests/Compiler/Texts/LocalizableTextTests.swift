import Testing

/// Texts that the app looks up in its tables of strings.
@Suite struct LocalizableTextTests {
  private let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  private func localized(_ subviews: String, _ className: String, _ key: String, isLocalized: Bool = true) throws
    -> CompiledObject
  {
    let object = try CompilerFixture(subviews: subviews).object(className, isLocalized: isLocalized)
    return try #require(object.object(key))
  }

  @Test func localizedTextHasTheKeyOfItsTable() throws {
    let text = try localized(#"<label text="Hello" id="l-1">\#(font)</label>"#, "UILabel", "UIText")
    #expect(text.className == "NSLocalizableString")
    #expect(text.keys == ["NS.bytes", "NSKey", "NSDev"])
    #expect(text.text("NSKey") == "l-1.text" && text.text("NSDev") == "Hello")
    #expect(text["NS.bytes"]?.data == Array("Hello".utf8))
  }

  @Test func textOfAnotherDocumentIsPlain() throws {
    let text = try localized(
      #"<label text="Hello" id="l-1">\#(font)</label>"#, "UILabel", "UIText", isLocalized: false)
    #expect(text.className == "NSString")
  }

  @Test func emptyTextIsPlain() throws {
    let text = try localized(#"<label text="" id="l-1">\#(font)</label>"#, "UILabel", "UIText")
    #expect(text.className == "NSString")
  }

  @Test func titleHasTheKeyOfItsState() throws {
    let text = try localized(
      #"<button id="b"><state key="highlighted" title="Go"/></button>"#, "UIButtonContent", "UITitle")
    #expect(text.text("NSKey") == "b.highlightedTitle")
  }

  @Test func placeholderAndTextOfAFieldHaveTheirOwnKeys() throws {
    let field = #"<textField text="Ada" placeholder="Name" id="f"/>"#
    #expect(try localized(field, "UITextField", "UIPlaceholder").text("NSKey") == "f.placeholder")
    #expect(try localized(field, "UITextField", "UIText").text("NSKey") == "f.text")
  }

  @Test(arguments: [
    ("label", "UIAccessibilityLabel", "accessibilityLabel"), ("hint", "UIAccessibilityHint", "accessibilityHint"),
  ])
  func whatIsReadHasTheKeyOfItsObject(_ attribute: String, _ key: String, _ name: String) throws {
    let text = try localized(
      #"<button id="b"><accessibility key="accessibilityConfiguration" \#(attribute)="Go"/></button>"#,
      "UIRuntimeAccessibilityConfiguration", key)
    #expect(text.text("NSKey") == "b.\(name)")
  }

  @Test func identifiersAreNotTranslated() throws {
    let text = try localized(
      #"<button id="b"><accessibility key="accessibilityConfiguration" identifier="go"/></button>"#,
      "UIRuntimeAccessibilityConfiguration", "UIAccessibilityIdentifier")
    #expect(text.className == "NSString")
  }
}
