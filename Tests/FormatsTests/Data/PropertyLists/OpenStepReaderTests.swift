import Testing

@testable import Formats

@Suite struct OpenStepReaderTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyList(openStep: Array(text.utf8))
  }

  @Test(arguments: [
    ("word", "word"), ("a.b/c-d_$e:1+", "a.b/c-d_$e:1+"), ("\"two words\"", "two words"),
    ("'single'", "single"),
    ("\"\"", ""), ("\"a\\\"b\\\\c\"", "a\"b\\c"), ("\"line\\nend\\t\"", "line\nend\t"),
    ("\"\\101\\U00e9\"", "Aé"), ("\"\\Ud83d\\Ude00!\"", "😀!"), ("\"\\Ud83d!\"", "\u{FFFD}!"),
    ("\"é ü\"", "é ü"), ("\"\\é\"", "é"), ("  /* before */ word // after", "word"),
    ("\u{FEFF}word", "word"),
  ])
  func string(_ text: String, _ value: String) throws {
    #expect(try read(text) == .string(value))
  }

  @Test func dictionary() throws {
    let value = try read("{ a = 1; \"b c\" = (x, y,); d = { e = \"\"; }; f = <0fbC d0>; }")
    #expect(
      value
        == .dictionary([
          "a": .string("1"), "b c": .array([.string("x"), .string("y")]),
          "d": .dictionary(["e": .string("")]),
          "f": .data([0x0F, 0xBC, 0xD0]),
        ]))
  }

  @Test(arguments: ["()", "( )", "(/* none */)"]) func emptyArray(_ text: String) throws {
    #expect(try read(text) == .array([]))
  }

  @Test func lastOfEqualKeysCounts() throws {
    #expect(try read("{ a = 1; a = 2; }")["a"]?.string == "2")
  }

  @Test(arguments: [
    ("", "1:1: expected a value, found the end of the file"),
    ("{ a = 1 }", "1:9: expected \";\", found \"}\""),
    ("{\n  a 1;\n}", "2:5: expected \"=\", found \"1\""),
    ("(a b)", "1:4: expected \")\", found \"b\""),
    ("{ a = 1;", "1:9: expected a value, found the end of the file"),
    ("\n \"open", "2:2: the string that starts here has no end"),
    ("a /* open", "1:3: the comment that starts here has no end"),
    ("<0f0>", "1:6: expected an even number of hexadecimal digits"),
    ("<xy>", "1:2: expected a hexadecimal digit or \">\", found \"x\""),
    ("a b", "1:3: expected the end of the file, found \"b\""),
    ("{\n<<<<<<< ours\n}", "2:1: expected a value, found \"<\""),
  ])
  func brokenTextIsReportedWhereItBreaks(_ text: String, _ message: String) {
    #expect {
      try read(text)
    } throws: {
      "\($0)" == message
    }
  }

  @Test func deepNestingIsAnError() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyListError.self) { try read(text) }
    #expect(throws: Never.self) {
      try read(String(repeating: "(", count: 100) + String(repeating: ")", count: 100))
    }
  }
}
