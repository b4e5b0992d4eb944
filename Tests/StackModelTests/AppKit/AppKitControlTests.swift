import TestSupport
import Testing

@testable import StackModel

/// Sizes, alignment insets and baselines of AppKit's controls on Interface Builder's canvas.
@Suite struct AppKitControlTests {
  private func layout(_ views: String, _ text: String, tools: Int = 22_000) throws -> DocumentLayout {
    try macLayout(macXib(tools: tools, "<subviews>\(views)</subviews>" + constraints(text)))
  }

  private static let corner = "a.leading == root.leading + 20\na.top == root.top + 20\n"

  private func button(_ id: String, _ cell: String) -> String {
    macView("button", id, "", "<buttonCell key=\"cell\" \(cell)/>")
  }

  private func label(_ id: String, _ cell: String = "", size: Int = 13) -> String {
    let font = "<font key=\"font\" metaFont=\"system\" size=\"\(size)\"/>"
    return macView(
      "textField", id, "", "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" \(cell)>\(font)</textFieldCell>")
  }

  @Test(arguments: [
    (14_000, Rect(x: 14, y: 52, width: 112, height: 32)), (22_000, Rect(x: 13, y: 53, width: 114, height: 32)),
    (24_500, Rect(x: 20, y: 56, width: 100, height: 24)),
  ])
  func pushButtonSticksOutAsItsDesignSays(tools: Int, frame: Rect) throws {
    let push = button("a", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\"")
    #expect(try layout(push, Self.corner + "a.width == 100", tools: tools).frame("a") == frame)
  }

  @Test func smallControlsNameTheirSizeInTheCell() throws {
    let push = button("a", "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" controlSize=\"small\"")
    #expect(try layout(push, Self.corner + "a.width == 100").frame("a")?.height == 27)
  }

  @Test func checkboxWithoutTitleIsSquare() throws {
    let check = button("a", "type=\"check\" imagePosition=\"only\"")
    #expect(try layout(check, Self.corner).frame("a") == Rect(x: 18, y: 64, width: 18, height: 18))
    #expect(try layout(check, Self.corner, tools: 24_500).frame("a") == Rect(x: 20, y: 64, width: 16, height: 16))
  }

  @Test func plainButtonIsAsLargeAsItsImage() throws {
    let view = button("a", "type=\"square\" imagePosition=\"only\" image=\"star\"")
    let text = macXib("<subviews>\(view)</subviews>" + constraints(Self.corner))
    let resources = "<resources><image name=\"star\" width=\"30\" height=\"10\"/></resources></document>"
    let document = text.replacing("</document>", with: resources)
    #expect(try macLayout(document).frame("a") == Rect(x: 20, y: 70, width: 30, height: 10))
  }

  @Test(arguments: [(9, 11.0), (10, 13), (11, 14), (13, 16), (15, 19), (16, 19), (20, 24), (24, 28), (35, 41)])
  func labelHeightFollowsTheFontsSize(size: Int, height: Double) throws {
    let layout = try layout(label("a", "title=\"x\"", size: size), Self.corner)
    #expect(layout.frame("a")?.height == height)
  }

  @Test func labelWasAPointHigherBeforeXcode11() throws {
    #expect(try layout(label("a", "title=\"x\""), Self.corner, tools: 14_000).frame("a")?.height == 17)
  }

  @Test func centeredLabelIsFourPointsWider() throws {
    let plain = try layout(label("a", "title=\"Title\""), Self.corner).frame("a")
    let centered = try layout(label("a", "title=\"Title\" alignment=\"center\""), Self.corner).frame("a")
    #expect(plain?.width == centered.map { $0.width - 4 })
  }

  @Test(arguments: [(14_000, 22.0), (22_000, 21), (24_500, 24)])
  func bezelHeightFollowsTheDesign(tools: Int, height: Double) throws {
    let field = label("a", "borderStyle=\"bezel\"")
    #expect(try layout(field, Self.corner + "a.width == 50", tools: tools).frame("a")?.height == height)
  }

  @Test func bezelHeightFollowsTheFont() throws {
    #expect(try layout(label("a", "borderStyle=\"bezel\"", size: 11), Self.corner).frame("a")?.height == 19)
    #expect(try layout(label("a", "borderStyle=\"bezel\"", size: 14), Self.corner).frame("a")?.height == 22)
  }

  @Test func heavierFontsByTheirPurposeAreWider() throws {
    func width(_ metaFont: String) throws -> Double {
      let font = "<font key=\"font\" metaFont=\"\(metaFont)\" size=\"13\"/>"
      let cell =
        "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"Excluded Domains\">\(font)</textFieldCell>"
      return try layout(macView("textField", "a", "", cell), Self.corner).frame("a")?.width ?? 0
    }
    #expect(try width("system") < width("systemMedium"))
    #expect(try width("systemMedium") < width("systemSemibold"))
    #expect(try width("systemSemibold") < width("systemBold"))
  }

  @Test func labelsInHelveticaNeueRoundAscentAndDescent() throws {
    func height(_ size: Int) throws -> Double? {
      let font = "<font key=\"font\" name=\"HelveticaNeue\" size=\"\(size)\"/>"
      let cell = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\">\(font)</textFieldCell>"
      return try layout(macView("textField", "a", "", cell), Self.corner).frame("a")?.height
    }
    #expect(try height(7) == 8)
    #expect(try height(11) == 12)
  }

  /// Widths that Interface Builder stored for labels of single words.
  @Test(arguments: [("http://", "system", 41.0), ("Window:", "systemBold", 61)])
  func widthOfALabelIsTheStoredOne(title: String, font: String, width: Double) throws {
    let cell = """
      <textFieldCell key="cell" lineBreakMode="clipping" title="\(title)"><font key="font" metaFont="\(font)"/>\
      </textFieldCell>
      """
    #expect(try layout(macView("textField", "a", "", cell), Self.corner).frame("a")?.width == width)
  }

  @Test func labelsInInstalledSystemFontRoundAscentAndDescent() throws {
    let font = "<font key=\"font\" name=\"SFProText-Bold\" size=\"14\"/>"
    let cell = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\">\(font)</textFieldCell>"
    #expect(try layout(macView("textField", "a", "", cell), Self.corner).frame("a")?.height == 16)
    #expect(try layout(label("a", "title=\"x\"", size: 14), Self.corner).frame("a")?.height == 17)
  }

  @Test func framedImageSticksOut() throws {
    let image = macView("imageView", "a", "", "<imageCell key=\"cell\" imageFrameStyle=\"photo\"/>")
    let layout = try layout(image, Self.corner + "a.width == 30\na.height == 30")
    #expect(layout.frame("a") == Rect(x: 17, y: 47, width: 36, height: 36))
  }

  @Test func labelAndPushButtonShareTheirBaseline() throws {
    let views = button("a", "type=\"push\" borderStyle=\"border\"") + label("b", "title=\"x\"")
    let layout = try layout(views, Self.corner + "b.firstBaseline == a.firstBaseline\nb.leading == root.leading")
    #expect(layout.frame("a")?.y == 53)
    #expect(layout.frame("b")?.y == 63)
  }

  @Test func popUpButtonIsAlignedInsideItsShadow() throws {
    let cell = "<popUpButtonCell key=\"cell\" bezelStyle=\"rounded\" borderStyle=\"borderAndBezel\"/>"
    let layout = try layout(macView("popUpButton", "a", "", cell), Self.corner + "a.width == 100")
    #expect(layout.frame("a") == Rect(x: 17, y: 56, width: 107, height: 25))
  }

  @Test func segmentsAddALineEach() throws {
    let cell =
      "<segmentedCell key=\"cell\"><segments><segment width=\"32\"/><segment width=\"32\"/></segments></segmentedCell>"
    #expect(try layout(macView("segmentedControl", "a", "", cell), Self.corner).frame("a")?.width == 71)
  }

  /// What a control has beside its titles. Evidence: 6/6 controls with segments that fill it.
  @Test(arguments: [
    ("fill", ["Yes", "No"], 29.0), ("fill", ["Some", "Other", "Third", "Last"], 55),
    ("fit", ["Some", "Other", "Third", "Last"], 47),
  ])
  func segmentsThatFillTheControlHaveMoreRoom(distribution: String, titles: [String], room: Double) throws {
    let font = "<font key=\"font\" metaFont=\"system\"/>"
    let segments = titles.map { "<segment label=\"\($0)\"/>" }.joined()
    let cell = """
      <segmentedCell key="cell" segmentDistribution="\(distribution)">\(font)<segments>\(segments)</segments></segmentedCell>
      """
    let width = try layout(macView("segmentedControl", "a", "", cell), Self.corner).frame("a")?.width
    let texts = try titles.map { title in
      let cell = "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"\(title)\">\(font)</textFieldCell>"
      return try layout(macView("textField", "a", "", cell), Self.corner).frame("a").map { $0.width - 4 } ?? 0
    }
    #expect(width == texts.reduce(0, +) + room)
  }

  @Test func capsulesSegmentsAreAPointInsideOfTheirFrame() throws {
    let cell = """
      <segmentedCell key="cell" style="roundRect"><segments><segment width="32"/><segment width="32"/></segments>
      </segmentedCell>
      """
    let layout = try layout(macView("segmentedControl", "a", "", cell), Self.corner)
    #expect(layout.frame("a") == Rect(x: 19, y: 61, width: 71, height: 20))
  }

  @Test func sliderThatHugsSidewaysIsVertical() throws {
    let slider = macView(
      "slider", "a", "horizontalHuggingPriority=\"750\"", "<sliderCell key=\"cell\" controlSize=\"mini\"/>")
    let layout = try layout(slider, Self.corner + "a.height == 50")
    #expect(layout.frame("a") == Rect(x: 18, y: 28, width: 17, height: 54))
  }
}
