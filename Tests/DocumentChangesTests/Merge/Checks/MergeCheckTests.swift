import Testing

@testable import DocumentChanges
@testable import Formats

/// Whether a document is a right merge, whoever made it.
@Suite struct MergeCheckTests {
  private static let base =
    "<document><objects><view id=\"a\"/><view id=\"b\"/><label text=\"L\" id=\"l\"/></objects></document>"
  private static let ours = base.replacing("text=\"L\"", with: "text=\"M\"")
  private static let theirs = base.replacing("</objects>", with: "<constraint firstItem=\"a\" id=\"c\"/></objects>")
  private static let right = ours.replacing("</objects>", with: "<constraint firstItem=\"a\" id=\"c\"/></objects>")

  private func isRight(_ text: String) throws -> Bool {
    try SampleMerge(documents: [Self.base, Self.ours, Self.theirs]).merge.isRight(XMLTree(text: text))
  }

  @Test func resultWithAllChangesIsRight() throws {
    #expect(try isRight(Self.right))
    #expect(try SampleMerge(documents: [Self.base, Self.ours, Self.theirs]).text == Self.right)
  }

  @Test(arguments: [
    ours, theirs, base, right.replacing("\"M\"", with: "\"N\""), right.replacing("<view id=\"b\"/>", with: ""),
    right.replacing("</objects>", with: "<view id=\"x\"/></objects>"),
    right.replacing("</objects>", with: "<view id=\"a\"/></objects>"),
    right.replacing("firstItem=\"a\"", with: "firstItem=\"b\""),
    right.replacing("<view id=\"a\"/>", with: ""),
  ])
  func resultThatLostOrInventedSomethingIsWrong(text: String) throws {
    #expect(try !isRight(text))
  }

  @Test func resultThatPutsSubviewsInAnotherOrderIsWrong() throws {
    let list = { (ids: String) in
      "<view><subviews>\(ids.map { "<view id=\"\($0)\"/>" }.joined())</subviews></view>"
    }
    let merge = try SampleMerge(documents: [list("abc"), list("acb"), list("abcd")]).merge
    #expect(try merge.isRight(XMLTree(text: list("acbd"))))
    #expect(try !merge.isRight(XMLTree(text: list("abcd"))))
  }

  @Test func resultIsReadInTheEncodingOfOurs() throws {
    let latin = { (label: String, tag: Int) in
      let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><view tag=\"\(tag)\" userLabel=\"\(label)\" id=\"a\"/>"
      return try XMLTree(text.unicodeScalars.map { UInt8($0.value) }, path: "")
    }
    let merge = try DocumentMerge(base: latin("Bär", 1), ours: latin("König", 1), theirs: latin("Bär", 2))
    #expect(merge.isVerified(merge.result()))
  }
}
