import TestSupport
import Testing

@testable import StackModel

/// Windows, boxes, scroll views and stack views of macOS documents.
@Suite struct AppKitContainerTests {
  private func layout(_ views: String, _ text: String, tools: Int = 22_000) throws -> DocumentLayout {
    try macLayout(macXib(tools: tools, "<subviews>\(views)</subviews>" + constraints(text)))
  }

  @Test func windowsContentViewIsLaidOut() throws {
    let layout = try layout(
      macView("customView", "a"),
      "a.leading == root.leading + 20\na.top == root.top + 10\na.width == 30\na.height == 40")
    #expect(layout.frame("a") == Rect(x: 20, y: 50, width: 30, height: 40))
  }

  @Test func cellViewWithoutAFrameIsAsWideAsItsColumn() throws {
    let label = macView("textField", "b", "", "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\"/>")
    let text = """
      b.leading == a.leading + 20\nb.top == a.top\na.trailing == b.trailing + 20\na.bottom == b.bottom + 1
      """
    let cell = macView("tableCellView", "a", "", "<subviews>\(label)</subviews>" + constraints(text))
    let columns = """
      <tableColumns><tableColumn width="140"><prototypeCellViews>\(cell)</prototypeCellViews></tableColumn>\
      </tableColumns>
      """
    let layout = try layout(macView("tableView", "t", "viewBased=\"YES\"", columns), "t.leading == root.leading")
    #expect(layout.frame("a") == Rect(x: 0, y: 0, width: 140, height: 17))
    #expect(layout.frame("b") == Rect(x: 18, y: 1, width: 104, height: 16))
  }

  @Test func boxHoldsItsContentInsideOfItsBorder() throws {
    let content =
      "<view key=\"contentView\" id=\"c\"><rect key=\"frame\" x=\"4\" y=\"5\" width=\"9\" height=\"9\"/></view>"
    let place = "a.leading == root.leading + 10\na.top == root.top + 10\na.width == 100\na.height == 50"
    let untitled = try layout(macView("box", "a", "titlePosition=\"noTitle\"", content), place)
    #expect(untitled.frame("a") == Rect(x: 7, y: 36, width: 106, height: 56))
    #expect(untitled.frame("c") == Rect(x: 4, y: 5, width: 98, height: 48))
    let custom = try layout(macView("box", "a", "boxType=\"custom\" borderWidth=\"2\"", content), place)
    #expect(custom.frame("c") == Rect(x: 2, y: 2, width: 96, height: 46))
    let borderless = try layout(macView("box", "a", "boxType=\"custom\" borderType=\"none\"", content), place)
    #expect(borderless.frame("c") == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func separatorRunsWhereItDoesNotHug() throws {
    let vertical = macView("box", "a", "boxType=\"separator\" horizontalHuggingPriority=\"750\"")
    let down = try layout(vertical, "a.leading == root.leading + 10\na.top == root.top\na.bottom == root.bottom")
    #expect(down.frame("a") == Rect(x: 8, y: 0, width: 5, height: 100))
    let horizontal = macView("box", "a", "boxType=\"separator\" verticalHuggingPriority=\"750\"")
    let across = try layout(
      horizontal, "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top + 10")
    #expect(across.frame("a") == Rect(x: 0, y: 87, width: 200, height: 5))
  }

  @Test func clipViewIsFramedEvenly() throws {
    let clip = """
      <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="9" height="9"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></clipView>
      """
    let layout = try layout(
      macView("scrollView", "a", "", clip),
      "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.bottom == root.bottom")
    #expect(layout.frame("c") == Rect(x: 1, y: 1, width: 198, height: 98))
  }

  /// Interface Builder does not always update the stored frame with the scroll view's.
  @Test(arguments: [(80.0, 198.0), (183, 183), (198, 198)])
  func clipViewLeavesRoomForAScrollerAndNoMore(stored: Double, width: Double) throws {
    let clip = """
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="\(stored)" height="98"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></clipView>
      """
    let layout = try layout(
      macView("scrollView", "a", "", clip),
      "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.bottom == root.bottom")
    #expect(layout.frame("c") == Rect(x: 1, y: 1, width: width, height: 98))
  }

  @Test func authorsConstraintMovesAViewOutOfTheStacksLine() throws {
    let views = macView("customView", "b", "", constraints("b.width == 20\nb.height == 20"))
    let stack = macView(
      "stackView", "s", "orientation=\"vertical\" distribution=\"fill\" alignment=\"leading\"",
      "<subviews>\(views)</subviews>")
    let layout = try layout(
      stack, "s.leading == root.leading\ns.top == root.top\ns.width == 100\nb.leading == root.leading + 30")
    #expect(layout.frame("b")?.x == 30)
    #expect(!layout.diagnostics.contains { $0.ruleID == "conflicting-constraints" })
  }

