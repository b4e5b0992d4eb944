import Testing

@testable import LanguageServer

@Suite struct MarkupContextTests {
  private func context(_ text: String) -> MarkupContext { MarkupContext(Array(text.utf8), at: text.utf8.count) }

  @Test(arguments: ["<", "<vi", "<a><vi", "<a/><b>x</b><vi", "<a b='>'><vi", "<!-- <x> --><vi", "<a <vi"])
  func namesOfElements(text: String) {
    let context = context(text)
    #expect(context.kind == .elementName)
    #expect(text.utf8.dropFirst(context.start).elementsEqual(text.hasSuffix("vi") ? "vi".utf8 : "".utf8))
  }

  @Test func namesOfAttributes() {
    let view = MarkupTag("view", ["id": "1"])
    #expect(context("<a><view id=\"1\" te").kind == .attributeName(in: view))
    #expect(context("<view id=\"1\" ").kind == .attributeName(in: view))
    #expect(context("<a b='2'><view id=\"1\" te").open == [MarkupTag("a", ["b": "2"])])
  }

  @Test(arguments: ["<view a=\"x", "<view b='y' a = \"x", "<view a='x"]) func valuesOfAttributes(text: String) {
    let others = text.contains("b=") ? ["b": "y"] : [:]
    #expect(context(text).kind == .attributeValue("a", in: MarkupTag("view", others)))
    #expect(context(text).start == text.utf8.count - 1)
  }

  @Test(arguments: [
    ("<a b='|' c=\"2\" d>", ["c": "2"]), ("<a e='5' b='|x'\n c = '2'/><z y='1'>", ["e": "5", "c": "2"]),
    ("<a b='|\n<z y='1'>", [:]), ("<a b=\"|<z y=\"1\">", [:]), ("<a c='2' |d='3'><z y='1'>", ["c": "2", "d": "3"]),
    ("<a c='2' |", ["c": "2"]),
  ])
  func attributesBehindTheCursorCount(text: String, expected: [String: String]) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let context = MarkupContext(Array(parts.joined().utf8), at: parts[0].utf8.count)
    switch context.kind {
    case .attributeName(let tag), .attributeValue(_, let tag): #expect(tag == MarkupTag("a", expected))
    default: Issue.record("\(context.kind)")
    }
  }

  @Test func allTagsOfATextAreFound() {
    let text = "<?xml a='0'?><!-- b --><a b='1' b='2'><c d='x > y'/></a><e f='\n<g h=\"3\" i"
    let expected = [
      MarkupTag("a", ["b": "1"]), MarkupTag("c", ["d": "x > y"]), MarkupTag("e", ["f": "\n"]),
      MarkupTag("g", ["h": "3"]),
    ]
    #expect(MarkupTag.all(in: Array(text.utf8)) == expected)
  }

  @Test func contentHasTheElementsAroundIt() {
    #expect(context("<a><b><c/></b><d>").kind == .content)
    #expect(context("<a><b><c/></b><d>").open.map(\.name) == ["a", "d"])
    #expect(context("<a></x></a>").open.isEmpty)
  }

  @Test(arguments: ["<!-- <", "<a></", "<?xml ", "<![CDATA[ <b"]) func nothingElse(text: String) {
    #expect(context(text).kind == .other)
  }

  @Test(arguments: [
    ("rules:\n  ", ["rules"], false), ("rules:\n  missing-image: ", ["rules", "missing-image"], true), ("", [], false),
    ("only: [a, mis", ["only"], true), ("suppress:\n  - ob", ["suppress"], false),
    ("suppress:\n  - object: a\n    rul", ["suppress"], false), ("a:\n  b: 1\nc", [], false),
    ("overrides:\n  - paths: x\n    rules:\n      ", ["overrides", "rules"], false),
  ])
  func placesOfConfigurations(text: String, path: [String], isValue: Bool) {
    let context = YAMLContext(Array(text.utf8), at: text.utf8.count)
    #expect(context.path == path)
    #expect(context.isValue == isValue)
  }
}
