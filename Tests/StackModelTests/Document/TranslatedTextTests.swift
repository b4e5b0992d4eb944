import Testing

@testable import StackModel

/// Documents with the texts of a translation.
@Suite struct TranslatedTextTests {
  private struct Source: TranslationSource {
    let texts: [String: String]

    func languages(ofDocument path: String) -> [String] { ["de"] }

    func texts(ofDocument path: String, in language: String) -> [String: String]? { language == "de" ? texts : nil }
  }

  private func caption(_ xml: String, _ key: String, language: String = "de") throws -> String? {
    let options = LayoutOptions(language: .translation(language), translations: Source(texts: [key: "Hallo"]))
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(xml)</objects></document>"
    return try LayoutDocument(Array(text.utf8), path: "a.xib", options: options).roots.first?.caption
  }

  @Test(arguments: [
    ("<label text=\"Hello\" id=\"a\"/>", "a.text"),
    ("<label id=\"a\"><string key=\"text\">Hello\nyou</string></label>", "a.text"),
    ("<button id=\"a\"><state key=\"normal\" title=\"Hello\"/></button>", "a.normalTitle"),
    (
      "<button id=\"a\"><state key=\"normal\"><string key=\"title\">Hello\nyou</string></state></button>",
      "a.normalTitle"
    ),
    (
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Hello\"/></button>",
      "a.configuration.title"
    ), ("<textField placeholder=\"Hello\" id=\"a\"/>", "a.placeholder"),
  ])
  func textIsThatOfTheTranslation(xml: String, key: String) throws {
    #expect(try caption(xml, key) == "Hallo")
    #expect(try caption(xml, key, language: "fr")?.hasPrefix("Hello") == true)
    #expect(try caption(xml, "b" + key.dropFirst())?.hasPrefix("Hello") == true)
  }

  @Test(arguments: [
    ("<label text=\"Hello\"/>", "Hello"), ("<label><string key=\"text\">Hello</string></label>", "Hello"),
    ("<button title=\"Hello\"/>", "Hello"), ("<button id=\"a\" title=\"Hello\"/>", "a.normalTitle"),
    ("<textField placeholder=\"Hello\"/>", "Hello"),
    ("<button style=\"filled\" title=\"Hello\"/>", "Hello"),
  ])
  func textOfADefinitionIsAKey(xml: String, key: String) throws {
    let options = LayoutOptions(language: .translation("de"), translations: Source(texts: [key: "Hallo"]))
    let caption = { (options: LayoutOptions) in
      try LayoutDocument(Array(xml.utf8), path: "a.xml", options: options).roots.first?.caption
    }
    #expect(try caption(options) == "Hallo")
    #expect(try caption(LayoutOptions()) == "Hello")
  }

  @Test(arguments: [("<label text=\"Hello\" id=\"a\"/>", "Hello"), ("<label text=\"Hello\" id=\"a\"/>", "text")])
  func textOfAnotherDocumentIsNoKey(xml: String, key: String) throws { #expect(try caption(xml, key) == "Hello") }

  @Test func idOfADefinitionIsNoText() throws {
    let options = LayoutOptions(language: .translation("de"), translations: Source(texts: ["a": "Hallo"]))
    let document = try LayoutDocument(Array("<label id=\"a\" text=\"b\"/>".utf8), path: "a.xml", options: options)
    #expect(document.roots.first?.id == "a")
  }

  @Test(arguments: ["a", "a.", ".text", "a.text[0]", "a.segmentTitles[7]", "a.segmentTitles[-1]", "a.segmentTitles["])
  func keyOfNothingChangesNothing(key: String) throws {
    #expect(try caption("<label text=\"Hello\" id=\"a\"/>", key) == "Hello")
  }

  @Test func segmentsHaveTheirOwnTexts() throws {
    let xml = """
      <view id="v"><segmentedControl id="a"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl></view>
      """
    let titles = { (key: String) in
      let options = LayoutOptions(
        language: .translation("de"), translations: Source(texts: [key: "Hallo"]))
      let document = try LayoutDocument(Array(xml.utf8), path: "a.xml", options: options)
      return (document.item(withID: "a") as? SegmentedControl)?.titles
    }
    #expect(try titles("a.segmentTitles[1]") == ["A", "Hallo"])
    #expect(try titles("a.segmentTitles[2]") == ["A", "B"])
    #expect(try titles("a.segmentTitles[-1]") == ["A", "B"])
  }

  @Test func longerTextIsWider() throws {
    let xml = "<label text=\"Hi\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><view id=\"v\"><subviews>\(xml)"
      + "</subviews><constraints><constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" "
      + "secondAttribute=\"leading\" id=\"c\"/></constraints></view></objects></document>"
    let width = { (language: LayoutLanguage) in
      let options = LayoutOptions(
        language: language, translations: Source(texts: ["a.text": "A much longer text"]))
      return try LayoutDocument(Array(text.utf8), path: "a.xib", options: options).layout()["a"]?.frame.width ?? 0
    }
    #expect(try width(.translation("de")) > 3 * width(.base))
  }
}
