import Testing

@testable import Formats

/// How errors and diagnostics describe their places.
@Suite struct UnreadableDocumentTests {
  @Test func descriptionNamesThePlace() {
    let error = #expect(throws: UnreadableDocument.self) { try XMLTree(text: "<a>\n  <b>é</c>", path: "Main.xib") }
    #expect(
      error.map { "\($0)" } == """
        Main.xib:2:8: </c> found where <b> is still open; close it with </b>
        Main.xib:2:3: note: <b> opened here
        """)
  }

  @Test func descriptionOfAWholeFileHasNoLine() {
    let source = SourceFile(path: "a.xib", text: "<a/>")
    let error = UnreadableDocument(Diagnostic("rule", .error, "cannot be read", range: nil), in: source)
    #expect("\(error)" == "a.xib: cannot be read")
  }

  @Test func diagnosticKnowsItsPosition() {
    let source = SourceFile(path: "a.xib", text: "<a>\n<b/></a>")
    let diagnostic = Diagnostic("rule", .error, "message", range: SourceRange(5, 6))
    #expect(diagnostic.position(in: source) == SourcePosition(line: 2, column: 2))
    #expect(diagnostic.position(in: LineIndex(source)) == SourcePosition(line: 2, column: 2))
    #expect(Diagnostic("rule", .error, "message", range: nil).position(in: source) == nil)
  }
}
