import Testing

@testable import DocumentChanges
@testable import Formats

/// Translations put into string catalogs.
@Suite struct CatalogImportTests {
  private static let catalog = Document.catalog(german: "needs_review")
  private static let hello = "<label id=\"aaa-aa-aaa\" text=\"Hello\"/>"

  private func imported(
    _ texts: [String: ImportedText], _ language: String, into catalog: String = Self.catalog,
    _ objects: String = Self.hello
  ) throws -> (text: String, keys: UpdatedKeys) {
    let file = try TranslationFile(Array(catalog.utf8), path: "Main.xcstrings", language: "mul")
    let update = try StringsFileUpdate(
      file, importing: texts, language: language, for: Document.strings(objects))
    return (String(decoding: update.bytes, as: UTF8.self), update.keys)
  }

  @Test func translationAndStateAreReplaced() throws {
    let (text, keys) = try imported(["aaa-aa-aaa.text": ImportedText("Servus \"du\"")], "de")
    #expect(keys.changed == ["aaa-aa-aaa.text"])
    let expected = Self.catalog.replacing("needs_review", with: "translated")
    #expect(text == expected.replacing("Hallo", with: "Servus \\\"du\\\""))
    #expect(try imported(["aaa-aa-aaa.text": ImportedText("Servus \"du\"")], "de", into: text).keys.isEmpty)
  }

  @Test func sameTranslationInTheSameStateChangesNothing() throws {
    let (text, keys) = try imported(["aaa-aa-aaa.text": ImportedText("Hallo", state: .needsReview)], "de")
    #expect(keys.isEmpty)
    #expect(text == Self.catalog)
  }

  @Test(arguments: [("da", "de"), ("dz", "en")])
  func newLanguageIsAddedBeforeTheNextOne(_ language: String, _ next: String) throws {
    let (text, _) = try imported(["aaa-aa-aaa.text": ImportedText("Hej", state: .new)], language)
    let added = """
      "\(language)" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Hej"
                }
              },
              "\(next)" :
      """
    #expect(text == Self.catalog.replacing("\"\(next)\" :", with: added))
  }

  @Test func languageBehindTheOthersIsAddedAtTheEnd() throws {
    let (text, _) = try imported(["aaa-aa-aaa.text": ImportedText("Olá")], "pt_BR")
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    #expect(file.tables.map(\.language) == ["de", "en", "pt-BR"])
    #expect(text.contains("\n        },\n        \"pt-BR\" : {\n          \"stringUnit\" : {\n            \"state\""))
  }

  @Test func textThatTheCatalogLacksIsAdded() throws {
    let objects = Self.hello + "<label id=\"bbb-bb-bbb\" text=\"Name\"/><label id=\"ccc-cc-ccc\" text=\"Other\"/>"
    let texts = ["bbb-bb-bbb.text": ImportedText("Nom"), "ddd-dd-ddd.text": ImportedText("?")]
    let (text, keys) = try imported(texts, "fr", objects)
    #expect(keys.added == ["bbb-bb-bbb.text"] && keys.changed.isEmpty)
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    #expect(file.keys.count == 3)
    #expect(file.tables.first { $0.language == "fr" }?.entries.map(\.value) == ["Nom"])
    #expect(try imported(texts, "fr", into: text, objects).text == text)
  }

  @Test(arguments: [
    "\"shouldTranslate\" : false",
    "\"localizations\" : { \"de\" : { \"variations\" : { \"device\" : { \"other\" : { \"stringUnit\" : {} } } } } }",
  ])
  func textThatXLIFFCannotHaveStays(_ member: String) throws {
    let catalog = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"aaa-aa-aaa.text\" : { \(member) } } }"
    let (text, keys) = try imported(["aaa-aa-aaa.text": ImportedText("Hallo")], "de", into: catalog)
    #expect(keys.isEmpty && text == catalog)
  }

  @Test(arguments: ["{ }", "{ \"localizations\" : { } }", "{ \"localizations\" : { \"de\" : { } } }"])
  func emptyEntryIsFilled(_ entry: String) throws {
    let catalog = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"aaa-aa-aaa.text\" : \(entry) } }"
    let (text, _) = try imported(["aaa-aa-aaa.text": ImportedText("Hallo")], "de", into: catalog)
    let file = try TranslationFile(Array(text.utf8), path: "Main.xcstrings", language: "mul")
    #expect(file.tables.first?["aaa-aa-aaa.text"]?.value == "Hallo")
  }

  @Test func exportedTranslationsAreImportedWithTheirStates() throws {
    let document = try Document.strings(Self.hello)
    let states: [TranslationState] = [.translated, .needsReview]
    for state in states {
      let writer = XLIFFWriter(from: "en", to: "de")
      let body = writer.text(for: document.strings, of: "Base.lproj/A.xib") { _ in ImportedText("Na", state: state) }
      let read = try XLIFFReader.read(
        Array((XLIFFWriter.header + body + XLIFFWriter.footer).utf8), path: "de.xliff")
      let units = read[0].units.map { ($0.key, ImportedText($0.target, state: $0.state)) }
      let (text, _) = try imported(Dictionary(uniqueKeysWithValues: units), "de")
      #expect(
        text == Self.catalog.replacing("needs_review", with: state.rawValue).replacing("Hallo", with: "Na"))
    }
  }
}
