import Testing

@testable import StackModel

/// Colors that a document names, and the components in its resources.
@Suite struct NamedColorTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><objects/><resources>
      <image name="Brand" width="1" height="2"/>
      <namedColor name="Brand"><color red="0.5" green="0.25" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/></namedColor>
      <namedColor name="Brand"><color white="0"/></namedColor>
      <namedColor name="Empty"/>
      <systemColor name="systemTealColor"><color red="0.25" green="0.75" blue="1" alpha="1"/></systemColor>
    </resources></document>
    """

  private func components(of color: Color) throws -> Color.Components? {
    NamedColors(try LayoutDocument(Array(Self.document.utf8), path: "a.xib").nib).components(of: color)
  }

  @Test func assetHasTheComponentsOfTheResources() throws {
    let expected = Color.Components(red: 0.5, green: 0.25, blue: 0, space: .displayP3)
    #expect(try components(of: Color(.asset("Brand"))) == expected)
  }

  @Test func assetThatIsNotInTheResourcesHasNone() throws {
    #expect(try components(of: Color(.asset("Empty"))) == nil)
    #expect(try components(of: Color(.asset("systemTealColor"))) == nil)
  }

  @Test func systemColorOfTheResourcesWinsOverUIKits() throws {
    #expect(try components(of: Color(.system("systemTealColor"))) == .init(red: 0.25, green: 0.75, blue: 1))
    #expect(try components(of: Color(.system("systemRedColor"))) == Color.Components(systemColor: "systemRedColor"))
    #expect(try components(of: Color(.system("strangeColor"))) == nil)
  }

  @Test func ownComponentsWin() throws {
    let own = Color.Components(white: 0.5)
    #expect(try components(of: Color(.asset("Brand"), components: own)) == own)
    #expect(try components(of: Color(own)) == own)
  }

  @Test func definitionHasColorsForBothAppearances() throws {
    let text = "<view><resources><namedColor name=\"card\" dark=\"#000000\" color=\"#FFFFFF\"/></resources></view>"
    let colors = NamedColors(try LayoutDocument(Array(text.utf8), path: "a.xml").nib)
    #expect(colors.components(of: Color(.asset("card"))) == Color.Components(red: 1, green: 1, blue: 1))
    #expect(colors.dark(.asset("card")) == Color.Components(red: 0, green: 0, blue: 0))
    #expect(colors.dark(.asset("other")) == nil)
  }
}
