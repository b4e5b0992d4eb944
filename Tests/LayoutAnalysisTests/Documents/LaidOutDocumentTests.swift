import Testing

@testable import LayoutAnalysis
@testable import NibDecoder
@testable import StackModel

/// What reading and layout report of a document by themselves.
@Suite struct LaidOutDocumentTests {
  /// A scene with a number that is none in its view.
  private static func scene(_ number: Int, mask: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects>
      <viewController id="c\(number)" sceneMemberID="viewController">
        <view key="view" id="v\(number)"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews><view id="w\(number)"><rect key="frame" x="none" y="0" width="20" height="20"/></view></subviews>
          \(mask)
        </view>
      </viewController>
    </objects></scene>
    """
  }

  private func severities(_ scenes: String, initial: String = "c1") throws -> [Diagnostic.Severity] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
        targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>\(scenes)</scenes></document>
      """
    let document = LaidOutDocument(try LayoutDocument(Array(text.utf8), path: "Main.storyboard"))
    return document.diagnostics.filter { $0.isOf(.malformedValue) }.map(\.severity)
  }

  @Test func findingInASceneThatNothingLeadsToIsANotice() throws {
    #expect(try severities(Self.scene(1) + Self.scene(2)) == [.error, .notice])
  }

  @Test func documentWithoutASceneToStartFromIsJudgedAsAWhole() throws {
    #expect(try severities(Self.scene(1) + Self.scene(2), initial: "") == [.error, .error])
  }

  @Test func viewThatNoSizeClassInstallsIsStillMade() throws {
    let mask = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"w1\"/></mask></variation>"
    #expect(try severities(Self.scene(1, mask: mask)) == [.error])
  }

  @Test func diagnosticsAreInDocumentOrder() throws {
    let text =
      "<stackView width=\"100\" height=\"none\"><label text=\"a\" frame=\"wrong\"/><label id=\"a\"/></stackView>"
    let found = LaidOutDocument(try LayoutDocument(Array(text.utf8), path: "a.xml")).diagnostics
    let places = found.compactMap { $0.range?.lowerBound }
    #expect(places.count > 1 && places == places.sorted())
  }
}
