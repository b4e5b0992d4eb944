import Foundation
import Testing

@testable import ibstack

/// Files that somebody else writes while `--fix` is at work: nothing that was written is lost.
@Suite struct ConcurrentFixTests {
  private func content(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func fileThatChangedMeanwhileStaysAsItIs() throws {
    let folder = try TestFolder(["a.xib": "saved by an editor"])
    let path = folder.url.appending(path: "a.xib").path
    let replacement = FileReplacement(path: path, content: Array("fixed".utf8))
    let failure = replacement.failure(ifStill: Array("as it was read".utf8))
    #expect(failure?.message == "\(path): error: cannot be written: another program changed it; run again")
    #expect(try content(path) == "saved by an editor")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.xib"])
  }

  @Test func fileThatIsGoneMeanwhileStaysGone() throws {
    let folder = try TestFolder()
    let path = folder.url.appending(path: "a.xib").path
    let failure = FileReplacement(path: path, content: Array("fixed".utf8)).failure(ifStill: [])
    #expect(failure?.message == "\(path): error: cannot be written: No such file or directory")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  /// The same document many times over: who comes second finds it changed, or cured.
  @Test func runsThatFixOneDocumentAtOnceLeaveItCured() throws {
    let text = """
      <view width="50" height="60">
        <view id="a" width="20"/>
        <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
        <constraint firstItem="a" firstAttribute="top" secondAttribute="top" constant="8"/>
      </view>

      """
    let folder = try TestFolder(["a.xib": text])
    let run = try ToolRun(["lint", "--fix"] + Array(repeating: "a.xib", count: 16), in: folder)
    #expect(run.status == 0 || run.complaints.contains("a.xib: error: cannot be written: another program changed it"))
    let left = try content(folder.url.appending(path: "a.xib").path)
    #expect(left.split(separator: "\n").count == 4)
    #expect(try folder.run("lint", "a.xib", "--fix").complaints.hasPrefix("1 document, 0 findings fixed"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.xib"])
  }
}
