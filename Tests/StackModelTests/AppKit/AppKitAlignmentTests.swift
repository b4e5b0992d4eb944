import TestSupport
import Testing

@testable import StackModel

/// How far the frames of AppKit's controls stick out of what constraints align. A control at (20, 20) in a view that is
/// 100 points high has its alignment rectangle's top at y = 80.
@Suite struct AppKitAlignmentTests {
  private func frame(_ view: String, _ text: String = "", tools: Int = 22_000, resources: String = "") throws -> Rect? {
    let corner = "a.leading == root.leading + 20\na.top == root.top + 20\n"
    let document = macXib(tools: tools, "<subviews>\(view)</subviews>" + constraints(corner + text))
    let whole = document.replacing("</document>", with: "<resources>\(resources)</resources></document>")
    return try macLayout(whole).frame("a")
  }

  private func label(_ cell: String, font: String = "metaFont=\"system\"") -> String {
    macView(
      "textField", "a", "",
      "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\" \(cell)><font key=\"font\" \(font)/></textFieldCell>"
    )
  }

  private func button(_ cell: String) -> String {
    macView("button", "a", "", "<buttonCell key=\"cell\" \(cell)/>")
  }

  private func segments(_ cell: String) -> String {
    let segments = "<segments><segment width=\"32\"/><segment width=\"30\"/></segments>"
    return macView("segmentedControl", "a", "", "<segmentedCell key=\"cell\" \(cell)>\(segments)</segmentedCell>")
  }

  @Test func labelWithABackgroundIsAlignedByItsFrame() throws {
    let plain = try #require(try frame(label("")))
    let filled = try #require(try frame(label("drawsBackground=\"YES\"")))
    #expect(plain.x == 18)
    #expect(filled.x == 20)
    #expect(filled.width == plain.width)
  }

  @Test func lineOfABackgroundHasRoomForItsInsets() throws {
    let words = "title=\"one two\" drawsBackground=\"YES\""
    func height(_ width: Double, _ cell: String) throws -> Double? {
      let text = "<textFieldCell key=\"cell\" \(cell)><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
      return try frame(macView("textField", "a", "", text), "a.width == \(width)")?.height
    }
    let natural = try #require(try frame(label(words.replacing("title=\"one two\"", with: ""))))
    #expect(natural.height == 16)
    #expect(try height(100, words) == 16)
    #expect(try height(30, words) == 32)
  }

  @Test(arguments: [
    ("", 22_000, Rect(x: 18, y: 57, width: 67, height: 24)),
    ("trackingMode=\"momentary\"", 22_000, Rect(x: 17, y: 58, width: 69, height: 24)),
    ("controlSize=\"small\"", 22_000, Rect(x: 18, y: 60, width: 67, height: 21)),
    ("controlSize=\"small\" trackingMode=\"momentary\"", 22_000, Rect(x: 17, y: 61, width: 69, height: 21)),
    ("", 14_000, Rect(x: 18, y: 57, width: 67, height: 24)),
    ("style=\"roundRect\"", 22_000, Rect(x: 19, y: 61, width: 69, height: 20)),
    ("trackingMode=\"momentary\"", 24_500, Rect(x: 20, y: 56, width: 63, height: 24)),
  ])
  func segmentsThatAreButtonsStickOutFurther(cell: String, tools: Int, frame expected: Rect) throws {
    let found = try #require(try frame(segments(cell), tools: tools))
    #expect(found.x == expected.x)
    #expect(found.y == expected.y)
    #expect(found.height == expected.height)
  }

  @Test func widthOfSegmentsIsTheSameHoweverTheyTrack() throws {
    let choice = try frame(segments(""))?.width
    #expect(try frame(segments("trackingMode=\"momentary\""))?.width == choice)
    #expect(choice == 69)
  }

  @Test(arguments: [
    (14_000, Rect(x: 17, y: 55, width: 19, height: 27)), (22_000, Rect(x: 17, y: 56, width: 19, height: 28)),
    (24_500, Rect(x: 20, y: 54, width: 20, height: 26)),
  ])
  func stepperIsAlignedByItsDesign(tools: Int, expected: Rect) throws {
    #expect(try frame(macView("stepper", "a"), tools: tools) == expected)
  }

