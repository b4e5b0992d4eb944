import Testing
import XMLSource

/// The root element of a file of which only the start is read.
@Suite struct RootNameTests {
  @Test(arguments: [
    ("<view/>", "view"), ("<stackView axis=", "stackView"), ("\u{FEFF}\n <a>", "a"),
    ("<?xml version=\"1.0\"?>\n<!-- <b> -->\n<c\n", "c"), ("<x:y >", "x:y"),
  ])
  func isFound(text: String, name: String) { #expect(RootName(Array(text.utf8))?.text == name) }

  @Test(arguments: ["", "view", "<vie", "<?xml", "<!-- <a/>", "<!DOCTYPE a><a/>", "< a>", "</a>", "\u{0}<a/>"])
  func isMissing(text: String) { #expect(RootName(Array(text.utf8)) == nil) }
}
