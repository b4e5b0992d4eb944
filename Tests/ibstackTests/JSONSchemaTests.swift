import TestSupport
import Testing

/// The validator itself: a test that cannot fail proves nothing.
@Suite struct JSONSchemaTests {
  private func errors(_ value: String, _ schema: String) throws -> [String] {
    try JSONSchema(JSONValue(parsing: schema)).errors(in: JSONValue(parsing: value))
  }

  @Test(arguments: [
    ("null", "null"), ("true", "boolean"), ("1", "integer"), ("1.5", "number"), ("1", "number"), ("\"a\"", "string"),
    ("[]", "array"), ("{}", "object"),
  ])
  func typesThatHold(value: String, type: String) throws {
    #expect(try errors(value, "{\"type\": \"\(type)\"}") == [])
    #expect(try errors(value, "{\"type\": [\"\(type)\", \"null\"]}") == [])
  }

  @Test(arguments: [("1.5", "integer"), ("0", "boolean"), ("false", "number"), ("\"1\"", "number"), ("null", "string")])
  func typesThatDoNot(value: String, type: String) throws {
    #expect(try errors(value, "{\"type\": \"\(type)\"}").count == 1)
  }

  @Test func objects() throws {
    let schema = """
      {"type": "object", "required": ["a"], "properties": {"a": {"type": "string"}}, "additionalProperties": false}
      """
    #expect(try errors("{\"a\": \"x\"}", schema) == [])
    #expect(try errors("{}", schema) == [": a missing"])
    #expect(try errors("{\"a\": 1, \"b\": 2}", schema) == ["/b: not allowed", "/a: expected string, found integer"])
  }

  @Test func arrays() throws {
    let schema = """
      {"prefixItems": [{"type": "number"}, {"type": "string"}], "items": false, "minItems": 1, "maxItems": 2}
      """
    #expect(try errors("[1, \"a\"]", schema) == [])
    #expect(try errors("[]", schema) == [": 0 elements, minItems is 1"])
    #expect(
      try errors("[\"a\", \"b\", 3]", schema)
        == ["/2: not allowed", ": 3 elements, maxItems is 2", "/0: expected number, found string"])
    #expect(try errors("[1, 2.5]", "{\"items\": {\"type\": \"integer\"}}") == ["/1: expected integer, found number"])
  }

  @Test func limits() throws {
    #expect(try errors("1", "{\"minimum\": 1}") == [])
    #expect(try errors("0", "{\"minimum\": 1}") == [": less than the minimum"])
    #expect(try errors("[1, 2, 1]", "{\"uniqueItems\": true}") == ["/2: is there already"])
    #expect(try errors("[1, 1]", "{\"uniqueItems\": false}") == [])
  }

  @Test func choices() throws {
    #expect(try errors("null", "{\"enum\": [\"a\", null]}") == [])
    #expect(try errors("\"b\"", "{\"enum\": [\"a\", null]}") == [": not one of the allowed values"])
    #expect(try errors("1", "{\"const\": 1}") == [])
    #expect(try errors("2", "{\"const\": 1}") == [": not the expected value"])
  }

  @Test func references() throws {
    let schema = "{\"items\": {\"$ref\": \"#/$defs/name\"}, \"$defs\": {\"name\": {\"type\": \"string\"}}}"
    #expect(try errors("[\"a\", 1]", schema) == ["/1: expected string, found integer"])
    #expect(throws: JSONSchema.DanglingReference(reference: "#/$defs/no")) {
      try errors("1", "{\"$ref\": \"#/$defs/no\"}")
    }
  }

  @Test func unknownKeywordsAreRefused() {
    #expect(throws: JSONSchema.UnknownKeyword(keyword: "pattern", place: "")) {
      try errors("1", "{\"pattern\": \"a\"}")
    }
  }
}
