import TestSupport
import Testing

@testable import Operations

/// Documents in Xcode's form.
@Suite struct DocumentFormattingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder(["App/Edited.xib": Fixture.edited, "App/Saved.xib": Fixture.saved]) }

  private func format(
    _ name: String, _ action: DocumentFormatting.Action, isStandardInput: Bool = false
  ) throws -> (part: DocumentRun.Output, isChanged: Bool) {
    let path = folder.url.appending(path: name).path
    let formatting = DocumentFormatting(
      path: isStandardInput ? name : path, action: action, isStandardInput: isStandardInput)
    return formatting.part(try folder.bytes(name))
  }

  @Test func editedDocumentsAreWritten() throws {
    let (part, isChanged) = try format("App/Edited.xib", .write)
    #expect(isChanged)
    #expect(part.text.isEmpty && part.complaintText.isEmpty && !part.isFailure)
    #expect(try folder.text("App/Edited.xib") == Fixture.saved)
    #expect(try !format("App/Edited.xib", .write).isChanged)
    #expect(try !format("App/Saved.xib", .write).isChanged)
  }

  @Test func listNamesThemAndWritesNothing() throws {
    let (part, isChanged) = try format("App/Edited.xib", .list)
    #expect(isChanged)
    #expect(part.text == folder.url.appending(path: "App/Edited.xib").path + "\n")
    #expect(try format("App/Saved.xib", .list).part.text.isEmpty)
    #expect(try folder.text("App/Edited.xib") == Fixture.edited)
  }

  @Test func standardInputIsPrinted() throws {
    let (part, isChanged) = try format("App/Edited.xib", .write, isStandardInput: true)
    #expect(isChanged)
    #expect(part.text == Fixture.saved)
    #expect(part.complaintText.isEmpty)
    #expect(try folder.text("App/Edited.xib") == Fixture.edited)
  }

  @Test func stackDefinitionsAreLeft() throws {
    try folder.write(Fixture.clean, to: "a.xml")
    let part = try format("a.xml", .write).part
    #expect(!part.isFailure)
    #expect(
      part.complaintText
        .hasSuffix("a.xml: left as it is: only Xcode 5 and later write documents that can be formatted"))
    #expect(try folder.text("a.xml") == Fixture.clean)
  }

  @Test func documentsThatCannotBeReadAreReportedWithTheirPlace() throws {
    try folder.write("<document>\n<objects>\n</document>\n", to: "a.xib")
    let part = try format("a.xib", .write).part
    #expect(part.isFailure)
    #expect(part.complaintText.contains("a.xib:3:"))
  }
}
