import Foundation
import TestSupport
import Testing

@testable import Support

/// Several files change together, or none of them does.
@Suite struct FileTransactionTests {
  private let folder: TestFolder
  private var place: AbsolutePath { AbsolutePath(folder.url.path) }

  init() throws { folder = try TestFolder(["a.txt": "one", "b/c.txt": "two", "set.imageset/Contents.json": "{}"]) }

  private func replace(_ path: String, _ old: String, _ new: String) -> FileTransaction.Step {
    .replace(path, old: Array(old.utf8), new: Array(new.utf8))
  }

  private var steps: [FileTransaction.Step] {
    [
      .create("b/new.txt", Array("new".utf8)), replace("a.txt", "one", "eins"), replace("b/c.txt", "two", "zwei"),
      .move("set.imageset", to: "other.imageset"),
      .move("a.txt", to: "d.txt"),
    ]
  }

  private func expectDone() throws {
    #expect(try folder.text("d.txt") == "eins")
    #expect(try folder.text("b/c.txt") == "zwei")
    #expect(try folder.text("b/new.txt") == "new")
    #expect(try folder.text("other.imageset/Contents.json") == "{}")
    #expect(try folder.names == ["b", "d.txt", "other.imageset"])
  }

  private func expectUntouched() throws {
    #expect(try folder.text("a.txt") == "one")
    #expect(try folder.text("b/c.txt") == "two")
    #expect((try? folder.text("b/new.txt")) == nil)
    #expect(try folder.names == ["a.txt", "b", "set.imageset"])
  }

  @Test func allStepsAreMade() throws {
    #expect(FileTransaction("all", steps, in: place).run() == nil)
    try expectDone()
  }

  @Test(arguments: ["a.txt", "b/c.txt"])
  func nothingChangesIfAFileIsAnother(path: String) throws {
    let expected = try folder.text(path)
    try folder.write("three", to: path)
    #expect(FileTransaction("all", steps, in: place).run()?.message.contains("another program changed it") == true)
    try folder.write(expected, to: path)
    try expectUntouched()
  }

  @Test func nothingChangesIfAPlaceIsTaken() throws {
    try folder.write("", to: "d.txt")
    #expect(FileTransaction("all", steps, in: place).run() != nil)
    #expect(try folder.text("a.txt") == "one")
  }

  /// A run can be killed between any two steps.
  @Test(arguments: 0...5)
  func aKilledRunIsCompleted(count: Int) throws {
    let whole = FileTransaction("all", steps, in: place)
    try folder.write(whole.journalBytes, to: FileTransaction.journalName)
    for step in steps.prefix(count) {
      switch step {
      case .create(let path, let new), .replace(let path, _, let new): try folder.write(new, to: path)
      case .move(let path, let target):
        #expect(FileMove.move(place.appending(path).text, to: place.appending(target).text) == nil)
      }
    }
    let found = try #require(try FileTransaction.find(in: place))
    #expect(found == whole)
    #expect(found.complete() == nil)
    try expectDone()
  }

  @Test func aKilledRunIsUndoneIfAFileIsAnother() throws {
    let whole = FileTransaction("all", steps, in: place)
    try folder.write(whole.journalBytes, to: FileTransaction.journalName)
    try folder.write("eins", to: "a.txt")
    try folder.write("three", to: "b/c.txt")
    #expect(try #require(try FileTransaction.find(in: place)).complete() != nil)
    #expect(try folder.text("a.txt") == "one")
    #expect(try folder.text("b/c.txt") == "three")
    #expect(try folder.names == ["a.txt", "b", "set.imageset"])
  }

  @Test func aFileThatIsThereIsNotMade() throws {
    try folder.write("mine", to: "b/new.txt")
    #expect(FileTransaction("all", steps, in: place).run()?.message.contains("exists already") == true)
    #expect(try folder.text("b/new.txt") == "mine" && folder.text("a.txt") == "one")
    try folder.write("new", to: "b/new.txt")
    #expect(FileTransaction("all", steps, in: place).run()?.message.contains("exists already") == true)
  }

  @Test(arguments: ["../a", "/etc/a", ".git/hooks/pre-commit", "b/../../a", "b//a", "", "b/.a"])
  func journalsNameOnlyVisibleFilesInside(path: String) throws {
    let journal = FileTransaction("all", [replace(path, "", "x")], in: place)
    try folder.write(journal.journalBytes, to: FileTransaction.journalName)
    #expect(throws: InputFile.Failure.self) { try FileTransaction.find(in: place) }
  }

  @Test func brokenJournalsAreRefused() throws {
    let bytes = FileTransaction("all", steps, in: place).journalBytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      try folder.write(Array(bytes.prefix(count)), to: FileTransaction.journalName)
      #expect(throws: InputFile.Failure.self) { try FileTransaction.find(in: place) }
    }
  }

  @Test func linksOutOfTheFolderAreNotFollowed() throws {
    let other = try TestFolder(["a.txt": "one"])
    try folder.write("", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(at: folder.url.appending(path: "link"), withDestinationURL: other.url)
    #expect(
      FileTransaction("all", [replace("link/a.txt", "one", "eins")], in: place).run()?.message.contains("outside of")
        == true)
    #expect(try other.text("a.txt") == "one")
  }
}
