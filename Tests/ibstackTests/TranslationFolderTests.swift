import TestSupport
import Testing

/// `--strings`: translations that are not beside their documents.
@Suite struct TranslationFolderTests {
  private static let document = Fixture.logIn("label", "text=\"Log in\"")
  private static let comment = "/* Class = \"UILabel\"; text = \"Log in\"; ObjectID = \"b\"; */\n"
  private static let german = "\(comment)\"b.text\" = \"Am Benutzerkonto anmelden\";\n"

  private func folder() throws -> TestFolder {
    try TestFolder([
      "App/Login.xib": Self.document, "Texts/de.lproj/Login.strings": Self.german,
      "Texts/de.lproj/Other.strings": "\"b.text\" = \"Ja\";\n", "Empty/Login.strings": Self.german,
    ])
  }

  @Test func translationsOfAFolderAreLaidOut() throws {
    let folder = try folder()
    #expect(try !folder.run("lint", "App", "--languages", "all").output.contains("clipped-text"))
    let run = try folder.run("lint", "App", "--languages", "all", "--strings", "Texts")
    #expect(run.output.contains("Am Benutzerkonto anmelden"), "\(run.output)")
    #expect(run.output.contains("the German text is in Texts/de.lproj/Login.strings:2:12"), "\(run.output)")
  }

  @Test(arguments: ["layout", "validate", "render"])
  func otherCommandsReadAFolderToo(_ command: String) throws {
    let run = try folder().run(command, "App", "--languages", "de", "--strings", "Texts/")
    #expect(run.output.contains("Am Benutz"), "\(run.complaints)")
  }

  @Test func reportReadsAFolderToo() throws {
    let report = ["report", "App", "--languages", "all", "--output", "Page", "--strings"]
    let empty = try ToolRun(report + ["Empty"], input: "", in: folder())
    #expect(empty.status == 2 && empty.complaints.contains("has no translations"))
    #expect(try ToolRun(report + ["Texts"], input: "", in: folder()).status < 2)
  }

  @Test func translationsOfAFolderTakeThePlaceOfThoseBesideTheDocument() throws {
    let folder = try TestFolder([
      "Base.lproj/Login.xib": Self.document, "de.lproj/Login.strings": Self.german,
      "Texts/nl.lproj/Login.strings": "\"b.text\" = \"Inloggen\";\n",
    ])
    #expect(try folder.run("layout", "Base.lproj", "--languages", "de").output.contains("Benutzerkonto"))
    let german = try folder.run("layout", "Base.lproj", "--languages", "de", "--strings", "Texts")
    #expect(german.output.contains("Log in"), "\(german.output)")
    let dutch = try folder.run("layout", "Base.lproj", "--languages", "nl", "--strings", "Texts")
    #expect(dutch.output.contains("Inloggen"), "\(dutch.output)")
  }

  @Test func firstFolderThatHasALanguageCounts() throws {
    let folder = try folder()
    try folder.write("\"b.text\" = \"Rein\";\n", to: "More/de.lproj/Login.strings")
    let run = try folder.run("layout", "App", "--languages", "de", "--strings", "More", "--strings", "Texts")
    #expect(run.output.contains("Rein") && !run.output.contains("Benutzerkonto"))
  }

  @Test(arguments: [["lint", "App"], ["layout", "App"], ["strings", "update", "App"], ["strings", "status", "App"]])
  func folderWithoutTranslationsIsReported(_ command: [String]) throws {
    let run = try ToolRun(command + ["--strings", "Empty"], input: "", in: folder())
    #expect(run.status == 2)
    #expect(
      run.complaints.contains(
        "Empty: error: has no translations; --strings expects such as de.lproj/Main.strings"), "\(run.complaints)")
    let missing = try ToolRun(command + ["--strings", "Missing"], input: "", in: folder())
    #expect(missing.status == 2)
    let advice = "--strings expects one that has de.lproj/Main.strings"
    #expect(missing.complaints.contains("Missing: error: is no folder; \(advice)"))
  }

  @Test func filesOfAFolderAreUpdatedAndCounted() throws {
    let folder = try folder()
    try folder.write(Self.document.replacing("Log in", with: "Sign in"), to: "App/Login.xib")
    let status = try folder.run("strings", "status", "App", "--strings", "Texts")
    #expect(status.output == "document       texts     de\nApp/Login.xib      1  100 %\n")
    let check = try folder.run("strings", "update", "App", "--check", "--strings", "Texts")
    #expect(check.output == "Texts/de.lproj/Login.strings: changed b.text\n")
    #expect(try folder.run("strings", "update", "App", "--strings", "Texts").status == 0)
    #expect(try folder.text("Texts/de.lproj/Login.strings").contains("text = \"Sign in\""))
    #expect(try folder.text("Texts/de.lproj/Login.strings").contains("Am Benutzerkonto anmelden"))
  }

  @Test func severalDocumentsOfANameAreNotUpdated() throws {
    let folder = try folder()
    try folder.write(Self.document, to: "Other/Login.xib")
    let run = try folder.run("strings", "update", ".", "--strings", "Texts")
    #expect(run.status == 64)
    #expect(run.complaints.contains("several documents are named Login"))
  }

  @Test func translationsAreExtractedFromAFolderAndImportedIntoIt() throws {
    let folder = try folder()
    func xliff(_ language: String) throws -> String {
      try folder.run(
        "strings", "extract", "App", "--format", "xliff", "--strings", "Texts", "--language", language
      ).output
    }
    #expect(try xliff("de").contains("<target>Am Benutzerkonto anmelden</target>"))
    let french = try xliff("fr").replacing("</source>", with: "</source><target>Entrer</target>")
    try folder.write(french, to: "fr.xliff")
    #expect(try folder.run("strings", "import", "fr.xliff", "--strings", "Texts").status == 0)
    #expect(try folder.text("Texts/fr.lproj/Login.strings").contains("\"b.text\" = \"Entrer\";"))
  }
}
