import Foundation
import TestSupport
import Testing

/// Files that somebody else writes while `--fix` is at work: nothing that was written is lost.
@Suite struct ConcurrentFixTests {
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
