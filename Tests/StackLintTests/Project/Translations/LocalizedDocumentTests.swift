import Testing

@testable import Formats
@testable import NibDecoder
@testable import StackLint

@Suite struct LocalizedDocumentTests {
  private func text(_ comment: String?) -> String? {
    TranslationKey("a.text", comment: comment, range: SourceRange(0, 0)).documentText
  }

  @Test func commentHasTheTextOfTheDocument() {
    #expect(text("Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"a\";") == "Hello")
    #expect(text("Class = \"UILabel\"; text = \"a \\\"b\\\"; c\"; ObjectID = \"a\";") == "a \"b\"; c")
    #expect(text("Class = \"UILabel\"; text = \"\"; ObjectID = \"a\";") == "")
  }

  @Test(arguments: [nil, "", "Greeting", "Class = \"UILabel\"; title = \"x\"; ObjectID = \"a\";", "; text = \"open"])
  func otherCommentsHaveNone(_ comment: String?) {
    #expect(text(comment) == nil)
  }
}
