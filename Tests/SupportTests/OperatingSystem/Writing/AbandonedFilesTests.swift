import Foundation
import TestSupport
import Testing

@testable import Support

/// What killed programs left is removed by the next program that writes in the folder.
@Suite struct AbandonedFilesTests {
  private static let name = ".ibstack-draft-abcdefgh0123"

  private func write(in folder: TestFolder) throws {
    #expect(FileReplacement(path: "\(folder.url.path)/a.xib", content: Array("new".utf8)).failureOfWriting() == nil)
    #expect(try folder.text("a.xib") == "new")
  }

  @Test func abandonedFileIsRemoved() throws {
    let folder = try TestFolder([Self.name: "half of a document"])
    try write(in: folder)
    #expect(try folder.names == ["a.xib"])
  }

  /// As that of a program that is about to put it in place.
  @Test func lockedFileStays() throws {
    let folder = try TestFolder([Self.name: "of another program"])
    let descriptor = open("\(folder.url.path)/\(Self.name)", O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    try write(in: folder)
    close(descriptor)
    #expect(try folder.names == [Self.name, "a.xib"])
  }

  @Test func filesOfOtherNamesAndKindsStay() throws {
    let names = [
      ".ibstack-baseline", ".ibstack-draft-short", ".ibstack-draft-abcdefgh012X", ".ibstack-draft-abcdefgh01234",
    ]
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    let target = try TestFolder(["file": "keep"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.url.path)/\(Self.name)", withDestinationPath: target.url.path + "/file")
    try write(in: folder)
    #expect(try folder.names == (names + [Self.name, "a.xib"]).sorted())
    #expect(try target.text("file") == "keep")
  }
}
