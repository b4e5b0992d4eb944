import TestSupport
import Testing

@testable import StackModel

/// Symbols of Apple's in image views and buttons: expectations computed by hand from the sizes of ``SymbolSizes``.
@Suite struct SymbolImageTests {
  @Test func symbolStandsInTheMiddleOfItsLine() throws {
    // 16.5 high in a line of 20: 1.75 less at both ends, rounded to half points.
    let view = image("chevron.right")
    #expect(
      try frame(view, "a.leading == root.leading", "a.top == root.top") == Rect(x: 0, y: 2, width: 12.5, height: 16.5))
  }

  @Test func constraintsMeanTheLineAndNotTheSymbol() throws {
    let view = image("chevron.right")
    let lines = ["a.leading == root.leading", "a.top == root.top", "a.width == 24", "a.height == 24"]
    #expect(try frame(view, lines) == Rect(x: 0, y: 2, width: 24, height: 20.5))
  }

  @Test func symbolScaleOfTheReferenceGoesBeforeTheConfigurations() throws {
    let view = """
      <imageView id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <imageReference key="image" image="chevron.right" catalog="system" symbolScale="large"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small"/>
      </imageView>
      """
    #expect(try frame(view, "a.leading == root.leading", "a.top == root.top").width == 16)
  }

  @Test func pointSizeScalesSymbolAndLine() throws {
    let view = """
      <imageView id="a" image="chevron.right" catalog="system" translatesAutoresizingMaskIntoConstraints="NO">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="34"/>
      </imageView>
      """
    let frame = try frame(view, "a.leading == root.leading", "a.top == root.top")
    #expect(frame.width == 25)
    #expect(frame.height == 33)
  }

  @Test func symbolOfAConfigurationIsLargeAndPadded() throws {
    let view = """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" image="chevron.right" catalog="system"/>
      </button>
      """
    // 12 + 16 + 12, and 7 + a line of 20 + 7; the state's title is not shown.
    #expect(
      try frame(view, "a.leading == root.leading", "a.top == root.top") == Rect(x: 0, y: 0, width: 40, height: 34))
  }

  @Test func symbolStandsOnTheBaselineOfTextBesideIt() throws {
    let view = image("chevron.right") + label
    let lines = ["b.leading == root.leading", "b.top == root.top + 30", "a.leading == b.trailing"]
    // Both lines are 20 high; the symbol stands 2 below the top of its own.
    let frame = try frame(view, lines + ["a.firstBaseline == b.firstBaseline"])
    #expect(abs(frame.y - 32) <= 0.5)
  }

  private let label = """
    <label id="b" text="Label" translatesAutoresizingMaskIntoConstraints="NO">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """

  @Test func symbolOfACustomButtonHasNoPadding() throws {
    let view = """
      <button id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <state key="normal" image="chevron.right" catalog="system"/>
      </button>
      """
    #expect(
      try frame(view, "a.leading == root.leading", "a.top == root.top") == Rect(x: 0, y: 0, width: 12.5, height: 22))
  }

  private func image(_ name: String) -> String {
    "<imageView id=\"a\" image=\"\(name)\" catalog=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  }

  private func frame(_ view: String, _ lines: String...) throws -> Rect { try frame(view, lines) }

  private func frame(_ view: String, _ lines: [String]) throws -> Rect {
    let text = xib("<subviews>\(view)</subviews>" + constraints(lines.joined(separator: "\n")))
      .replacing(
        "</document>",
        with: """
          <resources><image name="chevron.right" catalog="system" width="97" height="128"/></resources></document>
          """)
    let layout = try document(text).layout()
    return try #require(layout.frame("a"))
  }

  @Test func symbolThatADefinitionDoesNotListIsNearlySquare() throws {
    func size(_ attributes: String) throws -> Size? {
      let text = "<view><imageView id=\"a\" \(attributes)/></view>"
      return try LayoutDocument(Array(text.utf8), path: "a.xml").layout().frame("a")?.size
    }
    let standard = try #require(try size("image=\"leaf.fill\""))
    #expect((19...22).contains(standard.width) && (19...22).contains(standard.height))
    #expect(try size("image=\"leaf\" catalog=\"system\"") == standard)
    let large = try #require(try size("image=\"leaf.fill\" pointSize=\"34\""))
    #expect(large.width > 1.9 * standard.width)
    #expect(try size("image=\"leaf\"") == .zero)
    // Constraints hold for the line of the symbol, from which its frame may differ by part of a point, as in documents.
    let fixed = try #require(try size("image=\"leaf.fill\" width=\"44\" height=\"44\""))
    #expect(fixed.width == 44 && abs(fixed.height - 44) < 1)
  }
}
