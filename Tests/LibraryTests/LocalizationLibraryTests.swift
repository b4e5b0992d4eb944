import DocumentChanges
import Formats
import Testing

/// What a tool does that hands texts to translators and takes them back.
@Suite struct LocalizationLibraryTests {
  /// The card of Documentation/Localization.md.
  private static let card = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <subviews>
                    <label text="Tickets" id="9hT-qL-x2B"/>
                    <button id="c4V-Rm-7eZ">
                        <state key="normal" title="Book"/>
                        <attributedString key="userComments">
                            <fragment content="A verb: to book a ticket"/>
                        </attributedString>
                    </button>
                </subviews>
            </view>
        </objects>
    </document>
    """

  private static let stringsFile = """

    /* Class = "UILabel"; text = "Tickets"; ObjectID = "9hT-qL-x2B"; */
    "9hT-qL-x2B.text" = "Tickets";

    /* Class = "UIButton"; normalTitle = "Book"; ObjectID = "c4V-Rm-7eZ"; Note = "A verb: to book a ticket"; */
    "c4V-Rm-7eZ.normalTitle" = "Book";

    """

  private func document(_ text: String = card) throws -> DocumentStrings { try DocumentStrings(XMLTree(text: text)) }

  @Test func textsHaveKeysAndComments() throws {
    let document = try document()
    #expect(document.strings.map(\.key) == ["9hT-qL-x2B.text", "c4V-Rm-7eZ.normalTitle"])
    #expect(document.strings.map(\.text) == ["Tickets", "Book"])
    #expect(document.strings[0].comment == #"Class = "UILabel"; text = "Tickets"; ObjectID = "9hT-qL-x2B";"#)
    #expect(document.strings.map(\.note) == [nil, "A verb: to book a ticket"])
    let button = try #require(document["c4V-Rm-7eZ.normalTitle"])
    #expect([button.objectID, button.property, button.className] == ["c4V-Rm-7eZ", "normalTitle", "UIButton"])
  }

  @Test func newFilesAreThoseOfApplesTools() throws {
    let document = try document()
    #expect(String(decoding: document.stringsFile, as: UTF8.self) == Self.stringsFile)
    let catalog = String(decoding: document.stringCatalog(language: "en"), as: UTF8.self)
    #expect(catalog.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"9hT-qL-x2B.text\" : {\n"))
  }

  @Test func updateAddsNotesAndDropsTexts() throws {
    let old = """
      /* Class = "UILabel"; text = "Ticket"; ObjectID = "9hT-qL-x2B"; */
      "9hT-qL-x2B.text" = "Karte";

      /* Class = "UILabel"; text = "Gone"; ObjectID = "zzz-zz-zzz"; */
      "zzz-zz-zzz.text" = "Weg";

      """
    let update = try StringsFileUpdate(of: Array(old.utf8), name: "Card.strings", language: "de", from: document())
    #expect(update.keys.added == ["c4V-Rm-7eZ.normalTitle"])
    #expect(update.keys.changed == ["9hT-qL-x2B.text"])
    #expect(update.keys.removed == ["zzz-zz-zzz.text"])
    let expected = Self.stringsFile.dropFirst().replacing("= \"Tickets\";\n\n", with: "= \"Karte\";\n\n")
    #expect(String(decoding: update.bytes, as: UTF8.self) == expected)
    let again = try StringsFileUpdate(of: update.bytes, name: "Card.strings", language: "de", from: document())
    #expect(again.keys.isEmpty)
    #expect(again.bytes == update.bytes)
    let kept = try StringsFileUpdate(
      of: Array(old.utf8), name: "Card.strings", language: "de", from: document(),
      options: UpdateOptions(keepsStale: true, resetsChanged: true))
    #expect(kept.keys.removed.isEmpty)
    #expect(String(decoding: kept.bytes, as: UTF8.self).contains(#""9hT-qL-x2B.text" = "Tickets";"#))
  }

  @Test func translationsAreImported() throws {
    let document = try document()
    let translations = ["9hT-qL-x2B.text": ImportedText("Karten", state: .needsReview)]
    let strings = try StringsFileUpdate(
      of: document.stringsFile, name: "Card.strings", importing: translations, language: "de", for: document)
    #expect(strings.keys.changed == ["9hT-qL-x2B.text"])
    #expect(
      String(decoding: strings.bytes, as: UTF8.self)
        == Self.stringsFile.replacing("= \"Tickets\";\n\n", with: "= \"Karten\";\n\n"))
    let catalog = try StringsFileUpdate(
      of: document.stringCatalog(language: "en"), name: "Card.xcstrings", importing: translations, language: "de",
      for: document)
    let text = String(decoding: catalog.bytes, as: UTF8.self)
    #expect(text.contains("\"state\" : \"needs_review\",") && text.contains("\"value\" : \"Karten\""))
  }

  @Test func fileThatIsBrokenIsRefusedWithItsPlace() throws {
    let broken = Array("\"a\" = \"A\";\n\"b\" \"B\";\n".utf8)
    let failure = #expect(throws: StringsFileUpdate.Failure.self) {
      try StringsFileUpdate(of: broken, name: "Card.strings", language: "de", from: document())
    }
    #expect(failure?.position == SourcePosition(line: 2, column: 4))
  }
}
