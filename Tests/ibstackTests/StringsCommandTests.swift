import Foundation
import TestSupport
import Testing

/// `ibstack strings`: texts extracted from documents, and strings files kept up to date.
@Suite struct StringsCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "App/Base.lproj/Card.xib": Fixture.card, "App/de.lproj/Card.strings": Fixture.germanCard,
      "App/fr.lproj/Other.strings": "", "Plain.xib": Fixture.card,
    ])
  }

  @Test func textsAreExtracted() throws {
    let run = try folder.run("strings", "extract", "App/Base.lproj/Card.xib")
    #expect(run.status == 0)
    #expect(
      run.output == """

        /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "Hello";

        /* Class = "UIButton"; normalTitle = "Send"; ObjectID = "def-34-uvw"; */
        "def-34-uvw.normalTitle" = "Send";

        """)
  }

  @Test func textsAreWrittenToAFileInUTF16() throws {
    let run = try folder.run("strings", "extract", "Plain.xib", "--output", "App/fr.lproj", "--encoding", "utf-16")
    #expect(run.status == 0)
    let data = try Data(contentsOf: folder.url.appending(path: "App/fr.lproj/Plain.strings"))
    #expect(data.starts(with: [0xFF, 0xFE, 0x0A, 0x00]))
    #expect(String(data: data, encoding: .utf16)?.contains("\"abc-12-xyz.text\" = \"Hello\";") == true)
  }

  @Test func severalDocumentsNeedAFolder() throws {
    let run = try folder.run("strings", "extract", ".", "--output", "all.strings")
    #expect(run.status == 64)
    #expect(run.complaints.contains("all.strings is no folder"))
  }

  @Test func checkListsWhatIsOutOfDate() throws {
    let run = try folder.run("strings", "update", ".", "--check")
    #expect(run.status == 1)
    #expect(run.output == "App/de.lproj/Card.strings: added def-34-uvw.normalTitle\n")
    #expect(run.complaints == "2 documents, 1 file to be updated (keys: 1 added, 0 changed, 0 removed), 0 errors\n")
    #expect(try folder.text("App/de.lproj/Card.strings") == Fixture.germanCard)
  }

  @Test func updateWritesOnceAndThenNothing() throws {
    #expect(try folder.run("strings", "update", ".").status == 0)
    #expect(try folder.text("App/de.lproj/Card.strings").hasPrefix(Fixture.germanCard))
    let run = try folder.run("strings", "update", ".", "--check")
    #expect(run.status == 0)
    #expect(run.complaints == "2 documents, 0 files to be updated, 0 errors\n")
  }

  @Test func translationsMakeTheirWayThroughXLIFF() throws {
    let run = try folder.run(
      "strings", "extract", "App", "--format", "xliff", "--language", "de", "--output", "de.xliff")
    #expect(run.status == 0)
    let xliff = try folder.text("de.xliff")
    #expect(xliff.contains("original=\"App/Base.lproj/Card.xib\" source-language=\"en\" target-language=\"de\""))
    #expect(xliff.contains("<target>Hallo</target>"))
    #expect(xliff.hasSuffix("</file>\n</xliff>\n"))
    let french = xliff.replacing("target-language=\"de\"", with: "target-language=\"pt-BR\"")
      .replacing("Hallo", with: "Ol\u{E1}")
    try folder.write(french, to: "fr.xliff")
    let imported = try folder.run("strings", "import", "fr.xliff")
    #expect(imported.status == 0)
    #expect(imported.complaints == "1 translation imported, 1 file written\n")
    #expect(try folder.text("App/pt-BR.lproj/Card.strings").contains("\"abc-12-xyz.text\" = \"Ol\u{E1}\";"))
    #expect(try folder.run("strings", "import", "fr.xliff").complaints == "0 translations imported, 0 files written\n")
  }

  @Test func translationsGoIntoTheCatalogThatIsThere() throws {
    let folder = try TestFolder(["Base.lproj/Card.xib": Fixture.card])
    let run = try folder.run("strings", "extract", "Base.lproj", "--format", "xcstrings", "--output", "Card.xcstrings")
    #expect(run.status == 0)
    try folder.write(folder.bytes("Card.xcstrings"), to: "mul.lproj/Card.xcstrings")
    let xliff = try folder.run("strings", "extract", "Base.lproj", "--format", "xliff", "--language", "fr").output
    let target = "</source><target state=\"needs-review-translation\">Salut</target>"
    try folder.write(xliff.replacing("Hello</source>", with: "Hello" + target), to: "fr.xliff")
    let imported = try folder.run("strings", "import", "fr.xliff")
    #expect(imported.complaints == "1 translation imported, 1 file written\n")
    let catalog = try folder.text("mul.lproj/Card.xcstrings")
    #expect(catalog.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Salut\""), "\(catalog)")
    let exported = try folder.run("strings", "extract", "Base.lproj", "--format", "xliff", "--language", "fr").output
    #expect(exported.contains("<target state=\"needs-review-l10n\">Salut</target>"))
    #expect(try folder.run("strings", "import", "fr.xliff").complaints == "0 translations imported, 0 files written\n")
  }

  @Test func stringsFileIsImported() throws {
    try folder.write("\"def-34-uvw.normalTitle\" = \"Senden\"; \"gone.text\" = \"Weg\";", to: "new.strings")
    #expect(try folder.run("strings", "import", "new.strings").status == 64)
    let run = try folder.run(
      "strings", "import", "new.strings", "--document", "App/Base.lproj/Card.xib", "--language", "de")
    #expect(run.status == 0)
    #expect(run.complaints == "1 translation imported, 1 file written, 1 of texts that are gone\n")
    #expect(try folder.text("App/de.lproj/Card.strings").hasPrefix(Fixture.germanCard))
    #expect(try folder.run("strings", "update", ".", "--check").status == 0)
  }

  @Test(arguments: ["../outside.xib", "/etc/outside.xib", "App/Base.lproj/None.xib"])
  func xliffWritesNothingElsewhere(original: String) throws {
    try folder.write(
      """
      <xliff version="1.2"><file original="Project/\(original)" target-language="de"><body><trans-unit id="abc-12-xyz.text">
      <source>Hello</source><target>Hallo</target></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    try folder.write(Fixture.card, to: "outside.xib")
    try folder.write(Fixture.card, to: "Project/Main.xib")
    let run = try folder.run("strings", "import", "de.xliff")
    #expect(run.complaints.contains("error: ") || original == "../outside.xib")
    try folder.write(
      try folder.text("de.xliff").replacing("Project/", with: ""), to: "de.xliff")
    let confined = try folder.run("strings", "import", "de.xliff", "--project", "Project")
    #expect(confined.status == 2)
    #expect(confined.complaints.contains("de.xliff: error: Project/"))
  }

  @Test func catalogIsUpdated() throws {
    #expect(
      try folder.run(
        "strings", "extract", "App/Base.lproj/Card.xib", "--format", "xcstrings", "--output", "App/fr.lproj"
      ).status == 0)
    #expect(try folder.run("strings", "update", "App").status == 0)
    try folder.write(
      Fixture.card.replacing("Hello", with: "Good morning"), to: "App/Base.lproj/Card.xib")
    let run = try folder.run("strings", "update", "App", "--check")
    #expect(run.output.contains("App/fr.lproj/Card.xcstrings: changed abc-12-xyz.text\n"))
    #expect(try folder.run("strings", "update", "App").status == 0)
    #expect(try folder.text("App/fr.lproj/Card.xcstrings").contains("\"value\" : \"Good morning\""))
  }
}
