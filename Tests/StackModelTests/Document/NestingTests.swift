import Testing

@testable import NibDecoder
@testable import StackModel

/// Cells in places that Interface Builder has none in.
@Suite struct NestingTests {
  private static let kinds = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private func findings(_ text: String, path: String) throws -> [String] {
    try LayoutDocument(Array(text.utf8), path: path).nib.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: kinds, kinds) func cellInACellIsAnError(outer: String, inner: String) throws {
    let expected =
      "<\(inner)> in <\(outer)>, which shows no cells; move it into a table or collection view, or make it a <view>"
    let nested = "<\(outer) id=\"a\"><\(inner) key=\"contentView\" id=\"b\"/></\(outer)>"
    #expect(try findings(nested, path: "a.xml").contains(expected))
    #expect(try findings(document(nested), path: "a.xib") == [expected])
  }

  private func document(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" useAutolayout="YES"><objects>
    \(content)</objects></document>
    """
  }

  @Test(arguments: kinds) func cellInAViewOfInterfaceBuilderIsAnError(inner: String) throws {
    let text = document("<view id=\"v\"><subviews><\(inner) id=\"b\"/></subviews></view>")
    #expect(try findings(text, path: "a.xib").count == 1)
  }

  @Test func cellsOfAnOutlineAreNone() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507"><objects><outlineView id="o">
      <tableColumns><tableColumn id="c"><prototypeCellViews><tableCellView id="v"/></prototypeCellViews></tableColumn>
      </tableColumns></outlineView></objects></document>
      """
    #expect(try findings(text, path: "a.xib") == [])
  }

  @Test func cellsOfListsAndOnTheirOwnAreNone() throws {
    let text = document(
      """
      <tableView id="t"><prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView" id="d"><subviews>
      <collectionView id="l"><cells><collectionViewCell id="i"/></cells></collectionView></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView><tableViewCell id="o"/>
      """)
    #expect(try findings(text, path: "a.xib") == [])
  }
}
