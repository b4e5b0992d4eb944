import Testing

@testable import DocumentChanges
@testable import Formats

@Suite struct DocumentVersionTests {
  private static func version(_ text: String) throws -> DocumentVersion {
    var table = IdentityTable()
    return try table.version(XMLTree(text: text))
  }

  /// A view and what is around it, and whether layout computes the view's frame.
  @Test(arguments: [
    (#"<view id="v"><rect/></view>"#, false),
    (#"<view id="v" translatesAutoresizingMaskIntoConstraints="NO"><rect/></view>"#, true),
    (#"<view id="v" key="view"><rect/></view>"#, true),
    (#"<tableViewCell id="v"><rect/></tableViewCell>"#, true),
    (#"<stackView><subviews><view id="v"><rect/></view></subviews></stackView>"#, true),
    (#"<view><subviews><view id="v"><rect/></view></subviews></view>"#, false),
  ])
  func frameIsComputedWhereLayoutHasASay(_ text: String, _ isManaged: Bool) throws {
    let version = try Self.version("<document>\(text)</document>")
    let frame = try #require(version.tree.indices.first { version.tree.name(of: $0) == "rect" })
    #expect(version.isManagedFrame(frame) == isManaged)
  }

  /// An element with an attribute `x` or a known one, its value, and whether it refers to an object.
  @Test(arguments: [
    ("constraint", "firstItem", "root", true), ("constraint", "firstAttribute", "top", false),
    ("label", "text", "root", false), ("label", "text", "abc-12-xyz", true), ("label", "id", "abc-12-xyz", false),
    ("scene", "sceneID", "abc-12-xyz", false), ("unknown", "x", "abc-12-xyz", true),
    ("unknown", "x", "abc-12-xy", false),
    ("unknown", "x", "abc_12-xyz", false), ("unknown", "x", "äbc-12-xy", false), ("outlet", "destination", "a", true),
  ])
  func referencesAreToldFromOtherValues(
    _ element: String, _ attribute: String, _ value: String, _ isReference: Bool
  ) throws {
    let version = try Self.version(
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><\#(element) \#(attribute)="\#(value)"/></document>"#
    )
    let found = try #require(Array(version.tree.indices).last)
    #expect(version.isReference(value, of: attribute, in: found) == isReference)
  }

  @Test func textOfALayoutIsNone() throws {
    let version = try Self.version("<d>\n  <string key=\"a\"> </string>\n  <b> </b>\n  <c>text</c>\n</d>")
    #expect(version.tree.indices.map { version.text(of: $0) } == ["", " ", "", "text"])
    #expect(!version.hasMixedContent)
    #expect(try Self.version("<d>text<a/></d>").hasMixedContent)
  }
}
