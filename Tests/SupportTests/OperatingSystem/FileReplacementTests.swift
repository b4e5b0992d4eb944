import Foundation
import TestSupport
import Testing

@testable import Support

/// Files that another program writes meanwhile: nothing that was written is lost.
@Suite struct FileReplacementTests {
  @Test func fileThatChangedMeanwhileStaysAsItIs() throws {
    let folder = try TestFolder(["a.xib": "saved by an editor"])
    let path = folder.url.appending(path: "a.xib").path
    let outcome = FileReplacement(path: path, content: Array("fixed".utf8)).replace(ifStill: Array("as it was".utf8))
    guard case .changed(let bytes) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(bytes == Array("saved by an editor".utf8))
    #expect(try folder.text("a.xib") == "saved by an editor")
    #expect(try folder.names == ["a.xib"])
  }

  @Test func fileThatIsGoneMeanwhileStaysGone() throws {
    let folder = try TestFolder()
    let path = folder.url.appending(path: "a.xib").path
    let outcome = FileReplacement(path: path, content: Array("fixed".utf8)).replace(ifStill: [])
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.message == "\(path): error: cannot be written: No such file or directory")
    #expect(try folder.names.isEmpty)
  }

  @Test func editIsMadeAgainOnWhatAnotherProgramWrote() throws {
    let folder = try TestFolder(["a.xib": "old"])
    let path = folder.url.appending(path: "a.xib").path
    let (seen, failure) = FileEditing(path: path).apply(to: Array("read before".utf8)) { bytes in
      (bytes + Array(", edited".utf8), String(decoding: bytes, as: UTF8.self))
    }
    #expect(failure == nil)
    #expect(seen == "old")
    #expect(try folder.text("a.xib") == "old, edited")
  }

  @Test func fileThatKeepsChangingIsLeftInTheEnd() throws {
    let folder = try TestFolder(["a.xib": "0"])
    let path = folder.url.appending(path: "a.xib").path
    var count = 0
    let (_, failure) = FileEditing(path: path).apply(to: []) { bytes in
      count += 1
      try? folder.write("\(count)", to: "a.xib")
      return (Array("edited".utf8), ())
    }
    #expect(failure?.message == "\(path): error: cannot be written: other programs keep changing it; run again")
    #expect(try folder.text("a.xib") == "\(count)")
    #expect(try folder.names == ["a.xib"])
  }

  @Test func fileThatNobodyChangedIsReplaced() throws {
    let folder = try TestFolder(["a.xib": "as it was"])
    let path = folder.url.appending(path: "a.xib").path
    let outcome = FileReplacement(path: path, content: Array("fixed".utf8)).replace(ifStill: Array("as it was".utf8))
    guard case .replaced = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(try folder.text("a.xib") == "fixed")
    #expect(try folder.names == ["a.xib"])
  }
}
