import Testing

@testable import Drawing
@testable import StackModel

/// Buttons look as their state, their alignment and their configuration say.
@Suite struct ButtonDrawingTests {
  private static let states = """
    <state key="normal" title="Send" image="plate"/>\
    <state key="disabled" title="Sent"/>\
    <state key="selected" image="bowl"><color key="titleColor" systemColor="systemRedColor"/></state>\
    <state key="highlighted" title="Sending"/>
    """

  @Test(arguments: [
    ("", "Send"), ("enabled=\"NO\"", "Sent"), ("selected=\"YES\"", "Send"), ("highlighted=\"YES\"", "Sending"),
    ("enabled=\"NO\" selected=\"YES\"", "Send"),
  ])
  func buttonHasTheTitleOfItsState(attributes: String, title: String) throws {
    #expect(try Self.texts("buttonType=\"system\" \(attributes)", Self.states).map(\.text) == [title])
  }

  @Test func titleHasTheColorOfItsState() throws {
    #expect(try Self.texts("buttonType=\"system\" selected=\"YES\"", Self.states)[0].style.contains("fill:#ff3b30"))
    #expect(try Self.texts("buttonType=\"system\"", Self.states)[0].style.contains("fill:#007aff"))
  }

  @Test func contentIsAtTheTopOrAtTheBottom() throws {
    func y(_ alignment: String) throws -> Double {
      try Self.texts(
        "buttonType=\"system\" contentVerticalAlignment=\"\(alignment)\"", "<state key=\"normal\" title=\"Go\"/>",
        height: 100)[0].number("y")
    }
    let (top, center, bottom) = (try y("top"), try y("center"), try y("bottom"))
    #expect(top < 20 && bottom > 90 && abs(top + bottom - 2 * center) < 0.1)
  }

  @Test func imageIsAtTheOtherSideFromRightToLeft() throws {
    func isImageFirst(_ attributes: String) throws -> Bool {
      let elements = try Self.elements("buttonType=\"system\" \(attributes)", Self.states)
      let image = try #require(elements.first { $0.name == "rect" }).number("x")
      return image < (try #require(elements.first { $0.name == "text" }).number("x"))
    }
    #expect(try isImageFirst(""))
    #expect(try !isImageFirst("semanticContentAttribute=\"forceRightToLeft\""))
  }

  @Test(arguments: [
    ("plain", nil), ("borderless", nil), ("bordered", "#787880"), ("borderedTinted", "#007aff"),
    ("borderedProminent", "#007aff"), ("glass", "#ffffff"), ("prominentGlass", "#007aff"),
  ])
  func configurationHasABackground(style: String, color: String?) throws {
    let rect = try Self.elements("", Self.configuration("style=\"\(style)\" title=\"Go\"")).first { $0.name == "rect" }
    guard let color else {
      #expect(rect == nil)
      return
    }
    #expect(try #require(rect).style.contains("fill:\(color)"))
  }

  @Test func buttonThatDeletesIsRed() throws {
    func fill(_ attributes: String) throws -> String {
      try #require(
        Self.elements(attributes, Self.configuration("style=\"filled\" title=\"Delete\"")).first { $0.name == "rect" }
      ).style
    }
    #expect(try fill("role=\"destructive\"").contains("fill:#ff3b30"))
    #expect(try fill("").contains("fill:#007aff"))
  }

  @Test func subtitleIsBelowTheTitle() throws {
    func texts(_ alignment: String) throws -> [DrawnElement] {
      try Self.texts(
        "",
        Self.configuration(
          "style=\"gray\" title=\"Go\" subtitle=\"To the next page\" titleAlignment=\"\(alignment)\""),
        height: 60)
    }
    let texts = try ["leading", "center", "trailing"].map(texts)
    for pair in texts {
      #expect(pair.map(\.text) == ["Go", "To the next page"])
      #expect(pair[0].number("y") < pair[1].number("y"))
    }
    #expect(texts[0][0].number("x") == texts[0][1].number("x"))
    #expect(texts[0][0].number("x") < texts[1][0].number("x") && texts[1][0].number("x") < texts[2][0].number("x"))
  }

  @Test func singleWordIsCutOffRatherThanBroken() throws {
    func texts(_ title: String) throws -> [String] {
      try Self.texts("", Self.configuration("title=\"\(title)\""), width: 120).map(\.text)
    }
    #expect(try texts("Congratulations").count == 1)
    #expect(try texts("Well deserved").count == 2)
  }

  private static func configuration(_ attributes: String) -> String {
    "<buttonConfiguration key=\"configuration\" \(attributes)/>"
  }

  private static func texts(
    _ attributes: String, _ content: String, width: Int = 200, height: Int = 40
  ) throws -> [DrawnElement] {
    try elements(attributes, content, width: width, height: height).filter { $0.name == "text" }
  }

  private static func elements(
    _ attributes: String, _ content: String, width: Int = 200, height: Int = 40
  ) throws -> [DrawnElement] {
    try DrawnDocument(
      """
      <button \(attributes) id="v"><rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>\(content)</button>
      """
    ).elements(of: "v")
  }
}
