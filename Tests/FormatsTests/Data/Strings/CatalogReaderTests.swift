import TestSupport
import Testing

@testable import Formats

/// String catalogs as Xcode writes them.
@Suite struct CatalogReaderTests {
  private func read(_ strings: String) throws -> TranslationFile {
    let text =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\(strings)},\n  \"version\" : \"1.0\"\n}"
    return try TranslationFile(Array(text.utf8), path: "mul.lproj/Main.xcstrings", language: "mul")
  }

  private let hello = """
    "abc-12-xyz.text" : {
      "comment" : "Class = \\"UILabel\\"; ObjectID = \\"abc-12-xyz\\";",
      "extractionState" : "extracted_with_value",
      "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } },
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } }
      }
    }
    """

  @Test func eachLanguageIsATable() throws {
    let file = try read(hello)
    #expect(file.format == .catalog)
    #expect(file.tables.map(\.language) == ["de", "en"])
    #expect(file.tables.map { $0["abc-12-xyz.text"]?.value } == ["Hallo", "Hello"])
    #expect(file.tables.map { $0["abc-12-xyz.text"]?.isTranslated } == [true, false])
    #expect(
      file.tables[0].entries[0].key.comment == "Class = \"UILabel\"; ObjectID = \"abc-12-xyz\";")
    #expect(file.source.text(in: file.keys[0].range) == "\"abc-12-xyz.text\"")
    #expect(file.source.text(in: file.tables[0].entries[0].range) == "\"Hallo\"")
  }

  @Test func keyMayHaveNoTextYet() throws {
    let file = try read(
      "\"a.text\" : {}, \"b.text\" : { \"localizations\" : { \"de\" : { \"stringUnit\" : { \"state\" : \"new\" } } } }"
    )
    #expect(file.keys.map(\.text) == ["a.text", "b.text"])
    #expect(file.tables.isEmpty)
  }

  @Test(arguments: [
    ("\"shouldTranslate\" : false", true), ("\"shouldTranslate\" : true", false),
    ("\"extractionState\" : \"stale\"", true), ("\"extractionState\" : \"manual\"", false),
  ])
  func keyMayNotBeForTranslators(_ member: String, _ isIgnored: Bool) throws {
    #expect(try read("\"a.text\" : { \(member) }").keys.map(\.isIgnored) == [isIgnored])
  }

  @Test func mostGeneralVariationStandsForAll() throws {
    func unit(_ value: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
    }
    let plural =
      "{ \"variations\" : { \"plural\" : { \"one\" : \(unit("Tag")), \"other\" : \(unit("Tage")) } } }"
    let device = "{ \"variations\" : { \"device\" : { \"ipad\" : \(unit("Pad")) } } }"
    let file = try read(
      "\"a.text\" : { \"localizations\" : { \"de\" : \(plural), \"fr\" : \(device) } }")
    #expect(file.tables.map { $0["a.text"]?.value } == ["Tage", "Pad"])
  }

  @Test(arguments: [
    ("{", "1:2: expected a name in quotes, found the end"),
    ("{\n}", "1:1: expected a member \"strings\""),
    ("{\n \"strings\" : []}", "2:14: expected an object, found a list"),
    ("{\n \"strings\" : {\"a\": 1}}", "2:20: expected an object, found a number"),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": 1}}}}}}",
      "1:69: expected a string, found a number"
    ),
  ])
  func otherJSONIsReportedWhereItDiffers(_ text: String, _ message: String) {
    #expect {
      try TranslationFile(Array(text.utf8), path: "a.xcstrings", language: "mul")
    } throws: {
      "\($0)" == "a.xcstrings:\(message)"
    }
  }
}
