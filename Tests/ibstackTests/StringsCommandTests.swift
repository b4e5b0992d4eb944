import Foundation
import Testing

/// `ibstack strings`: texts extracted from documents, and strings files kept up to date.
@Suite struct StringsCommandTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <label text="Hello" id="abc-12-xyz"/>
            <button id="def-34-uvw"><state key="normal" title="Send"/></button>
        </objects>
    </document>
    """
  private static let german = """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-12-xyz"; */
    "abc-12-xyz.text" = "Hallo";

    """
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "App/Base.lproj/Card.xib": Self.document, "App/de.lproj/Card.strings": Self.german,
      "App/fr.lproj/Other.strings": "", "Plain.xib": Self.document,
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
    #expect(try folder.text("App/de.lproj/Card.strings") == Self.german)
  }

  @Test func diffShowsTheLines() throws {
    let run = try folder.run("strings", "update", "App/Base.lproj/Card.xib", "--diff")
    #expect(run.status == 0)
    #expect(run.output.contains("+\"def-34-uvw.normalTitle\" = \"Send\";\n"))
    #expect(try folder.text("App/de.lproj/Card.strings") == Self.german)
  }

  @Test func updateWritesOnceAndThenNothing() throws {
    #expect(try folder.run("strings", "update", ".").status == 0)
    #expect(try folder.text("App/de.lproj/Card.strings").hasPrefix(Self.german))
    let run = try folder.run("strings", "update", ".", "--check")
    #expect(run.status == 0)
    #expect(run.complaints == "2 documents, 0 files to be updated, 0 errors\n")
  }

  @Test(arguments: [
    ("\"a\" = \"b\n", "1:7: error: "), ("\"a\" \"b\";", "1:4: error: expected \"=\" and a value after the key"),
    ("bplist00", "1:1: error: found a binary property list"),
  ])
  func brokenFileIsReportedWithItsPlaceAndStays(content: String, message: String) throws {
    try folder.write(content, to: "App/de.lproj/Card.strings")
    for command in ["update", "status"] {
      let run = try folder.run("strings", command, ".")
      #expect(run.status == 2)
      #expect(run.complaints.contains("App/de.lproj/Card.strings:\(message)"))
    }
    #expect(try folder.text("App/de.lproj/Card.strings") == content)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x22, 0x00, 0x61], [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00],
    [0xFE, 0xFF, 0x00, 0x22, 0xDC, 0x00, 0x00, 0x22], [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8],
  ])
  func halfACharacterOfUTF16IsReported(content: [UInt8]) throws {
    try folder.write(content, to: "App/de.lproj/Card.strings")
    let run = try folder.run("strings", "update", ".")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("App/de.lproj/Card.strings:1:1: error: expected text in UTF-8 or UTF-16"))
    #expect(try folder.bytes("App/de.lproj/Card.strings") == content)
  }

  @Test func pairsOfHalvesInUTF16AreRead() throws {
    let text = Self.german.replacing("Hallo", with: "\u{1F44B}\u{10FFFF}")
    try folder.write(
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "App/de.lproj/Card.strings")
    #expect(try folder.run("strings", "update", ".").status == 0)
    let data = try Data(contentsOf: folder.url.appending(path: "App/de.lproj/Card.strings"))
    #expect(String(data: data, encoding: .utf16)?.hasPrefix(text) == true)
  }

  @Test func controlsOfTheBidirectionalAlgorithmAreNotPrinted() throws {
    try folder.write("\"\u{202E}abc\" = ;", to: "App/de.lproj/Card.strings")
    let run = try folder.run("strings", "update", ".")
    #expect(run.status == 2)
    #expect(!(run.output + run.complaints).contains("\u{202E}"))
  }

  @Test func statusCountsTranslations() throws {
    let run = try folder.run("strings", "status", ".")
    #expect(run.status == 0)
    #expect(
      run.output == """
        document                 texts    de
        App/Base.lproj/Card.xib      2  50 %

        """)
  }

  @Test func statusOfManyLanguagesHasALineForEach() throws {
    let languages = ["ar", "cs", "da", "el", "es", "fi", "he", "hu", "it", "ja", "ko", "nb", "nl", "pl", "ru", "sv"]
    for language in languages { try folder.write(Self.german, to: "App/\(language).lproj/Card.strings") }
    let lines = try folder.run("strings", "status", ".").output.split(separator: "\n").map(String.init)
    #expect(lines.first == "language  documents  translated  untranslated  missing  stale")
    #expect(lines.count == 18)
    #expect(lines.contains("ar                1           1             0        1      0  50 %"), "\(lines)")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func statusIsPrintedAsJSON() throws {
    let run = try folder.run("strings", "status", ".", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: [[String: Any]]]
    let document = try #require(object?["documents"]?.first)
    #expect(document["path"] as? String == "App/Base.lproj/Card.xib")
    let language = try #require((document["languages"] as? [[String: Any]])?.first)
    #expect(language["missing"] as? Int == 1)
    #expect(language["language"] as? String == "de")
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
    let folder = try TestFolder(["Base.lproj/Card.xib": Self.document])
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
    #expect(try folder.text("App/de.lproj/Card.strings").hasPrefix(Self.german))
    #expect(try folder.run("strings", "update", ".", "--check").status == 0)
  }

  @Test(arguments: ["../outside.xib", "/etc/outside.xib", "App/Base.lproj/None.xib"])
  func xliffWritesNothingElsewhere(original: String) throws {
    try folder.write(
      """
      <xliff version="1.2"><file original="Project/\(original)" target-language="de"><body><trans-unit id="abc-12-xyz.text">
      <source>Hello</source><target>Hallo</target></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    try folder.write(Self.document, to: "outside.xib")
    try folder.write(Self.document, to: "Project/Main.xib")
    let run = try folder.run("strings", "import", "de.xliff")
    #expect(run.complaints.contains("error: ") || original == "../outside.xib")
    try folder.write(
      try folder.text("de.xliff").replacing("Project/", with: ""), to: "de.xliff")
    let confined = try folder.run("strings", "import", "de.xliff", "--project", "Project")
    #expect(confined.status == 2)
    #expect(confined.complaints.contains("de.xliff: error: Project/"))
  }

  @Test func languageThatLeadsElsewhereIsRefused() throws {
    try folder.write(
      """
      <xliff version="1.2"><file original="App/Base.lproj/Card.xib" target-language="../../x"><body>
      <trans-unit id="abc-12-xyz.text"><source>Hello</source><target>Hallo</target></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    let run = try folder.run("strings", "import", "de.xliff")
    #expect(run.status == 2)
    #expect(run.complaints.contains("\"../../x\" is no language"))
  }

  @Test func catalogIsUpdated() throws {
    #expect(
      try folder.run(
        "strings", "extract", "App/Base.lproj/Card.xib", "--format", "xcstrings", "--output", "App/fr.lproj"
      ).status == 0)
    #expect(try folder.run("strings", "update", "App").status == 0)
    try folder.write(
      Self.document.replacing("Hello", with: "Good morning"), to: "App/Base.lproj/Card.xib")
    let run = try folder.run("strings", "update", "App", "--check")
    #expect(run.output.contains("App/fr.lproj/Card.xcstrings: changed abc-12-xyz.text\n"))
    #expect(try folder.run("strings", "update", "App").status == 0)
    #expect(try folder.text("App/fr.lproj/Card.xcstrings").contains("\"value\" : \"Good morning\""))
  }

  /// Another language's document has other texts, and would change the files to and fro.
  @Test(arguments: [
    ("App/de.lproj/Card.xib", true), ("App/Base.lproj/Card.storyboard", false), ("App/Base.lproj/Other.xib", true),
  ])
  func filesBelongToOneDocument(other: String, isUpdated: Bool) throws {
    try folder.write(Self.document.replacing("Hello", with: "Moin"), to: other)
    let run = try folder.run("strings", "update", "App", "--check")
    #expect(run.output.contains("App/de.lproj/Card.strings: added") == isUpdated)
    #expect(!run.output.contains("changed"))
  }

  @Test func documentInTheFolderOfItsLanguageHasTranslations() throws {
    try folder.write(Self.document, to: "Old/en.lproj/Card.xib")
    try folder.write(Self.german, to: "Old/de.lproj/Card.strings")
    let run = try folder.run("strings", "update", "Old", "--check")
    #expect(run.output == "Old/de.lproj/Card.strings: added def-34-uvw.normalTitle\n")
  }

  @Test func translationsOfADocumentOfOneLanguageAreRefused() throws {
    try folder.write("\"abc-12-xyz.text\" = \"Hallo\";", to: "new.strings")
    let run = try folder.run("strings", "import", "new.strings", "--document", "Plain.xib", "--language", "de")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("Plain.xib: error: has no strings files; expected a document in Base.lproj"))
  }

  @Test func onlyDocumentsWithTranslationsAreRead() throws {
    try folder.write("<document", to: "Broken.xib")
    #expect(try folder.run("strings", "update", "Broken.xib").status == 0)
    try folder.write("<document", to: "App/Base.lproj/Card.xib")
    let run = try folder.run("strings", "update", "App")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix("App/Base.lproj/Card.xib:1:"))
    #expect(try folder.text("App/de.lproj/Card.strings") == Self.german)
  }
}
