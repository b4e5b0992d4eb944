import Testing
import XMLSource

@testable import DocumentEditing

@Suite struct ConstraintOrderTests {
  @Test func constraintsAreSortedByIdentifierInTheOrderOfBytes() throws {
    let list =
      "<view><constraints>\n  <constraint id=\"b\"/>\n  <constraint id=\"a\"/>\n  <constraint id=\"B\"/>\n</constraints></view>"
    let sorted =
      "<view><constraints>\n  <constraint id=\"B\"/>\n  <constraint id=\"a\"/>\n  <constraint id=\"b\"/>\n</constraints></view>"
    #expect(try format(list) == sorted)
    #expect(try format(sorted) == sorted)
  }

  @Test(arguments: [
    "<constraints><constraint id=\"a\"/><constraint id=\"b\"/></constraints>",
    "<constraints><constraint id=\"b\"/><!--next--><constraint id=\"a\"/></constraints>",
    "<constraints><constraint id=\"b\"/><constraint/></constraints>",
    "<subviews><view id=\"b\"/><view id=\"a\"/></subviews>",
  ])
  func otherListsStay(_ text: String) throws {
    #expect(try format(text) == text)
  }

  private func format(_ text: String) throws -> String {
    let tree = try XMLTree(text: text)
    return String(decoding: try ConstraintOrder.edits(in: tree).applied(to: tree.source), as: UTF8.self)
  }
}
