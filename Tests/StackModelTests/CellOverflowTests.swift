import TestSupport
import Testing

@testable import StackModel

/// Cells whose size contradicts what their content requires.
@Suite struct CellOverflowTests {
  /// The content wants 5 + 30 + 25 + 5 = 65 points.
  private static let cell = """
    <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
          \(plainView("a", "placeholderIntrinsicHeight=\"30\"", constraints("a.width == 20")))
          \(plainView("b", "", constraints("b.height == 25\nb.width == 20")))
          \(plainView("c", "", constraints("c.height == 25\nc.width == 20")))
        </subviews>
        \(constraints("a.leading == content.leading\na.top == content.top + 5\nb.top == a.bottom\nc.top == b.bottom\n"
          + "b.leading == a.leading\nc.leading == a.leading\ncontent.bottom == c.bottom + 5"))
      </tableViewCellContentView>
    </tableViewCell>
    """

  private func layout(_ text: String, _ path: String) throws -> DocumentLayout {
    try LayoutDocument(Array(text.utf8), path: path).layout()
  }

  @Test func contentSticksOutOfACellOfAXib() throws {
    let text = xib("").replacing("<view id=\"root\" >", with: "\(Self.cell)<view id=\"root\">")
    let layout = try layout(text, "a.xib")
    #expect(layout.frame("content")?.height == 44)
    #expect(layout.frame("a") == Rect(x: 0, y: 5, width: 20, height: 30))
    #expect(layout.frame("c") == Rect(x: 0, y: 60, width: 20, height: 25))
    #expect(!layout.diagnostics.contains { $0.ruleID == "conflicting-constraints" || $0.ruleID == "misplaced-view" })
  }

  @Test func contentOfACellOfAStoryboardGivesWay() throws {
    let table = "<subviews><tableView id=\"table\"><prototypes>\(Self.cell)</prototypes></tableView></subviews>"
    let text = storyboard(table, device: "retina4_7", size: Size(width: 375, height: 667))
    #expect(try layout(text, "a.storyboard").frame("a")?.height == 0)
  }

  @Test func editedCellIsLaidOutAfresh() throws {
    let text = xib("").replacing("<view id=\"root\" >", with: "\(Self.cell)<view id=\"root\">")
    let document = try LayoutDocument(Array(text.utf8), path: "a.xib")
    let cell = try #require(document.roots.first { $0.id == "cell" })
    let view = try #require(document.item(withID: "b") as? View)
    let session = try #require(LayoutSession(document, root: cell))
    session.layoutIfNeeded()
    view.constraints.first { $0.firstAttribute == .height }?.constant = 9
    session.layoutIfNeeded()
    #expect(session.conflicts.isEmpty)
    #expect(session.frame(of: view)?.height == 9)
    #expect(session.frame(of: view)?.y == 5)
  }
}
