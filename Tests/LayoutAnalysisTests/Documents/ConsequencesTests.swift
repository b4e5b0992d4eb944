import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// Ambiguity that may follow from errors is not reported beside them.
@Suite struct ConsequencesTests {
  private func rules(_ text: String) throws -> [String] {
    let document = try LaidOutDocument(Array(text.utf8), path: "a.xml", options: LayoutOptions())
    return document.diagnostics.map(\.ruleID)
  }

  @Test(arguments: [
    (#"<view width="a" id="v"/>"#, "malformed-value"),
    (#"<view widht="9" id="v"/>"#, "unknown-attribute"),
    (#"<lable text="a"/><view id="v"/>"#, "unknown-element"),
    (#"<view id="v"/><constraint firstItem="w" firstAttribute="top"/>"#, "dangling-reference"),
    (#"<view><view id="v"/></view><constraint firstItem="v" firstAttribute="topp"/>"#, "unknown-value"),
  ])
  func errorIsReportedAlone(content: String, rule: String) throws {
    #expect(try rules("<view width=\"100\" height=\"100\">\(content)</view>") == [rule])
  }

  @Test(arguments: [
    (#"<view width="9" id="v"/>"#, ["ambiguous-layout"]),
    (#"<view><lable/></view><view id="v"/>"#, ["unknown-element", "ambiguous-layout"]),
    (#"<view id="v"/><view id="v"/>"#, ["ambiguous-layout", "duplicate-id", "ambiguous-layout"]),
  ])
  func otherAmbiguityIsReported(content: String, expected: [String]) throws {
    let found = try rules("<view width=\"100\" height=\"100\">\(content)</view>")
    #expect(Set(found) == Set(expected))
  }

  @Test func errorOfAScenesConstraintIsAboutThatScene() throws {
    let scene = { (id: String, attribute: String) in
      """
      <scene sceneID="s\(id)"><objects><viewController id="c\(id)"><view key="view" id="r\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v\(id)"/></subviews>
      <constraints><constraint firstItem="v\(id)" firstAttribute="\(attribute)" secondItem="r\(id)" \
      secondAttribute="top" id="k\(id)"/></constraints></view></viewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <device id="retina4_7"/><scenes>\(scene("a", "topp"))\(scene("b", "top"))</scenes></document>
      """
    let document = try LaidOutDocument(Array(text.utf8), path: "a.storyboard", options: LayoutOptions())
    let ambiguous = document.diagnostics.filter { $0.ruleID == "ambiguous-layout" }
    let ids = ambiguous.compactMap { $0.range.flatMap { document.document.nib.objectID(at: $0.lowerBound) } }
    #expect(ids == ["vb"])
  }
}
