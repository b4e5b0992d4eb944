import Foundation
import TestSupport
import Testing

@testable import DocumentChanges
@testable import Operations
@testable import StackLint
@testable import Support

/// Strings files that are kept up to date, and looked at.
@Suite struct StringsFilesTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder([
      "App/Base.lproj/Card.xib": Fixture.card, "App/de.lproj/Card.strings": Fixture.germanCard,
      "App/fr.lproj/Other.strings": "", "Plain.xib": Fixture.card,
    ])
  }

  /// What was found in all documents below a path, with paths from the folder.
  private struct Outcome {
    var output = ""
    var json = ""
    var complaints = ""
    var isFailure = false
    var count = StringsUpdating.Count()
  }

  private func shown(_ text: String) -> String { text.replacing(folder.url.path + "/", with: "") }

  private func documents(_ path: String) -> [InputFile] {
    InputFiles.find([path == "." ? folder.url.path : folder.url.appending(path: path).path]).files
  }

  private func update(_ path: String = ".", _ mode: StringsUpdating.Mode = .write) throws -> Outcome {
    let updating = StringsUpdating(mode: mode, options: UpdateOptions(), folders: TranslationFolders())
    var outcome = Outcome()
    for file in documents(path) {
      let (part, count) = updating.part(try file.read().get(), path: file.path)
      outcome.output += shown(part.text)
      outcome.complaints += shown(part.complaintText)
      outcome.isFailure = outcome.isFailure || part.isFailure
      outcome.count += count
    }
    return outcome
  }

  private func status() throws -> Outcome {
    var (outcome, table) = (Outcome(), StatusTable())
    for file in documents(".") {
      let (row, complaints) = StringsStatusRun.row(try file.read().get(), path: file.path, TranslationFolders())
      if let row {
        table.add(StatusTable.Row(document: shown(row.document), texts: row.texts, languages: row.languages))
      }
      outcome.complaints += complaints.map { shown($0.string) }.joined()
      outcome.isFailure = outcome.isFailure || !complaints.isEmpty
    }
    (outcome.output, outcome.json) = (table.text(columns: 100).string, table.json.string)
    return outcome
  }

  @Test func updateWritesOnceAndThenNothing() throws {
    let first = try update()
    #expect(first.count.text(isDone: true).string == "1 file updated (keys: 1 added, 0 changed, 0 removed)")
    #expect(try folder.text("App/de.lproj/Card.strings").hasPrefix(Fixture.germanCard))
    #expect(try update(".", .list).count.text(isDone: false).string == "0 files to be updated")
  }

  @Test(arguments: [
    ("\"a\" = \"b\n", "1:7: error: "), ("\"a\" \"b\";", "1:4: error: expected \"=\" and a value after the key"),
    ("bplist00", "1:1: error: found a binary property list"),
  ])
  func brokenFileIsReportedWithItsPlaceAndStays(content: String, message: String) throws {
    try folder.write(content, to: "App/de.lproj/Card.strings")
    for outcome in [try update(), try status()] {
      #expect(outcome.isFailure)
      #expect(outcome.complaints.contains("App/de.lproj/Card.strings:\(message)"))
    }
    #expect(try folder.text("App/de.lproj/Card.strings") == content)
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x22, 0x00, 0x61], [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8, 0x22, 0x00],
    [0xFE, 0xFF, 0x00, 0x22, 0xDC, 0x00, 0x00, 0x22], [0xFF, 0xFE, 0x22, 0x00, 0x00, 0xD8],
  ])
  func halfACharacterOfUTF16IsReported(content: [UInt8]) throws {
    try folder.write(content, to: "App/de.lproj/Card.strings")
    let outcome = try update()
    #expect(outcome.isFailure)
    #expect(outcome.complaints.hasPrefix("App/de.lproj/Card.strings:1:1: error: expected text in UTF-8 or UTF-16"))
    #expect(try folder.bytes("App/de.lproj/Card.strings") == content)
  }

  @Test func pairsOfHalvesInUTF16AreRead() throws {
    let text = Fixture.germanCard.replacing("Hallo", with: "\u{1F44B}\u{10FFFF}")
    try folder.write(
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "App/de.lproj/Card.strings")
    #expect(try !update().isFailure)
    let data = try Data(contentsOf: folder.url.appending(path: "App/de.lproj/Card.strings"))
    #expect(String(data: data, encoding: .utf16)?.hasPrefix(text) == true)
  }

  @Test func controlsOfTheBidirectionalAlgorithmAreNotPrinted() throws {
    try folder.write("\"\u{202E}abc\" = ;", to: "App/de.lproj/Card.strings")
    let outcome = try update()
    #expect(outcome.isFailure)
    #expect(!(outcome.output + outcome.complaints).contains("\u{202E}"))
  }

  @Test func statusCountsTranslations() throws {
    let outcome = try status()
    #expect(!outcome.isFailure)
    #expect(
      outcome.output == """
        document                 texts    de
        App/Base.lproj/Card.xib      2  50 %

        """)
  }

  @Test func statusOfManyLanguagesHasALineForEach() throws {
    let languages = ["ar", "cs", "da", "el", "es", "fi", "he", "hu", "it", "ja", "ko", "nb", "nl", "pl", "ru", "sv"]
    for language in languages { try folder.write(Fixture.germanCard, to: "App/\(language).lproj/Card.strings") }
    let lines = try status().output.split(separator: "\n").map(String.init)
    #expect(lines.first == "language  documents  translated  untranslated  missing  stale")
    #expect(lines.count == 18)
    #expect(lines.contains("ar                1           1             0        1      0  50 %"), "\(lines)")
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func statusIsPrintedAsJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try status().json.utf8)) as? [String: [[String: Any]]]
    let document = try #require(object?["documents"]?.first)
    #expect(document["path"] as? String == "App/Base.lproj/Card.xib")
    let language = try #require((document["languages"] as? [[String: Any]])?.first)
    #expect(language["missing"] as? Int == 1)
    #expect(language["language"] as? String == "de")
  }

  @Test func languageThatLeadsElsewhereIsRefused() throws {
    try folder.write(
      """
      <xliff version="1.2"><file original="App/Base.lproj/Card.xib" target-language="../../x"><body>
      <trans-unit id="abc-12-xyz.text"><source>Hello</source><target>Hallo</target></trans-unit></body></file></xliff>
      """, to: "de.xliff")
    var importing = StringsImporting(project: folder.url.path, folders: TranslationFolders())
    importing.add(xliff: try folder.bytes("de.xliff"), path: "de.xliff")
    #expect(importing.complaints.map(\.string).joined().contains("\"../../x\" is no language"))
  }

  /// Another language's document has other texts, and would change the files to and fro.
  @Test(arguments: [
    ("App/de.lproj/Card.xib", true), ("App/Base.lproj/Card.storyboard", false), ("App/Base.lproj/Other.xib", true),
  ])
  func filesBelongToOneDocument(other: String, isUpdated: Bool) throws {
    try folder.write(Fixture.card.replacing("Hello", with: "Moin"), to: other)
    let outcome = try update("App", .list)
    #expect(outcome.output.contains("App/de.lproj/Card.strings: added") == isUpdated)
    #expect(!outcome.output.contains("changed"))
  }

  @Test func documentInTheFolderOfItsLanguageHasTranslations() throws {
    try folder.write(Fixture.card, to: "Old/en.lproj/Card.xib")
    try folder.write(Fixture.germanCard, to: "Old/de.lproj/Card.strings")
    let outcome = try update("Old", .list)
    #expect(outcome.output == "Old/de.lproj/Card.strings: added def-34-uvw.normalTitle\n")
  }

  @Test func translationsOfADocumentOfOneLanguageAreRefused() {
    var importing = StringsImporting(project: ".", folders: TranslationFolders())
    importing.add(
      strings: Array("\"abc-12-xyz.text\" = \"Hallo\";".utf8), path: "new.strings",
      document: folder.url.appending(path: "Plain.xib").path, language: "de")
    let complaints = importing.complaints.map { shown($0.string) }
    #expect(
      complaints.first?.hasPrefix("Plain.xib: error: has no strings files; expected a document in Base.lproj") == true)
  }

  @Test func onlyDocumentsWithTranslationsAreRead() throws {
    try folder.write("<document", to: "Broken.xib")
    #expect(try !update("Broken.xib").isFailure)
    try folder.write("<document", to: "App/Base.lproj/Card.xib")
    let outcome = try update("App")
    #expect(outcome.isFailure)
    #expect(outcome.complaints.hasPrefix("App/Base.lproj/Card.xib:1:"))
    #expect(try folder.text("App/de.lproj/Card.strings") == Fixture.germanCard)
  }

  @Test func diffShowsTheLines() throws {
    let outcome = try update("App/Base.lproj/Card.xib", .diff)
    #expect(!outcome.isFailure)
    #expect(outcome.output.contains("+\"def-34-uvw.normalTitle\" = \"Send\";\n"))
    #expect(try folder.text("App/de.lproj/Card.strings") == Fixture.germanCard)
  }
}
