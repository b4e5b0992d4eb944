import Testing

@testable import Drawing
@testable import StackModel

/// Labels look as their state, their shadow and their line breaks say.
@Suite struct LabelDrawingTests {
  @Test func highlightedLabelHasItsOwnColor() throws {
    let color = "<color key=\"highlightedColor\" systemColor=\"systemRedColor\"/>"
    #expect(try Self.texts("highlighted=\"YES\"", color)[0].style.contains("fill:#ff3b30"))
    #expect(try !Self.texts("", color)[0].style.contains("fill:#ff3b30"))
  }

  @Test func disabledLabelIsDimmed() throws {
    func isDimmed(_ attributes: String) throws -> Bool {
      try Self.elements(attributes).contains { $0.name == "g" && $0["opacity"] == "0.5" }
    }
    #expect(try isDimmed("enabled=\"NO\""))
    #expect(try !isDimmed(""))
  }

  @Test func shadowIsBehindTheText() throws {
    let shadow = """
      <color key="shadowColor" systemColor="systemRedColor"/><size key="shadowOffset" width="2" height="3"/>
      """
    let texts = try Self.texts("", shadow)
    #expect(texts.count == 2)
    #expect(texts[0].style.contains("fill:#ff3b30") && !texts[1].style.contains("fill:#ff3b30"))
    #expect(texts[0].number("x") == texts[1].number("x") + 2 && texts[0].number("y") == texts[1].number("y") + 3)
    #expect(try Self.texts("").count == 1)
  }

  @Test func textThatIsClippedEndsAtTheBounds() throws {
    func isCut(_ attributes: String) throws -> Bool {
      try Self.elements(attributes, width: 60).contains { $0.name == "clipPath" }
    }
    #expect(try isCut("lineBreakMode=\"clip\""))
    #expect(try !isCut("lineBreakMode=\"tailTruncation\""))
  }

  private static func texts(_ attributes: String, _ content: String = "") throws -> [DrawnElement] {
    try elements(attributes, content).filter { $0.name == "text" }
  }

  private static func elements(
    _ attributes: String, _ content: String = "", width: Int = 200
  ) throws -> [DrawnElement] {
    try DrawnDocument(
      """
      <label text="A text to read" \(attributes) id="v"><rect key="frame" x="10" y="20" width="\(width)" height="21"/>\
      \(content)</label>
      """
    ).elements(of: "v")
  }
}
