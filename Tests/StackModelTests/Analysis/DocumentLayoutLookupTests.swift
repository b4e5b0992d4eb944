import Testing

@testable import NibDecoder
@testable import StackModel

/// Frames by id and by view, and in the coordinates of other views.
@Suite struct DocumentLayoutLookupTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" useAutolayout="YES">
      <objects>
        <view id="root"><rect key="frame" x="7" y="9" width="300" height="200"/>
          <subviews>
            <view id="box"><rect key="frame" x="10" y="20" width="100" height="80"/>
              <subviews>
                <view id="dot"><rect key="frame" x="3" y="4" width="5" height="6"/></view>
              </subviews>
            </view>
            <view id="other"><rect key="frame" x="150" y="20" width="100" height="80"/></view>
          </subviews>
        </view>
      </objects>
    </document>
    """

  private static let window = storyboard.replacing("CocoaTouch.XIB", with: "Cocoa.XIB")
    .replacing("<view id=\"root\"", with: "<customView id=\"root\"").replacing("<view id", with: "<customView id")
    .replacing("</view>", with: "</customView>")

  private func view(_ id: String, _ document: LayoutDocument) throws -> View {
    try #require(document.item(withID: id) as? View)
  }

  @Test func layoutIsFoundByIDAndByView() throws {
    let document = try LayoutDocument(text: Self.storyboard)
    let layout = document.layout()
    #expect(layout["dot"]?.frame == Rect(x: 3, y: 4, width: 5, height: 6))
    #expect(try layout[view("dot", document)]?.frame == Rect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func nothingIsFoundForUnknownIDsAndViews() throws {
    let layout = try LayoutDocument(text: Self.storyboard).layout()
    #expect(layout["nobody"] == nil)
    #expect(layout[View()] == nil)
    #expect(layout.frame(of: View()) == nil)
  }

  @Test(arguments: [storyboard, window]) func framesAddUpToThoseOfOuterViews(_ text: String) throws {
    let document = try LayoutDocument(text: text)
    let layout = document.layout()
    let dot = try view("dot", document)
    #expect(layout.frame(of: dot) == Rect(x: 13, y: 24, width: 5, height: 6))
    #expect(try layout.frame(of: dot, in: view("root", document)) == Rect(x: 13, y: 24, width: 5, height: 6))
    #expect(try layout.frame(of: dot, in: view("box", document)) == Rect(x: 3, y: 4, width: 5, height: 6))
  }

  @Test func viewHasNoFrameInOneThatDoesNotHoldIt() throws {
    let document = try LayoutDocument(text: Self.storyboard)
    #expect(try document.layout().frame(of: view("dot", document), in: view("other", document)) == nil)
  }

  @Test func missingFileIsNamed() throws {
    let error = #expect(throws: UnreadableDocument.self) { try LayoutDocument(contentsOf: "/nowhere/a.xib") }
    #expect(error?.description == "/nowhere/a.xib: cannot be read: No such file or directory")
  }
}
