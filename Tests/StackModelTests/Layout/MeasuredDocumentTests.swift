import Testing

@testable import StackModel

@Suite struct MeasuredDocumentTests {
  private static func scene(_ name: String, _ subviews: String = "") -> String {
    """
    <scene sceneID="\(name)"><objects><viewController id="c\(name)" sceneMemberID="viewController">
    <view key="view" id="\(name)"><rect key="frame" width="375" height="667"/><subviews>\(subviews)</subviews></view>
    </viewController></objects></scene>
    """
  }

  private static let table = """
    <tableView id="t" dataMode="prototypes"><rect key="frame" width="375" height="667"/><prototypes>
    <tableViewCell id="k1"><rect key="frame" width="375" height="44"/></tableViewCell>
    <tableViewCell id="k2"><rect key="frame" y="44" width="375" height="44"/></tableViewCell>
    </prototypes></tableView>
    """

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES"><device id="retina4_7"/><scenes>\(scene("a"))\(scene("b", table))\(scene("d"))</scenes></document>
    """

  @Test func onlyRootsInTheViewAreLaidOut() throws {
    let document = try LayoutDocument(Array(Self.document.utf8), path: "a.storyboard")
    let measured = MeasuredDocument(document)
    let found = document.roots.map { root in measured.measures(within: root).map(\.session.root.id) }
    #expect(found == [["a"], ["b", "k1", "k2"], ["d"]])
  }

  @Test func viewInARootHasTheMeasuresOfTheRoot() throws {
    let document = try LayoutDocument(Array(Self.document.utf8), path: "a.storyboard")
    let table = try #require(document.item(withID: "t") as? View)
    let measures = MeasuredDocument(document).measures(within: table)
    #expect(measures.map(\.session.root.id) == ["b", "k1", "k2"])
    #expect(measures[0][table] != nil)
  }
}