  @Test func stepperHasTheBaselineOfATextInItsMiddle() throws {
    let field = macView("textField", "b", "", "<textFieldCell key=\"cell\" borderStyle=\"bezel\"/>")
    let text = """
      b.leading == root.leading + 20\nb.top == root.top + 20\nb.width == 50
      a.leading == b.trailing + 8\na.firstBaseline == b.firstBaseline
      """
    let views = "<subviews>\(field)\(macView("stepper", "a"))</subviews>"
    let layout = try macLayout(macXib(tools: 24_500, views + constraints(text)))
    #expect(layout.frame("b") == Rect(x: 20, y: 56, width: 50, height: 24))
    #expect(layout.frame("a") == Rect(x: 78, y: 55, width: 20, height: 26))
  }

  @Test func smallProgressBarHasNoInsets() throws {
    let small = macView("progressIndicator", "a", "controlSize=\"small\" style=\"bar\"")
    #expect(try frame(small, "a.width == 50") == Rect(x: 20, y: 68, width: 50, height: 12))
    let regular = macView("progressIndicator", "a", "style=\"bar\"")
    #expect(try frame(regular, "a.width == 50") == Rect(x: 20, y: 61, width: 50, height: 20))
  }

  @Test func smallHelpButtonSticksOutEquallyAtBothSides() throws {
    let help = button("type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\" controlSize=\"small\"")
    let text = "b.leading == a.trailing + 10\nb.top == a.bottom\nb.width == 1\nb.height == 1"
    let views = help + macView("customView", "b")
    let document = macXib(
      "<subviews>\(views)</subviews>"
        + constraints("a.leading == root.leading + 20\na.top == root.top + 20\n" + text))
    let layout = try macLayout(document)
    #expect(layout.frame("a") == Rect(x: 19, y: 62, width: 18, height: 19))
    #expect(layout.frame("b")?.x == 46)
  }

  @Test func smallRadioButtonSticksOutHalfAPointAboveAndBelow() throws {
    let radio = button("type=\"radio\" controlSize=\"small\" title=\"x\" imagePosition=\"left\"")
    #expect(try frame(radio)?.y == 65.5)
    #expect(try frame(radio)?.height == 15)
  }

  @Test(arguments: [
    (14_000, Rect(x: 18, y: 56, width: 105, height: 25)), (22_000, Rect(x: 17, y: 56, width: 107, height: 25)),
  ])
  func popUpButtonSticksOutAsItsDesignSays(tools: Int, expected: Rect) throws {
    let cell = "<popUpButtonCell key=\"cell\" bezelStyle=\"rounded\" borderStyle=\"borderAndBezel\"/>"
    #expect(try frame(macView("popUpButton", "a", "", cell), "a.width == 100", tools: tools) == expected)
  }

  @Test func miniPopUpButtonSticksOutAtItsSides() throws {
    let cell = "<popUpButtonCell key=\"cell\" bezelStyle=\"rounded\" borderStyle=\"border\" controlSize=\"mini\"/>"
    let found = try frame(macView("popUpButton", "a", "", cell), "a.width == 50")
    #expect(found == Rect(x: 18, y: 64, width: 55, height: 16))
  }

