import Testing

@testable import DocumentChanges
@testable import Formats

/// Texts written as XLIFF, and translations read from it.
@Suite struct XLIFFTests {
  private static let path = "App/Base.lproj/A & B.xib"

  private func document(_ text: String) throws -> [XLIFFDocument] {
    try XLIFFReader.read(Array(text.utf8), path: "de.xliff")
  }

  @Test func whatIsWrittenIsRead() throws {
    let texts = ["Plain", " space ", "<&>\"'", "two\nlines\r\tand a tab", "\u{202E}turned", "日本語 👩‍👩‍👧"]
    let strings = texts.enumerated().map {
      LocalizableString(objectID: "o\($0.offset)", property: "text", className: "UILabel", text: $0.element)
    }
    let writer = XLIFFWriter(from: "en", to: "de")
    let text =
      XLIFFWriter.header + writer.text(for: strings, of: Self.path) { ImportedText("\($0) ist \"<&>") }
      + XLIFFWriter.footer
    let read = try document(text)
    #expect(read.map(\.original) == [Self.path])
    #expect(read.map(\.targetLanguage) == ["de"])
    #expect(read[0].units.map(\.key) == strings.map(\.key))
    #expect(read[0].units.map(\.source) == texts)
    #expect(read[0].units.map(\.target) == strings.map { "\($0.key) ist \"<&>" })
  }

  @Test func textsWithoutATranslationAreNoUnits() throws {
    let strings = [LocalizableString(objectID: "a", property: "text", className: "UILabel", text: "Hi")]
    let text = XLIFFWriter(from: "en", to: "de").text(for: strings, of: Self.path)
    #expect(!text.contains("<target>"))
    #expect(try document(XLIFFWriter.header + text + XLIFFWriter.footer)[0].units.isEmpty)
  }

  @Test func versionTwoIsRead() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
      <file id="f1" original="Base.lproj/Main.xib"><unit id="a.text"><segment><source>Hi</source><target>Salut</target>
      </segment></unit></file></xliff>
      """
    let read = try document(text)
    #expect(read.map(\.targetLanguage) == ["fr"])
    #expect(read[0].units.map(\.target) == ["Salut"])
  }

  @Test(arguments: [
    ("", TranslationState.translated), (" state=\"translated\"", .translated), (" state=\"final\"", .translated),
    (" state=\"new\"", .new), (" state=\"needs-translation\"", .new), (" state=\"needs-review-l10n\"", .needsReview),
    (" state=\"needs-review-translation\"", .needsReview),
  ])
  func stateOfATranslationIsRead(_ attribute: String, _ state: TranslationState) throws {
    let text = """
      <xliff version="1.2"><file original="a.xib" target-language="de"><body><trans-unit id="a.text">
      <source>Hi</source><target\(attribute)>Hallo</target></trans-unit></body></file></xliff>
      """
    #expect(try document(text)[0].units.map(\.state) == [state])
  }

  @Test func stateOfATranslationIsWritten() throws {
    let strings = [LocalizableString(objectID: "a", property: "text", className: "UILabel", text: "Hi")]
    for state in [TranslationState.translated, .needsReview] {
      let text = XLIFFWriter(from: "en", to: "de").text(for: strings, of: Self.path) { _ in
        ImportedText("Hallo", state: state)
      }
      #expect(try document(XLIFFWriter.header + text + XLIFFWriter.footer)[0].units.map(\.state) == [state])
    }
  }

  @Test func unitsInGroupsAreRead() throws {
    let text = """
      <xliff version="1.2"><file original="a.xib" target-language="de"><body><group><trans-unit id="a.text">
      <source>Hi</source><target>Hallo</target></trans-unit></group></body></file></xliff>
      """
    #expect(try document(text)[0].units.map(\.key) == ["a.text"])
  }

  @Test(arguments: [
    ("<plist/>", "expected <xliff>, found <plist>"),
    ("<xliff><file target-language=\"de\"/></xliff>", "expected an attribute original"),
    ("<xliff><file original=\"a.xib\"/></xliff>", "expected an attribute target-language"),
    (
      "<xliff><file original=\"a.xib\" target-language=\"de\"><trans-unit id=\"a\"><target>a<g/>b</target></trans-unit></file></xliff>",
      "found <g> in a translation"
    ),
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><xliff/>", "document type declaration found"),
    ("<xliff>", "end of file found"),
  ])
  func brokenFileIsRefusedWithItsPlace(text: String, message: String) throws {
    let error = try #require(throws: UnreadableDocument.self) { try document(text) }
    #expect(error.diagnostic.message.hasPrefix(message))
    #expect(error.diagnostic.range != nil)
  }
}
