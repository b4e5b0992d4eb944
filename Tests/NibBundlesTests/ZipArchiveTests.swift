import OperatingSystem
import Testing

@testable import NibBundles

/// Archives that were made to take long.
@Suite struct ZipArchiveTests {
  private func failure(_ files: [ZipBytes.File]) throws -> String? {
    let folder = try TestFolder()
    try folder.write(ZipBytes(files: files).bytes, to: "A.zip")
    do throws(InputFile.Failure) {
      _ = try ZipArchive(path: folder.url.path + "/A.zip")
      return nil
    } catch {
      return error.message.replacing(folder.url.path + "/", with: "")
    }
  }

  private let files: [ZipBytes.File] = [
    .init(name: "a.nib", content: [1, 2, 3]), .init(name: "b.nib", content: []), .init(name: "c.nib", content: [4]),
  ]

  @Test func filesInPlacesOfTheirOwnAreRead() throws {
    #expect(try failure(files) == nil)
    #expect(try failure([]) == nil)
  }

  @Test func filesThatShareBytesAreRefused() throws {
    var shared = files
    shared[2].place = 0
    #expect(
      try failure(shared)
        == "A.zip: error: cannot be read: a.nib and c.nib share bytes; expected each file in a place of "
        + "its own")
    shared[2].place = 12
    #expect(try failure(shared)?.contains("a.nib and c.nib share bytes") == true)
  }

  @Test func filesThatAreManyTimesTheArchiveAreRefused() throws {
    var large = files
    large[0].size = 64 << 20
    #expect(try failure(large) == nil)
    large[2].size = 1 << 20
    #expect(try failure(large)?.hasPrefix("A.zip: error: cannot be read: its files have 68157440 bytes; ") == true)
  }
}
