import Testing

@testable import NibTranslation
@testable import Support

/// Archives that were made to take long.
@Suite struct ZipArchiveTests {
  private func failure(_ files: [ZipBytes.File]) -> String? {
    do throws(InputFile.Failure) {
      _ = try ZipArchive.read(FileRanges(ZipBytes(files: files).bytes), path: "A.zip")
      return nil
    } catch {
      return error.message
    }
  }

  private let files: [ZipBytes.File] = [
    .init(name: "a.nib", content: [1, 2, 3]), .init(name: "b.nib", content: []), .init(name: "c.nib", content: [4]),
  ]

  @Test func filesInPlacesOfTheirOwnAreRead() {
    #expect(failure(files) == nil)
    #expect(failure([]) == nil)
  }

  @Test func contentIsThatOfTheFile() throws {
    let archive = try ZipArchive.read(FileRanges(ZipBytes(files: files).bytes), path: "A.zip")
    #expect(archive.paths == ["a.nib", "b.nib", "c.nib"])
    #expect(try archive.content(of: "a.nib").get() == [1, 2, 3])
    #expect(throws: InputFile.Failure.self) { try archive.content(of: "d.nib").get() }
  }

  @Test(arguments: [[], [1, 2, 3], [UInt8](repeating: 0, count: 100)]) func otherBytesAreNoArchive(bytes: [UInt8]) {
    #expect(throws: InputFile.Failure.self) { try ZipArchive.read(FileRanges(bytes), path: "A.zip") }
  }

  @Test func filesThatShareBytesAreRefused() {
    var shared = files
    shared[2].place = 0
    #expect(
      failure(shared)
        == "A.zip: error: cannot be read: a.nib and c.nib share bytes; expected each file in a place of "
        + "its own")
    shared[2].place = 12
    #expect(failure(shared)?.contains("a.nib and c.nib share bytes") == true)
  }

  @Test func filesThatAreManyTimesTheArchiveAreRefused() {
    var large = files
    large[0].size = 64 << 20
    #expect(failure(large) == nil)
    large[2].size = 1 << 20
    #expect(failure(large)?.hasPrefix("A.zip: error: cannot be read: its files have 68157440 bytes; ") == true)
  }
}
