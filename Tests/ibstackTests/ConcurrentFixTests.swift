import Foundation
import Testing

@testable import ibstack

/// Files that somebody else writes while `--fix` is at work: nothing that was written is lost.
@Suite struct ConcurrentFixTests {
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

  /// The same document many times over: who comes second finds it cured.
  @Test func runsThatFixOneDocumentAtOnceLeaveItCured() throws {
    let folder = try TestFolder(["a.xib": Fixture.fixable])
    let run = try ToolRun(["lint", "--fix"] + Array(repeating: "a.xib", count: 16), in: folder)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try folder.text("a.xib") == Fixture.fixed)
    #expect(try folder.run("lint", "a.xib", "--fix").complaints.hasPrefix("1 document, 0 findings fixed"))
    #expect(try folder.names == ["a.xib"])
  }

  /// Edits of two kinds: none of them is lost.
  @Test func processesThatEditTheSameDocumentsAtOnceAllEndWell() throws {
    let document = Fixture.storyboard.replacing(
      "</constraints>",
      with:
        "<constraint firstItem=\"moved\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"80\"/></constraints>"
    )
    let folder = try TestFolder()
    for index in 0..<30 { try folder.write(document, to: "\(index).storyboard") }
    let run = try folder.shell(
      """
      for i in 1 2 3 4; do
        "$IBSTACK" lint --fix -q . > /dev/null & a="$a $!"; "$IBSTACK" update-frames . & a="$a $!"
      done
      for p in $a; do wait $p || [ $? = 1 ] || echo "status $?"; done
      """)
    #expect(run.status == 0)
    #expect(run.output.isEmpty, "\(run.output)\(run.complaints)")
    #expect(!run.complaints.contains("error:"), "\(run.complaints)")
    let alone = try TestFolder(["a.storyboard": document])
    _ = try alone.shell("\"$IBSTACK\" lint --fix -q . ; \"$IBSTACK\" update-frames .")
    let expected = try alone.text("a.storyboard")
    #expect(expected != document)
    for index in 0..<30 { #expect(try folder.text("\(index).storyboard") == expected) }
    #expect(try folder.names.count == 30)
  }
}
