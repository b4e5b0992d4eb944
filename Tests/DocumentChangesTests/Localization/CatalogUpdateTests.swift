import Testing

@testable import DocumentChanges
@testable import Formats

/// String catalogs brought up to date with their document.
@Suite struct CatalogUpdateTests {
  private static let catalog = Document.catalog(german: "translated")
  private static let hello = "<label id=\"aaa-aa-aaa\" text=\"Hello\"/>"

  private func update(
    _ text: String, _ objects: String, _ options: UpdateOptions = UpdateOptions()
  ) throws -> (text: String, keys: UpdatedKeys) {
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    let update = try StringsFileUpdate(file, from: Document.strings(objects), options: options)
    return (String(decoding: update.bytes, as: UTF8.self), update.keys)
  }

  @Test func catalogInStepStaysAsItIs() throws {
    let (text, keys) = try update(Self.catalog, Self.hello)
    #expect(text == Self.catalog)
    #expect(keys.isEmpty)
  }

  @Test func newTextIsAddedAndTheRestStays() throws {
    let objects = Self.hello + "<label id=\"bbb-bb-bbb\" text=\"&quot;Name&quot;\"/>"
    let (text, keys) = try update(Self.catalog, objects)
    #expect(keys.added == ["bbb-bb-bbb.text"])
    #expect(text.contains("            \"value\" : \"\\\"Name\\\"\""))
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    #expect(file.keys.count == 3)
    #expect(file.tables.first { $0.language == "de" }?["aaa-aa-aaa.text"]?.value == "Hallo")
    #expect(try update(text, objects).text == text)
  }

  @Test func changedTextIsToBeReviewed() throws {
    let (text, keys) = try update(Self.catalog, Self.hello.replacing("Hello", with: "Hey"))
    #expect(keys.changed == ["aaa-aa-aaa.text"])
    #expect(
      text == Self.catalog.replacing("Hello", with: "Hey").replacing("\"translated\"", with: "\"needs_review\""))
  }

  @Test func changedTranslationIsResetOnRequest() throws {
    let options = UpdateOptions(resetsChanged: true)
    let (text, _) = try update(Self.catalog, Self.hello.replacing("Hello", with: "Hey"), options)
    let expected = Self.catalog.replacing("Hello", with: "Hey").replacing("Hallo", with: "Hey")
    #expect(text == expected.replacing("\"translated\"", with: "\"new\""))
  }

  @Test func textThatIsGoneIsRemovedAndOtherKeysStay() throws {
    let (text, keys) = try update(Self.catalog, "")
    #expect(keys.removed == ["aaa-aa-aaa.text"])
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    #expect(file.keys.map(\.text) == ["Save"])
    #expect(text.contains("\"strings\" : {\n    \"Save\" : {"))
    #expect(try update(Self.catalog, "", UpdateOptions(keepsStale: true)).text == Self.catalog)
  }

  @Test func writtenCatalogIsInStep() throws {
    let strings = try Document.strings(
      Self.hello + "<label id=\"b\" text=\"&#10;&#9;\u{1}x\"/>".replacing("\u{1}", with: ""))
    let text = StringCatalogWriter.text(for: strings.strings, language: "en")
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    #expect(file.tables.map(\.language) == ["en"])
    #expect(file.tables[0].entries.map(\.value) == ["Hello", "\n\tx"])
    #expect(try StringsFileUpdate(file, from: strings).keys.isEmpty)
  }

  @Test func emptyCatalogGetsAllTexts() throws {
    let empty = StringCatalogWriter.text(for: [], language: "en")
    let (text, keys) = try update("{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}", Self.hello)
    #expect(keys.added == ["aaa-aa-aaa.text"])
    #expect(try update(text, Self.hello).keys.isEmpty)
    #expect(try update(empty, Self.hello).keys.added.count == 1)
  }

  @Test func catalogWithoutALanguageIsRefused() throws {
    #expect(throws: StringsFileUpdate.Failure.self) { try update("{\"strings\": {}}", Self.hello) }
  }
}
