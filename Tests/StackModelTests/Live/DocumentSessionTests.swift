import TestSupport
import Testing

@testable import StackModel

/// Live layouts of documents.
@Suite struct DocumentSessionTests {
  private static let row = """
    <view id="root" width="300" height="40">
      <stackView id="s" spacing="10">
        <view id="a" placeholderIntrinsicWidth="40"/><view id="b" placeholderIntrinsicWidth="60"/>
      </stackView>
      <constraint id="left" firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="5"/>
      <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top"/>
      <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom"/>
    </view>
    """

  private let document: LayoutDocument
  private let session: LayoutSession
  private let views: [String: View]

  init() throws {
    document = try TestSupport.document(Self.row, size: Size(width: 300, height: 40))
    session = try #require(LayoutSession(document, root: document.roots[0]))
    views = Dictionary(uniqueKeysWithValues: document.roots[0].subtree.map { ($0.name, $0) })
    session.layoutIfNeeded()
  }

  /// 300 - 5 - 60 - 10 = 225 for a.
  @Test func documentsViewsAreLaidOut() {
    session.expectFrames("s: 5 0 295 40\na: 0 0 225 40\nb: 235 0 60 40")
  }

  @Test func documentsViewsMayChange() throws {
    try #require(views["b"]).isHidden = true
    session.expectFrames("a: 0 0 295 40")
    let left = try #require(document.roots[0].constraints.first { $0.id == "left" })
    left.constant = 20
    session.expectFrames("s: 20 0 280 40\na: 0 0 280 40")
  }

  @Test func updateFindsADocumentsConstraint() throws {
    let (root, stack) = (document.roots[0], try #require(views["s"]))
    try View.updateConstraints { root.layoutLeading.equalTo(stack).constant(-30) }
    #expect(root.constraints.count == 4)
    session.expectFrames("s: 30 0 270 40")
  }

  @Test func layingOutTwiceGivesTheSame() {
    let first = document.layout()
    #expect(document.layout().views.map(\.frame) == first.views.map(\.frame))
    #expect(first.frame("a") == Rect(x: 0, y: 0, width: 225, height: 40))
  }

  @Test func layingTheDocumentOutLeavesALiveSessionAlone() throws {
    _ = document.layout()
    try #require(views["b"]).isHidden = true
    #expect(session.changedNames() == ["a", "b"])
    session.expectFrames("a: 0 0 295 40")
    #expect(document.layout().frame("a") == Rect(x: 0, y: 0, width: 295, height: 40))
  }

  @Test func onlyRootsOfPiecesCanBeLaidOutAlone() throws {
    #expect(LayoutSession(document, root: try #require(views["s"])) == nil)
  }

  /// The label takes one line of 400 points, and several of 60.
  @Test func linesFollowTheWidth() throws {
    let label = Label(text: "several words that need some room", numberOfLines: 0)
    label.userLabel = "label"
    let root = plain("root")
    root.addSubview(label)
    let width = try View.makeConstraints {
      label.layoutWidth.equalTo(400)
      label.layoutLeft.equalTo(0)
      label.layoutTop.equalTo(0)
    }[0]
    let session = LayoutSession(root, 500, 500)
    session.layoutIfNeeded()
    let single = try #require(session.frame(of: label)?.height)
    width.constant = 60
    session.layoutIfNeeded()
    #expect(try #require(session.frame(of: label)?.height) > 2 * single)
    width.constant = 400
    session.layoutIfNeeded()
    #expect(session.frame(of: label)?.height == single)
  }
}
