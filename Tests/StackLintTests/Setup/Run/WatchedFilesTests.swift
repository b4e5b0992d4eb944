import Foundation
import TestSupport
import Testing

@testable import StackLint

/// Which files a run depends on, and how their changes are noticed.
@Suite struct WatchedFilesTests {
  /// The names of the files that differ after a change.
  private func changes(_ files: [String], path: String = "", after change: (TestFolder) throws -> Void) throws
    -> [String]
  {
    let folder = try TestFolder(Dictionary(files.map { ($0, "1") }) { first, _ in first })
    let watched = WatchedFiles(paths: [folder.url.path + path], configuration: nil)
    let before = watched.states()
    #expect(before == watched.states())
    try change(folder)
    return watched.states().differing(from: before).map { String($0.dropFirst(folder.url.path.count + 1)) }
  }

  @Test(arguments: ["A.xib", "B.storyboard", ".ibstack.yml", "Code/C.swift", "Assets.xcassets/Contents.json"])
  func editedFileDiffers(path: String) throws {
    let files = ["A.xib", "B.storyboard", ".ibstack.yml", "Code/C.swift", "Assets.xcassets/Contents.json"]
    #expect(try changes(files) { try $0.write("22", to: path) } == [path])
  }

  @Test func filesThatComeAndGoDiffer() throws {
    let found = try changes(["A.xib", "B.xib"]) { folder in
      try FileManager.default.removeItem(at: folder.url.appending(path: "A.xib"))
      try folder.write("1", to: "C.xib")
    }
    #expect(found == ["A.xib", "C.xib"])
  }

  @Test func otherFilesDoNotCount() throws {
    #expect(try changes(["A.xib", "README.md"]) { try $0.write("22", to: "README.md") } == [])
  }

  @Test func projectOfASingleDocumentIsWatched() throws {
    let files = [".git/HEAD", "App/A.xib", "Code/B.swift", "App/C.xib"]
    #expect(try changes(files, path: "/App/A.xib") { try $0.write("22", to: "Code/B.swift") } == ["Code/B.swift"])
    #expect(try changes(files, path: "/App/A.xib") { try $0.write("", to: ".ibstack.yml") } == [".ibstack.yml"])
  }
}
