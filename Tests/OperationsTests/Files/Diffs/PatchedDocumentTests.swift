import Foundation
import TestSupport
import Testing

@testable import DocumentChanges
@testable import Operations

/// Documents in which the changes of others are made.
@Suite struct PatchedDocumentTests {
  /// A folder with the difference of two documents, and another one to make it in.
  private func folder(_ old: String, _ new: String, _ other: String) throws -> TestFolder {
    let document = ComparedDocument(
      oldPath: "old.xib", newPath: "new.xib", old: Array(old.utf8), new: Array(new.utf8))
    let diff = try #require(try document.diff())
    let written = DiffJSONWriter.text(for: [DiffJSONWriter.Document(old: "old.xib", new: "new.xib", diff: diff)])
    return try TestFolder(["change.json": written.string, "other.xib": other])
  }

  /// Makes the changes in the other document.
  ///
  /// - Returns: How many there are.
  private func apply(_ folder: TestFolder, isCheck: Bool = false) throws -> Int {
    let patches = try PatchReader.documents(folder.bytes("change.json"))
    let path = folder.url.appending(path: "other.xib").path
    return try PatchedDocument(path: path, patch: #require(patches.first).patch, isCheck: isCheck).run()
  }

  private func lines(_ failure: PatchedDocument.Failure) -> [String] {
    failure.lines.map { line in line.firstRange(of: "other.xib:").map { String(line[$0.lowerBound...]) } ?? line }
  }

  @Test func changesAreMadeInAnotherDocument() throws {
    let folder = try folder(
      Fixture.labels("a1", "b1"), Fixture.labels("a2", "b1", "c1"), Fixture.labels("z1", "a1", "b3"))
    #expect(try apply(folder) == 2)
    #expect(try folder.text("other.xib") == Fixture.labels("z1", "a2", "b3", "c1"))
  }

  @Test func documentIsChangedAsAWholeOrNotAtAll() throws {
    let other = Fixture.labels("a9", "b1")
    let folder = try folder(Fixture.labels("a1", "b1"), Fixture.labels("a2", "b2"), other)
    let failure = #expect(throws: PatchedDocument.Failure.self) { try apply(folder) }
    #expect(failure?.isRefusal == true)
    #expect(
      failure.map(lines) == [
        "other.xib: error: 1 change does not fit; nothing was changed", "  text of #a is \"a9\", not \"a1\"",
      ])
    #expect(try folder.text("other.xib") == other)
  }

  @Test func documentKeepsItsEncoding() throws {
    let latin = { (text: String) in text.replacing("UTF-8", with: "ISO-8859-1") }
    let folder = try folder(Fixture.labels("a1"), Fixture.labels("aä"), "")
    let file = folder.url.appending(path: "other.xib")
    try Data(latin(Fixture.labels("a1", "bö")).unicodeScalars.map { UInt8($0.value) }).write(to: file)
    #expect(try apply(folder) == 1)
    #expect(
      try Data(latin(Fixture.labels("aä", "bö")).unicodeScalars.map { UInt8($0.value) }) == Data(contentsOf: file))
  }

  @Test func characterThatTheEncodingLacksIsRefused() throws {
    let folder = try folder(
      Fixture.labels("a1"), Fixture.labels("a→"), Fixture.labels("a1").replacing("UTF-8", with: "ISO-8859-1"))
    let failure = #expect(throws: PatchedDocument.Failure.self) { try apply(folder) }
    #expect(failure?.isRefusal == false)
    #expect(
      failure.map(lines) == [
        "other.xib: error: with the patch, it cannot be written in its encoding; save it as UTF-8"
      ])
    #expect(try folder.text("other.xib").contains("a1"))
  }

  @Test func changeThatMakesNoDocumentIsRefused() throws {
    let folder = try folder(Fixture.labels("a1"), Fixture.labels("a1"), Fixture.labels("a1"))
    let change = """
      {"version": 1, "documents": [{"old": "old.xib", "new": "new.xib", "changes": [{"change": "attribute",
      "element": "root", "attribute": "type", "old": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "new": "3",
      "after": null}]}]}
      """
    try folder.write(change, to: "change.json")
    let before = try folder.text("other.xib")
    let failure = #expect(throws: PatchedDocument.Failure.self) { try apply(folder) }
    #expect(failure?.isRefusal == false)
    #expect(failure?.lines.first?.contains("it would not be a document any more; nothing was changed") == true)
    #expect(try folder.text("other.xib") == before)
  }

  @Test func checkWritesNothing() throws {
    let folder = try folder(Fixture.labels("a1"), Fixture.labels("a2"), Fixture.labels("a1"))
    #expect(try apply(folder, isCheck: true) == 1)
    #expect(try folder.text("other.xib") == Fixture.labels("a1"))
  }
}
