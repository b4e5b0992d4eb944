import NibDecoder
import StackModel
import Testing

/// Where Interface Builder marks nothing although constraints leave something open.
@Suite struct AmbiguityJudgementTests {
  private func label(_ id: String) -> String {
    "<label id=\"\(id)\" text=\"\(id)\" horizontalHuggingPriority=\"251\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  }

  private func stack(_ content: String, _ attributes: String = "") -> String {
    "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)><subviews>\(content)</subviews></stackView>"
  }

  private let top = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\n"

  private func ambiguous(_ layout: DocumentLayout) -> [String?] { layout.views.filter(\.isAmbiguous).map(\.view.id) }

  private func rules(_ layout: DocumentLayout) -> [String] { layout.diagnostics.map(\.ruleID) }

  @Test func contradictingConstraintsLeaveNoRoomToCompeteFor() throws {
    let views = stack(label("a") + label("b"))
    #expect(try ambiguous(layOut(xib(views + constraints(top)))) == ["a", "b"])
    let layout = try layOut(xib(views + constraints(top + "s.height == 20\ns.height == 30")))
    #expect(rules(layout) == ["conflicting-constraints"])
    #expect(ambiguous(layout) == [])
  }

  /// Something that nothing decides is missing all the same.
  @Test func missingConstraintsAreNamedBesideAConflict() throws {
    let layout = try layOut(
      xib(plainView("a") + constraints("a.width == 20\na.width == 30\na.top == root.top\na.height == 9")))
    #expect(rules(layout) == ["ambiguous-layout", "conflicting-constraints"])
    #expect(layout.diagnostics.first?.message == "<view> needs constraints for: X position")
  }

  @Test func hiddenArrangedViewIsOnlyAStandIn() throws {
    let hidden = plainView("a", "hidden=\"YES\"", constraints("a.height == 9"))
    let shown = plainView("b", "", constraints("b.height == 9\nb.width == 50"))
    let vertical = "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\""
    let layout = try layOut(xib(stack(hidden + shown, vertical) + constraints(top)))
    #expect(ambiguous(layout) == [])
  }

  /// How high such a root is follows from its content alone.
  @Test func rootWithoutAFrameHasNoRoomToCompeteFor() throws {
    let labels = label("a") + label("b")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" useAutolayout="YES" \
      useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root" translatesAutoresizingMaskIntoConstraints="NO">
          \(stack(labels, "axis=\"vertical\""))\(constraints(top + "s.bottom == root.bottom\nroot.height >= 300"))
        </view>
      </objects></document>
      """
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
    #expect(ambiguous(layout) == [])
  }
}
