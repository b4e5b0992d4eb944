import Testing

@testable import Project

/// The tokens of a source file.
@Suite struct SourceOutlineTests {
  private func tokens(_ text: String, _ language: SourceLanguage = .swift, splitsLiterals: Bool = false) -> [String] {
    let outline = SourceOutline(Array(text.utf8), language: language, splitsLiterals: splitsLiterals)
    return outline.tokens.map { outline.text(outline[$0]) }
  }

  @Test(arguments: [
    ("a.b = 1 // c", ["a", ".", "b", "=", "1"]), ("/* a /* b */ c */ d", ["d"]), ("`a`", ["a"]),
    ("f(\"a // b\")", ["f", "(", "\"a // b\"", ")"]), ("#\"a\"b\"#", ["#\"a\"b\"#"]),
    ("a = /b\"/ + c", ["a", "=", "+", "c"]),
    ("#if A\nb\n#endif", ["#", "if", "A", "b", "#", "endif"]), ("\"\\(a(\"b\"))\"", ["\"\\(a(\"b\"))\""]), ("", []),
  ])
  func swiftIsSplitIntoTokens(_ text: String, _ expected: [String]) { #expect(tokens(text) == expected) }

  @Test(arguments: [
    ("/* a /* b */ c", ["c"]), ("#import \"A.h\"\n@\"b\"", ["@", "\"b\""]), ("#define A b \\\n  c\nd", ["d"]),
    ("'\"' a", ["'\"'", "a"]),
  ])
  func objectiveCIsSplitIntoTokens(_ text: String, _ expected: [String]) {
    #expect(tokens(text, .objectiveC) == expected)
  }

  @Test func literalsAreSplitWhereWordsCount() {
    #expect(tokens("a(\"b.c // d\") // e", splitsLiterals: true).joined(separator: " ") == "a ( \" b . c / / d \" )")
    #expect(tokens("#import \"A.h\"\n#define B c", .objectiveC, splitsLiterals: true) == ["#", "define", "B", "c"])
  }

  @Test func codeInLiteralsHasTokens() {
    let text = "a(\"b\", \"\\(c) \\(d(\"\\(e)\"))\")"
    let outline = SourceOutline(Array(text.utf8), language: .swift)
    func code(_ position: Int) -> [[String]] {
      outline.interpolations(ofLiteralAt: position).map { $0.map { outline.text(outline[$0]) } }
    }
    #expect(code(2) == [])
    #expect(code(4) == [["c"], ["d", "(", "\"\\(e)\"", ")"]])
    let inner = outline.interpolations(ofLiteralAt: 4).last.map { $0.lowerBound + 2 }
    #expect(inner.map(code) == [["e"]])
  }

  @Test func macrosHaveTokens() {
    let outline = SourceOutline(Array("a\n#define B @\"c\"\n#undef B\n".utf8), language: .objectiveC)
    #expect(outline.macros.map { $0.map { outline.text(outline[$0]) } } == [["B", "", "@", "\"c\""]])
    #expect(outline.directives.map(\.next) == [1, 1])
  }

  @Test(arguments: [
    ("a\n#if X\nb\n#else\nc d\n#endif\ne", [2: 4]), ("#if X\na\n#elif Y\nb\n#else\nc\n#endif", [1: 3, 2: 3]),
    ("#if X\n#ifdef Y\na\n#else\nb\n#endif\n#else\nc\n#endif", [1: 2, 2: 3]), ("#else\na", [0: 1]), ("a", [:]),
  ])
  func branchesForThePreprocessorEnd(_ text: String, _ ends: [Int: Int]) {
    #expect(SourceOutline(Array(text.utf8), language: .objectiveC).alternatives == ends)
  }

  @Test(arguments: [
    ("()", []), ("(_ sender: UIButton)", ["_ sender UIButton"]),
    ("(a: [Int], b c: App.Name = d(1, 2))", ["a a ", "b c Name"]),
    ("(@Box a: Map<Int, Int>, b: (Int) -> Void)", ["a a Int", "b b Void"]), ("(a", []),
  ])
  func parametersHaveLabels(_ text: String, _ expected: [String]) {
    let outline = SourceOutline(Array((text + " d").utf8), language: .swift)
    #expect(outline.parameters(at: 0).parameters.map { "\($0.label) \($0.name) \($0.type)" } == expected)
  }

  @Test(arguments: [
    ("a(b, c)", 4, 1), ("a([b], c)", 6, 1), ("a { b }", 2, nil), ("a(b { c }, d)", 7, 1), ("a(b; c)", 4, nil),
    ("a(b) c", 4, nil),
  ])
  func bracketIsFoundAroundAToken(_ text: String, _ position: Int, _ opening: Int?) {
    #expect(SourceOutline(Array(text.utf8), language: .swift).opening(around: position) == opening)
  }
}
