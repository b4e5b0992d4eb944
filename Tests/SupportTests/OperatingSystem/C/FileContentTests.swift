import Foundation
import Testing

@testable import Support

/// Only regular files are read, whole or up to a limit.
@Suite final class FileContentTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "libc-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String, _ content: [UInt8]? = nil) throws -> String {
    let url = folder.appending(path: name)
    if let content { try Data(content).write(to: url) }
    return url.path
  }

  private func failure(at path: String, limit: Int = 100) -> FileContent.Failure? {
    do throws(FileContent.Failure) {
      _ = try FileContent.bytes(at: path, limit: limit)
      return nil
    } catch { return error }
  }

  /// 65,536 bytes are a chunk.
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func readsTheWholeFile(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try FileContent.bytes(at: path("a", bytes), limit: 1 << 20) == bytes)
  }

  @Test func readsAFileAsLongAsTheLimit() throws {
    #expect(try FileContent.bytes(at: path("a", [1, 2, 3]), limit: 3) == [1, 2, 3])
  }

  @Test func readsMoreThanTheLimitOfALongerFile() throws {
    let bytes = try FileContent.bytes(at: path("a", Array(repeating: 7, count: 500)), limit: 3)
    #expect(bytes.count > 3 && bytes.count < 500)
  }

  @Test func linksAreFollowed() throws {
    let link = try path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try path("a", [5]))
    #expect(try FileContent.bytes(at: link, limit: 10) == [5])
  }

  @Test func missingFileIsASystemError() throws {
    #expect(failure(at: try path("none")) == .system(ENOENT))
    #expect(failure(at: try path("none"))?.reason == "No such file or directory")
  }

  @Test func folderIsASystemError() { #expect(failure(at: folder.path) == .system(EISDIR)) }

  @Test func linkToItselfIsASystemError() throws {
    let link = try path("loop")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    #expect(failure(at: link) == .system(ELOOP))
  }

  @Test func pipeIsRefusedWithoutWaiting() throws {
    let pipe = try path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(failure(at: pipe) == .notRegular)
    #expect(failure(at: pipe)?.reason == "not a regular file")
  }

  @Test func deviceIsRefused() { #expect(failure(at: "/dev/zero") == .notRegular) }

  @Test func descriptorIsReadFromWhereItIs() throws {
    let descriptor = open(try path("a", [1, 2, 3, 4]), O_RDONLY)
    defer { close(descriptor) }
    #expect(lseek(descriptor, 2, SEEK_SET) == 2)
    #expect(try FileContent.bytes(of: descriptor, limit: 100) == [3, 4])
    #expect(try FileContent.bytes(of: descriptor, limit: 100) == [])
  }

  @Test func descriptorOfAPipeIsReadToItsEnd() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data([9, 8]))
    try pipe.fileHandleForWriting.close()
    #expect(try FileContent.bytes(of: pipe.fileHandleForReading.fileDescriptor, limit: 100) == [9, 8])
  }

  @Test func closedDescriptorIsASystemError() throws {
    #expect(throws: FileContent.Failure.system(EBADF)) { try FileContent.bytes(of: -1, limit: 100) }
  }
}
