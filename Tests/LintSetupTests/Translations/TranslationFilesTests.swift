import LintSetup
import Testing

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

  @Test func documentThatIsNotLocalizedHasNoLanguages() throws {
    let folder = try TestFolder(["Main.storyboard": "<document/>", "de.lproj/Main.strings": "\"a.text\" = \"Hallo\";"])
    #expect(TranslationFiles().languages(ofDocument: folder.url.appending(path: "Main.storyboard").path).isEmpty)
    #expect(TranslationFiles().languages(ofDocument: "-").isEmpty)
  }
}