  @Test func baselineOfAStackIsThatOfItsFirstView() throws {
    let label =
      "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
    let tall = macView("customView", "t", "", constraints("t.height == 50\nt.width == 10"))
    let stack = macView(
      "stackView", "s", "orientation=\"vertical\" distribution=\"fill\" spacing=\"0\"",
      "<subviews>\(macView("textField", "b", "", label))\(tall)</subviews>")
    let layout = try layout(
      stack + macView("textField", "a", "", label),
      "a.leading == root.leading\na.top == root.top + 10\ns.leading == root.leading + 50\ns.firstBaseline == a.firstBaseline"
    )
    #expect(layout.frame("a")?.y == 74)
    #expect(layout.frame("s") == Rect(x: 50, y: 24, width: layout.frame("s")?.width ?? 0, height: 66))
  }

  @Test func rootWithoutAFrameIsAsWideAsNewOnes() throws {
    let root = macView(
      "customView", "root", "",
      "<subviews>\(macView("customView", "a"))</subviews>"
        + constraints(
          "a.leading == root.leading\na.trailing == root.trailing\na.top == root.top\na.bottom == root.bottom\na.height == 40"
        ))
    let layout = try macLayout(macDocument(root))
    #expect(layout.frame("root")?.width == 480)
    #expect(layout.frame("root")?.height == 40)
  }

  @Test func windowsCanvasShrinksRoundItsContent() throws {
    let label = macView(
      "textField", "b", "horizontalHuggingPriority=\"251\"",
      "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\"/>")
    let root = macView(
      "customView", "root", "",
      "<subviews>\(macView("customView", "a"))\(label)</subviews>"
        + constraints(
          "a.leading == root.leading\na.width == 100\nb.leading == a.trailing\nb.trailing == root.trailing"))
    let layout = try macLayout(macDocument(root))
    #expect(layout.frame("root")?.width ?? 480 < 130)
  }

  @Test func viewWithAMaskKeepsItsFrameWhateverSticksOut() throws {
    let cell = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\"/>"
    let frame = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"60\" height=\"16\"/>"
    let layout = try layout("<textField id=\"a\">\(frame)\(cell)</textField>", "root.leading == root.leading")
    #expect(layout.frame("a") == Rect(x: 10, y: 20, width: 60, height: 16))
  }

  @Test func titleStandsAboveABoxsContent() throws {
    let content =
      "<view key=\"contentView\" id=\"c\"><rect key=\"frame\" x=\"4\" y=\"5\" width=\"9\" height=\"9\"/></view>"
    let place = "a.leading == root.leading + 10\na.top == root.top + 10\na.width == 100\na.height == 50"
    let standard = try layout(macView("box", "a", "", content), place)
    #expect(standard.frame("c") == Rect(x: 4, y: 5, width: 98, height: 34))
    let font = "<font key=\"titleFont\" metaFont=\"system\" size=\"14\"/>"
    let larger = try layout(macView("box", "a", "", font + content), place)
    #expect(larger.frame("c")?.height == 31)
  }

  @Test func tabViewsBezelStandsInsideOfItsFrame() throws {
    let place = "a.leading == root.leading + 20\na.top == root.top + 20\na.width == 100\na.height == 50"
    let tabs = try layout(macView("tabView", "a"), place)
    #expect(tabs.frame("a") == Rect(x: 13, y: 20, width: 114, height: 66))
    let plain = try layout(macView("tabView", "a", "type=\"noTabsNoBorder\""), place)
    #expect(plain.frame("a") == Rect(x: 20, y: 30, width: 100, height: 50))
  }

  @Test func scrollViewLaysOutItsClipViewAndTheTableInIt() throws {
    let table = macView("tableView", "t")
    let clip = macView("clipView", "c", "key=\"contentView\"", "<subviews>\(table)</subviews>")
    let layout = try layout(
      macView("scrollView", "a", "", clip),
      "a.leading == root.leading\na.top == root.top\na.width == 100\na.height == 50")
    #expect(layout.frame("c") == Rect(x: 1, y: 1, width: 98, height: 48))
    #expect(layout.frame("t") == Rect(x: 0, y: 0, width: 98, height: 48))
  }
}
