import Foundation
import Testing

@testable import Formats

/// The root element of a file of which only the start is read.
@Suite struct RootNameTests {
  @Test(arguments: [
    ("<view/>", "view"), ("<stackView axis=", "stackView"), ("\u{FEFF}\n <a>", "a"),
    ("<?xml version=\"1.0\"?>\n<!-- <b> -->\n<c\n", "c"), ("<x:y >", "y"), ("<!DOCTYPE a><a/>", "a"),
    ("<!DOCTYPE a [<!ENTITY b \"]>\">]><a/>", "a"), ("<!DOCTYPE a SYSTEM '>'>\n<c>", "c"),
    ("<<<<<<< ours\n<a>\n=======\n<b>\n>>>>>>> theirs\n", "a"),
    ("<?xml?>\n<<<<<<< ours\n||||||| base\n=======\n<b >", "b"),
  ])
  func isFound(text: String, name: String) { #expect(RootName(Array(text.utf8)) == .name(name)) }

  @Test(arguments: [
    "", "<", "<vie", "<?xml", "<!-- <a/>", "<!-", "<!DOCTYPE a", "<!DOCTYPE a [<a/>]", "<<<<<<< ours", "<<<",
  ])
  func mayComeLater(text: String) { #expect(RootName(Array(text.utf8)) == .later) }

  @Test(arguments: ["view", "< a>", "</a>", "\u{0}<a/>", "<!ELEMENT a>", "{\"a\": 1}", "====== <a>"])
  func isMissing(text: String) { #expect(RootName(Array(text.utf8)) == .missing) }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func isFoundInOtherEncodings(encoding: String.Encoding) throws {
    let text = try #require("<?xml version=\"1.0\"?><!-- ü --><view id=\"\u{1F600}\">".data(using: encoding))
    #expect(RootName(Array(text)) == .name("view"))
    #expect(RootName(Array(text.dropLast(3))) == .name("view"))
    #expect(RootName([0xFF, 0xFE] + Array(text)) == .name("view") || encoding != .utf16LittleEndian)
  }
}
