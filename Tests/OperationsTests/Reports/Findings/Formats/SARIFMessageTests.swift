import Testing

@testable import StackLint

/// Messages in SARIF, in which brackets and braces mean something.
@Suite struct SARIFMessageTests {
  @Test(arguments: [
    ("plain [1] {a}", "plain [1] {a}"), ("[a](b)", "\\[a\\](b)"), ("{0}", "{{0}}"),
  ])
  func messagesOfSARIFHaveNoLinksAndPlaceholders(text: String, message: String) {
    #expect(SARIFMessage(text).text == message)
  }
}