  @Test func squarePopUpButtonSticksOutThreePointsAtTheTop() throws {
    let cell = "<popUpButtonCell key=\"cell\" bezelStyle=\"regularSquare\" borderStyle=\"border\"/>"
    let view = macView("popUpButton", "a", "", cell)
    #expect(
      try frame(view, "a.width == 100\na.height == 30") == Rect(x: 17, y: 46, width: 106, height: 37))
  }

  @Test func popUpButtonHasRoomForTheImagesOfItsItems() throws {
    func width(_ attributes: String, tools: Int = 22_000) throws -> Double? {
      let menu = "<menu key=\"menu\"><items><menuItem title=\"High\" \(attributes)/></items></menu>"
      let content = "<popUpButtonCell key=\"cell\" borderStyle=\"border\" title=\"High\">\(menu)</popUpButtonCell>"
      return try frame(macView("popUpButton", "a", "", content), tools: tools)?.width
    }
    let plain = try #require(try width(""))
    #expect(try width("image=\"high\"") == plain + 16)
    #expect(try width("image=\"high\"", tools: 24_500) == width("", tools: 24_500))
  }

  @Test func popUpButtonThatShowsAnImageHasNoRoomForItsTitle() throws {
    func width(_ cell: String) throws -> Double? {
      let content = "<popUpButtonCell key=\"cell\" borderStyle=\"border\" title=\"A long title\" \(cell)/>"
      return try frame(macView("popUpButton", "a", "", content))?.width
    }
    #expect(try width("imagePosition=\"only\"") == 39)
    #expect(try #require(try width("")) > 80)
  }
}

/// Images that are symbols since macOS 11, aligned by the height of capital letters.
@Suite struct AppKitSymbolTests {
  private static let resources = """
    <resources><image name="NSAddTemplate" width="18" height="17"/>\
    <image name="NSRemoveTemplate" width="18" height="5"/><image name="NSActionTemplate" width="20" height="20"/>\
    <image name="NSSmartBadgeTemplate" width="14" height="14"/><image name="picture" width="20" height="20"/>\
    <image name="play.circle.fill" catalog="system" width="15" height="15"/></resources></document>
    """

  private func frame(_ view: String, _ text: String, tools: Int = 22_000) throws -> Rect? {
    let corner = "a.leading == root.leading + 20\na.top == root.top + 20\n"
    let document = macXib(tools: tools, "<subviews>\(view)</subviews>" + constraints(corner + text))
    // The images are those of the system.
    let resources =
      tools < 17_000
      ? Self.resources.replacing("18\" height=\"17", with: "11\" height=\"11")
        .replacing("20\" height=\"20", with: "14\" height=\"14") : Self.resources
    return try macLayout(document.replacing("</document>", with: resources)).frame("a")
  }

  private func button(_ image: String) -> String {
    macView("button", "a", "", "<buttonCell key=\"cell\" type=\"square\" imagePosition=\"only\" image=\"\(image)\"/>")
  }

  private func imageView(_ image: String) -> String {
    macView("imageView", "a", "", "<imageCell key=\"cell\" image=\"\(image)\"/>")
  }

  @Test(arguments: [
    ("NSAddTemplate", Rect(x: 20, y: 58, width: 20, height: 24)),
    ("NSRemoveTemplate", Rect(x: 20, y: 63, width: 20, height: 15)),
    ("NSActionTemplate", Rect(x: 20, y: 57, width: 20, height: 26)),
    ("play.circle.fill", Rect(x: 20, y: 57, width: 20, height: 26)),
    ("NSSmartBadgeTemplate", Rect(x: 20, y: 60, width: 20, height: 20)),
    ("picture", Rect(x: 20, y: 60, width: 20, height: 20)),
  ])
  func buttonSticksOutByWhatItsSymbolIsHigher(image: String, expected: Rect) throws {
    #expect(try frame(button(image), "a.width == 20\na.height == 20") == expected)
  }

  @Test func symbolsWerePicturesBeforeXcode12() throws {
    let text = "a.width == 20\na.height == 20"
    #expect(try frame(button("NSAddTemplate"), text, tools: 16_000)?.height == 20)
    #expect(try frame(imageView("NSActionTemplate"), text, tools: 16_000)?.height == 20)
  }

  @Test func imageViewSticksOutFurtherAtTheTop() throws {
    let text = "a.width == 16\na.height == 16"
    #expect(try frame(imageView("NSActionTemplate"), text) == Rect(x: 20, y: 59.5, width: 16, height: 27))
    #expect(try frame(imageView("picture"), text) == Rect(x: 20, y: 64, width: 16, height: 16))
  }

  @Test func buttonShowsASymbolAtItsStandardScale() throws {
    #expect(try frame(button("NSActionTemplate"), "")?.size == Size(width: 15, height: 15))
  }
}
