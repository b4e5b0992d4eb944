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
    #expect(context("<a><view id=\"1\" te").kind == .attributeName(of: "view", besides: ["id"]))
    #expect(context("<view id=\"1\" ").kind == .attributeName(of: "view", besides: ["id"]))
    #expect(context("<a><view id=\"1\" te").open == ["a"])
  }

  @Test(arguments: ["<view a=\"x", "<view b='y' a = \"x", "<view a='x"]) func valuesOfAttributes(text: String) {
    #expect(context(text).kind == .attributeValue(of: "view", attribute: "a"))
    #expect(context(text).start == text.utf8.count - 1)
  }

  @Test func contentHasTheElementsAroundIt() {
    #expect(context("<a><b><c/></b><d>").kind == .content)
    #expect(context("<a><b><c/></b><d>").open == ["a", "d"])
    #expect(context("<a></x></a>").open == [])
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
