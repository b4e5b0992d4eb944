import StackModel
import Testing

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
    #expect(try layout(check, Self.corner).frame("a") == Rect(x: 18, y: 63, width: 18, height: 18))
    #expect(try layout(check, Self.corner, tools: 24_500).frame("a") == Rect(x: 20, y: 64, width: 16, height: 16))
  }

  @Test func plainButtonIsAsLargeAsItsImage() throws {
    let view = button("a", "type=\"square\" imagePosition=\"only\" image=\"star\"")
    let text = macXib("<subviews>\(view)</subviews>" + constraints(Self.corner))
    let resources = "<resources><image name=\"star\" width=\"30\" height=\"10\"/></resources></document>"
    let document = text.replacing("</document>", with: resources)
    #expect(try macLayout(document).frame("a") == Rect(x: 20, y: 70, width: 30, height: 10))
  }

  @Test(arguments: [(9, 11.0), (10, 13), (11, 14), (13, 16), (15, 19), (16, 19), (20, 24)])
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

  @Test func sliderThatHugsSidewaysIsVertical() throws {
    let slider = macView(
      "slider", "a", "horizontalHuggingPriority=\"750\"", "<sliderCell key=\"cell\" controlSize=\"mini\"/>")
    let layout = try layout(slider, Self.corner + "a.height == 50")
    #expect(layout.frame("a") == Rect(x: 18, y: 28, width: 17, height: 54))
  }
}
