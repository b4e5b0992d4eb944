import NibDecoder
import StackModel
import Testing

/// Numbers of views and constraints that nobody writes.
@Suite struct HostileSizeLayoutTests {
  private func document(_ content: String) throws -> LayoutDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
        <objects>
          <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(content)</view>
        </objects>
      </document>
      """
    return try LayoutDocument(Array(text.utf8), path: "a.xib")
  }

  @Test(.timeLimit(.minutes(10))) func danglingReferencesEnd() throws {
    let views = (0..<2_000).map { "<view id=\"view-\(10_000 + $0)\"/>" }.joined()
    let constraints = (0..<4_000).map {
      "<constraint firstItem=\"veiw-\(10_000 + $0 / 2)\" firstAttribute=\"width\" constant=\"9\"/>"
    }
    let document = try document("<subviews>\(views)</subviews><constraints>\(constraints.joined())</constraints>")
    let found = document.nib.diagnostics.filter { $0.ruleID == "dangling-reference" }
    #expect(found.count == 4_000)
    #expect(found.first?.message == "no object has the id \"veiw-10000\"; did you mean \"view-10000\"?")
    #expect(found.last?.message == "no object has the id \"veiw-11999\"")
  }

  @Test(.timeLimit(.minutes(10))) func masksOfManyViewsEnd() throws {
    let views = (0..<3_000).map { "<view id=\"v\($0)\"/>" }.joined()
    let entries = (0..<3_000).map { "<exclude reference=\"v\($0)\"/>" }.joined()
    let mask = "<variation key=\"default\"><mask key=\"subviews\">\(entries)</mask></variation>"
    let root = try #require(try document("<subviews>\(views)</subviews>\(mask)").roots.first)
    #expect(root.subviews.count == 3_000)
    #expect(root.subviews.allSatisfy { !$0.isInstalled })
  }

  @Test(.timeLimit(.minutes(10))) func tiedLabelsEnd() throws {
    let stacks = (0..<1_500).map { _ in
      "<stackView><subviews><label text=\"some text\"/><label text=\"other text\"/></subviews></stackView>"
    }
    let layout = try document("<subviews>\(stacks.joined())</subviews>").layout()
    #expect(layout.views.count == 4_501)
  }

  @Test(.timeLimit(.minutes(10))) func constraintsOnTheBaselinesOfAStackEnd() throws {
    let labels = (0..<2_000).map { "<label text=\"some text\" id=\"l\($0)\"/>" }.joined()
    let others = labels.replacing("id=\"l", with: "id=\"m")
    let constraints = (0..<2_000).map { index in
      "<constraint firstItem=\"m\(index)\" firstAttribute=\"firstBaseline\" secondItem=\"s\" "
        + "secondAttribute=\"firstBaseline\" id=\"k\(index)\"/>"
    }
    let stack = "<stackView id=\"s\"><subviews>\(labels)</subviews></stackView>"
    let document = try document(
      "<subviews>\(stack)\(others)</subviews><constraints>\(constraints.joined())</constraints>")
    #expect(document.layout().views.count == 4_002)
  }
}
