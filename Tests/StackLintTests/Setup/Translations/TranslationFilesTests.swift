import TestSupport
import Testing

@testable import StackLint

@Suite struct TranslationFilesTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
      "fr": {"stringUnit": {"state": "translated", "value": "Bonjour"}},
      "it": {"stringUnit": {"state": "new", "value": "Hello"}}}}}}
    """

  @Test func stringsFilesAndCatalogsBesideTheBaseAreRead() throws {
    let folder = try TestFolder([
      "App/Base.lproj/Main.storyboard": "<document/>", "App/de.lproj/Main.strings": "\"a.text\" = \"Hallo\";",
      "App/pt_BR.lproj/Main.strings": "\"a.text\" = \"Olá\";", "App/mul.lproj/Main.xcstrings": Self.catalog,
      "App/es.lproj/Other.strings": "\"a.text\" = \"Hola\";", "App/nl.lproj/Main.strings": "\"a.text\" = ",
    ])
    let files = TranslationFiles()
    let path = folder.url.appending(path: "App/Base.lproj/Main.storyboard").path
    #expect(files.languages(ofDocument: path) == ["de", "fr", "it", "pt-BR"])
    #expect(files.texts(ofDocument: path, in: "de") == ["a.text": "Hallo"])
    #expect(files.texts(ofDocument: path, in: "pt-BR") == ["a.text": "Olá"])
    #expect(files.texts(ofDocument: path, in: "fr") == ["a.text": "Bonjour"])
    #expect(files.texts(ofDocument: path, in: "es") == nil)
  }

  @Test func placeOfATextIsBesideTheDocument() throws {
    let folder = try TestFolder([
      "App/Base.lproj/Main.storyboard": "<document/>", "App/Main.xcstrings": Self.catalog,
      "App/de.lproj/Main.strings": "/* x */\n\"a.text\" = \"Hallo\";\n\"a.title\" = \"Du\";",
    ])
    let files = TranslationFiles()
    let path = folder.url.appending(path: "App/Base.lproj/Main.storyboard").path
    let place = { (id: String, language: String) in
      files.place(ofTextOf: id, inDocument: path, in: language)?.description.dropFirst(folder.url.path.count + 1)
    }
    #expect(place("a", "de") == "App/de.lproj/Main.strings:2:12")
    #expect(place("a", "fr") == "App/Main.xcstrings:2:57")
    #expect(place("b", "de") == nil)
    #expect(place("a", "it") == nil)
  }

  @Test func documentThatIsNotLocalizedHasNoLanguages() throws {
    let folder = try TestFolder(["Main.storyboard": "<document/>", "de.lproj/Main.strings": "\"a.text\" = \"Hallo\";"])
    #expect(TranslationFiles().languages(ofDocument: folder.url.appending(path: "Main.storyboard").path).isEmpty)
    #expect(TranslationFiles().languages(ofDocument: "-").isEmpty)
  }

  @Test func textsOfADefinitionAreBesideIt() throws {
    let folder = try TestFolder([
      "form.xml": "<view/>", "de.lproj/form.strings": "\"a.text\" = \"Hallo\";",
      "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo\"; \"a.text\" = \"Tag\";",
      "Localizable.xcstrings": Self.catalog,
      "Other.xib": "<document/>",
    ])
    let files = TranslationFiles()
    let path = folder.url.appending(path: "form.xml").path
    #expect(files.languages(ofDocument: path) == ["de", "fr", "it"])
    #expect(files.texts(ofDocument: path, in: "de") == ["a.text": "Hallo", "Hello": "Hallo"])
    #expect(files.texts(ofDocument: path, in: "fr") == ["a.text": "Bonjour"])
    #expect(files.languages(ofDocument: folder.url.appending(path: "Other.xib").path).isEmpty)
  }

  @Test func languageWithItsOwnDocumentNeedsNoTexts() throws {
    let texts = "\"a.text\" = \"Hallo\";"
    let folder = try TestFolder([
      "Base.lproj/Main.xib": "<document/>", "de.lproj/Main.xib": "<document/>", "de.lproj/Main.strings": texts,
      "fr.lproj/Main.strings": texts,
    ])
    let files = TranslationFiles()
    #expect(files.languages(ofDocument: folder.url.appending(path: "Base.lproj/Main.xib").path) == ["fr"])
    #expect(files.languages(ofDocument: folder.url.appending(path: "de.lproj/Main.xib").path).isEmpty)
  }

  @Test(arguments: [(["en"], ["fr"]), (["en", "de"], [])])
  func onlyDocumentOfItsNameIsTranslated(_ documents: [String], _ languages: [String]) throws {
    let others = documents.map { ("\($0).lproj/Main.xib", "<document/>") }
    let folder = try TestFolder(
      Dictionary(others + [("fr.lproj/Main.strings", "\"a.text\" = \"Salut\";")]) { first, _ in first })
    #expect(
      TranslationFiles().languages(ofDocument: folder.url.appending(path: "en.lproj/Main.xib").path) == languages)
  }
}
