import Testing

@testable import StackModel

/// A document on the canvas of another version of it.
@Suite struct DocumentCanvasTests {
  private func document(_ images: String, text: String = "") throws -> LayoutDocument {
    try LayoutDocument(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view id="root">
              <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
              <subviews>
                <imageView image="badge" translatesAutoresizingMaskIntoConstraints="NO" id="badge"/>
                <imageView image="old" translatesAutoresizingMaskIntoConstraints="NO" id="old"/>
              </subviews>
              <constraints>
                <constraint firstItem="badge" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
                <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
                <constraint firstItem="old" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c"/>
                <constraint firstItem="old" firstAttribute="top" secondItem="root" secondAttribute="top" id="d"/>
              </constraints>
            </view>
          </objects>
          <resources>\(images)</resources>
        </document>
        """)
  }

  private func width(of id: String, in document: LayoutDocument) throws -> Double {
    try #require(document.layout().views.first { $0.view.id == id }).frame.width
  }

  @Test func imagesHaveTheSizesOfTheOther() throws {
    let before = try document(
      "<image name=\"badge\" width=\"24\" height=\"24\"/><image name=\"old\" width=\"30\" height=\"30\"/>")
    let now = try document("<image name=\"badge\" width=\"40\" height=\"40\"/>")
    let moved = before.onCanvas(of: now)
    #expect(try (width(of: "badge", in: before), width(of: "badge", in: moved)) == (24, 40))
    // What the other lacks keeps its size.
    #expect(try width(of: "old", in: moved) == 30)
  }

  @Test func documentOnTheSameCanvasIsNotReadAgain() throws {
    let image = "<image name=\"badge\" width=\"24\" height=\"24\"/>"
    let before = try document(image)
    #expect(try before.onCanvas(of: document(image)) === before)
  }
}
