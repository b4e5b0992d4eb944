import Testing

@testable import Formats
@testable import Support

/// Places in a document as members of JSON objects.
@Suite struct JSONPlaceTests {
  private let lines = LineIndex(SourceFile(path: "a.xml", bytes: Array("ab\ncde\n".utf8)))

  private func text(_ members: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    json.object { members(&$0) }
    return json.text.string
  }

  @Test func rangeHasItsFirstPlaceAndTheOneAfterItsEnd() {
    #expect(
      text { $0.writePlace(SourceRange(1, 5), in: lines) }
        == "{\"line\": 1, \"column\": 2, \"endLine\": 2, \"endColumn\": 3}")
  }

  @Test func positionHasALineAndAColumn() {
    #expect(text { $0.writePlace(SourcePosition(line: 3, column: 9)) } == "{\"line\": 3, \"column\": 9}")
  }

  @Test func missingPlacesAreNull() {
    #expect(text { $0.writePlace(nil) } == "{\"line\": null, \"column\": null}")
    #expect(
      text { $0.writePlace(nil, in: lines) }
        == "{\"line\": null, \"column\": null, \"endLine\": null, \"endColumn\": null}")
  }
}
