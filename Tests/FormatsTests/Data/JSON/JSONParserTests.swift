import Testing

@testable import Formats

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONNode { try JSONParser.parse(Array(text.utf8)) }

  @Test func membersKeepTheirOrderAndPlaces() throws {
    let text = #"{"b": 1, "a" : [true, "x"]}"#
    let object = try parse(text).object()
    #expect(object.members.map(\.name) == ["b", "a"])
    let bytes = Array(text.utf8)
    #expect(
      object.members.map { String(decoding: bytes[$0.nameRange], as: UTF8.self) } == [
        "\"b\"", "\"a\"",
      ])
    #expect(
      object.members.map { String(decoding: bytes[$0.value.range], as: UTF8.self) } == [
        "1", "[true, \"x\"]",
      ])
  }

  @Test func lastOfEqualNamesCounts() throws {
    let object = try parse(#"{"a": "1", "a": "2"}"#).object()
    #expect(try object["a"]?.string() == "2")
    #expect(object["b"] == nil)
    #expect(object.members.count == 2)
  }

  @Test func nullMemberIsNone() throws {
    #expect(try parse(#"{"a": null}"#).member("a") == nil)
    #expect(try parse(#"{"a": 1}"#).member("a") != nil)
  }

  @Test(arguments: [
    ("", 0, "expected a value, found the end"), ("{\"a\" 1}", 5, "expected a colon, found \"1\""),
    ("[1 2]", 3, "expected a comma or ], found \"2\""),
    ("\"open", 5, "expected a quote, found the end"),
    ("{} x", 3, "expected the end, found \"x\""),
    ("{a: 1}", 1, "expected a name in quotes, found \"a\""),
    ("[1,]", 3, "expected a value, found \"]\""),
    ("{\"a\": 1,}", 8, "expected a name in quotes, found \"}\""),
  ])
  func brokenTextIsReportedWhereItBreaks(_ text: String, _ offset: Int, _ message: String) {
    #expect {
      try parse(text)
    } throws: { error in
      (error as? JSONNode.Problem).map { $0.offset == offset && $0.message == message } ?? false
    }
  }

  @Test func deepNestingIsAnError() {
    #expect(throws: JSONNode.Problem.self) { try parse(String(repeating: "[", count: 100_000)) }
    #expect(throws: Never.self) {
      try parse(String(repeating: "[", count: 60) + String(repeating: "]", count: 60))
    }
  }
}
