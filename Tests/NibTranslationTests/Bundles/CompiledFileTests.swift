import TestSupport
import Testing

@testable import NibTranslation
@testable import Support

@Suite struct CompiledFileTests {
  /// A nib whose root has a tag.
  private func nib(_ tag: Int8) -> [UInt8] {
    ObjectGraph(objects: [ArchivedObject("NSObject", [.init("UITag", .int8(tag))])]).nibArchive
  }

  private func tags(_ files: [CompiledFile]) throws -> [String] {
    try files.map { file in
      switch try file.content() {
      case .nib(let graph, let chosen): "\(graph.objects[0]["UITag"]?.integer ?? -1) \(chosen ?? "-")"
      case .storyboard(let storyboard, let failures):
        storyboard.nibs.map { "\($0.name) \($0.graph.objects[0]["UITag"]?.integer ?? -1)" }.joined(separator: ", ")
          + " \(failures.count)"
      }
    }
  }

  @Test func choosesTheNibOfTheNewestSystem() throws {
    let folder = try TestFolder()
    for (tag, name) in [
      (1, "runtime.nib"), (2, "objects-8.0+.nib"), (3, "objects-13.0+.nib"), (4, "objects-12.3+.nib"),
    ] {
      try folder.write(nib(Int8(tag)), to: "Cell.nib/\(name)")
    }
    #expect(try tags(CompiledFile.all(at: folder.url.path + "/Cell.nib")) == ["3 objects-13.0+.nib"])
    #expect(CompiledFile.newest(["runtime.nib", "other.nib"]) == "runtime.nib")
    #expect(CompiledFile.newest(["keyedobjects-101300.nib", "keyedobjects-110000.nib"]) == "keyedobjects-110000.nib")
    #expect(CompiledFile.newest(["other.nib"]) == nil)
  }

  @Test func findsNibsAndStoryboardsOfABundle() throws {
    let folder = try TestFolder()
    try folder.write(nib(1), to: "A.app/Cell.nib")
    try folder.write(nib(2), to: "A.app/Base.lproj/Main.storyboardc/One.nib")
    try folder.write(nib(3), to: "A.app/Base.lproj/Main.storyboardc/Two.nib/runtime.nib")
    try folder.write([1], to: "A.app/Base.lproj/Main.storyboardc/Broken.nib")
    try folder.write([1], to: "A.app/Info.plist")
    let files = try CompiledFile.all(at: folder.url.path + "/A.app")
    let paths = files.map { $0.path.dropFirst(folder.url.path.count) }
    #expect(paths == ["/A.app/Base.lproj/Main.storyboardc", "/A.app/Cell.nib"])
    #expect(try tags(files) == ["One 2, Two 3 1", "1 -"])
  }

  @Test func readsFilesOfAnArchive() throws {
    let folder = try TestFolder()
    let (one, content) = (nib(1), nib(2))
    // A deflated file may be a block that is stored: its length, and the complement of that.
    let length = UInt16(content.count)
    let lengths = [UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
    let archive = ZipBytes(files: [
      .init(name: "Payload/A.app/One.nib", content: one),
      .init(name: "Payload/A.app/Two.nib", content: content, method: 8, stored: [1] + lengths + content),
    ])
    try folder.write(archive.bytes, to: "A.ipa")
    #expect(try tags(CompiledFile.all(at: folder.url.path + "/A.ipa")) == ["1 -", "2 -"])
  }

  @Test func damagedFilesOfAnArchiveAreNamed() throws {
    let folder = try TestFolder()
    let archive = ZipBytes(files: [
      .init(name: "One.nib", content: nib(1), checksum: 7), .init(name: "Two.nib", content: nib(1), method: 12),
      .init(name: "Three.nib", content: nib(1), method: 8, stored: [0xFF]),
    ])
    try folder.write(archive.bytes, to: "A.ipa")
    for file in try CompiledFile.all(at: folder.url.path + "/A.ipa") {
      let failure = #expect(throws: InputFile.Failure.self) { try file.content() }
      let expected =
        file.path.hasSuffix("Two.nib") ? "compressed by method 12; expected stored (0) or deflated (8)" : "damaged"
      #expect(failure?.message.contains(expected) == true)
    }
  }

  @Test func anyCutOfAnArchiveEndsWithAnError() throws {
    let folder = try TestFolder()
    let bytes = ZipBytes(files: [.init(name: "One.nib", content: nib(1))]).bytes
    for count in 0..<bytes.count {
      try folder.write(Array(bytes.prefix(count)), to: "A.ipa")
      #expect(throws: InputFile.Failure.self) { try CompiledFile.all(at: folder.url.path + "/A.ipa") }
    }
  }
}
