import TestSupport
import Testing

@testable import StackModel

/// Measures of AppKit's views that stored frames of public documents have in common. The numbers are those of the frames.
@Suite struct AppKitLawTests {
  /// A document with images in its resources.
  private func layout(tools: Int, images: String = "", _ view: String) throws -> DocumentLayout {
    let id = try #require(view.firstMatch(of: /id="(\w+)"/)).1
    let constraints = [("leading", "20"), ("top", "20")].map { attribute, constant in
      "<constraint firstItem=\"\(id)\" firstAttribute=\"\(attribute)\" secondItem=\"root\" secondAttribute=\"\(attribute)\" "
        + "constant=\"\(constant)\" id=\"\(attribute)\"/>"
    }
    let content = "<subviews>\(view)</subviews><constraints>\(constraints.joined())</constraints>"
    let text = macXib(tools: tools, content)
    return try macLayout(text.replacing("</document>", with: "<resources>\(images)</resources></document>"))
  }

  private func image(_ name: String, _ width: Int, _ height: Int) -> String {
    "<image name=\"\(name)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func button(_ type: String, image: String) -> String {
    macView(
      "button", "b", "",
      "<buttonCell key=\"cell\" type=\"\(type)\" image=\"\(image)\" imagePosition=\"only\" borderStyle=\"border\" id=\"c\">"
        + "<font key=\"font\" metaFont=\"system\"/></buttonCell>")
  }

  // MARK: - Buttons

  @Test(arguments: [(18_122, 14, 44), (18_122, 15, 45), (22_000, 21, 50), (24_408, 20, 39)])
  func pushButtonScalesItsOnlyTemplateImage(tools: Int, width: Int, frame: Double) throws {
    let layout = try layout(
      tools: tools, images: image("NSExampleTemplate", width, 13), button("push", image: "NSExampleTemplate"))
    #expect(layout.frame("b")?.width == frame)
  }

  @Test func pushButtonKeepsTheWidthOfAPicture() throws {
    let layout = try layout(tools: 22_000, images: image("logo", 26, 13), button("push", image: "logo"))
    #expect(layout.frame("b")?.width == 60)
  }

  @Test func texturedButtonWithAnImageSticksOutAtTheTop() throws {
    let layout = try layout(
      tools: 18_122, images: image("NSExampleTemplate", 14, 13), button("roundTextured", image: "NSExampleTemplate"))
    #expect(layout.frame("b").map { [$0.height, $0.x, 100 - $0.maxY] } == [23, 19, 19])
  }

  @Test func smallPushButtonBeforeBigSurHasLessPadding() throws {
    func width(_ tools: Int) throws -> Double? {
      let cell =
        "<buttonCell key=\"cell\" type=\"push\" title=\"A title\" borderStyle=\"border\" controlSize=\"small\" id=\"c\">"
      let font = "<font key=\"font\" metaFont=\"smallSystem\"/></buttonCell>"
      return try layout(tools: tools, macView("button", "b", "controlSize=\"small\"", cell + font)).frame("b")?.width
    }
    #expect(try width(22_000).flatMap { new in try width(14_313).map { new - $0 } } == 2)
  }

  private func titled(_ type: String, _ attributes: String, _ title: String = "Title", size: String = "regular")
    -> String
  {
    let font = "<font key=\"font\" metaFont=\"\(size == "small" ? "smallSystem" : "system")\"/>"
    return macView(
      "button", "b", "",
      "<buttonCell key=\"cell\" type=\"\(type)\" title=\"\(title)\" controlSize=\"\(size)\" \(attributes) id=\"c\">\(font)"
        + "</buttonCell>")
  }

  /// How far the frame sticks out at the left and at the top, its height, and what its title adds to the width.
  @Test(arguments: [
    (22_000, "regular", [3.0, 3, 25, 22]), (22_000, "small", [3, 3, 23, 18]), (24_408, "regular", [0, 0, 24, 24]),
  ])
  func squareBezelSticksOutOfItsRoundCorners(tools: Int, size: String, expected: [Double]) throws {
    func frame(_ border: String) throws -> Rect {
      let button = titled("bevel", "bezelStyle=\"regularSquare\" \(border)", size: size)
      return try #require(try layout(tools: tools, button).frame("b"))
    }
    let (bevel, plain) = (try frame("borderStyle=\"border\""), try frame(""))
    #expect([20 - bevel.x, bevel.maxY - 80, bevel.height, bevel.width - plain.width] == expected)
  }

  @Test func imageBesideATitleIsAsWideAsOneAlone() throws {
    let images = image("NSExampleTemplate", 18, 17)
    func width(_ attributes: String) throws -> Double {
      try #require(
        try layout(tools: 22_000, images: images, titled("push", "borderStyle=\"border\" " + attributes)).frame("b")
      ).width
    }
    #expect(try width("image=\"NSExampleTemplate\" imagePosition=\"left\"") - width("") == 16)
  }

  /// Before Big Sur the room for a title is there without one.
  @Test(arguments: [(14_490, 22.0), (22_000, 18), (24_408, 16)])
  func checkboxWithoutATitle(tools: Int, width: Double) throws {
    #expect(try layout(tools: tools, titled("check", "imagePosition=\"left\"", "")).frame("b")?.width == width)
  }

  /// How far a label of 13 points stands above a control on the same baseline, before Big Sur.
  @Test(arguments: [("check", 1.0), ("radio", 1)]) func labelBesideABoxOfYosemite(type: String, above: Double) throws {
    try expectLabel(above: above, titled(type, "imagePosition=\"left\""))
  }

  @Test func labelBesideASmallFieldOfYosemite() throws {
    let cell =
      "<textFieldCell key=\"cell\" borderStyle=\"bezel\" controlSize=\"small\" id=\"c\">"
      + "<font key=\"font\" metaFont=\"smallSystem\"/></textFieldCell>"
    try expectLabel(above: 3, macView("textField", "b", "", cell))
  }

  private func expectLabel(above: Double, _ control: String) throws {
    let held = constraints(
      "l.leading == root.leading\nl.top == root.top + 40\nb.leading == l.trailing\nb.firstBaseline == l.firstBaseline")
    let layout = try macLayout(macXib(tools: 14_490, "<subviews>\(label("l"))\(control)</subviews>" + held))
    let (text, box) = (try #require(layout.frame("l")), try #require(layout.frame("b")))
    #expect(text.y - box.y == above)
  }

  // MARK: - Level indicators

  @Test(arguments: [(14_490, [18.0, 62]), (22_000, [18, 62])])
  func levelIndicatorSticksOutBelow(tools: Int, frame: [Double]) throws {
    let cell = "<levelIndicatorCell key=\"cell\" id=\"c\"/>"
    let size = "<constraints><constraint firstAttribute=\"width\" constant=\"90\" id=\"w\"/></constraints>"
    let found = try layout(tools: tools, macView("levelIndicator", "v", "", cell + size)).frame("v")
    #expect(found.map { [$0.height, $0.y] } == frame)
  }

  // MARK: - The system

  @Test(arguments: [
    (11, 11, AppKitHost.catalina), (14, 13, .bigSur), (18, 17, .ventura), (18, 16, .ventura), (12, 12, nil),
  ])
  func imagesTellTheSystem(width: Int, height: Int, host: AppKitHost?) {
    let size = Size(width: Double(width), height: Double(height))
    #expect(AppKitHost(imageSizes: ["NSAddTemplate": size]) == host)
  }

  /// A document that Xcode 12 saved on macOS 10.15.
  @Test func systemGoesBeforeTheVersion() throws {
    let push = macView(
      "button", "b", "",
      "<buttonCell key=\"cell\" type=\"push\" title=\"OK\" borderStyle=\"border\" id=\"c\"><font key=\"font\" metaFont=\"system\"/>"
        + "</buttonCell>")
    func frame(_ images: String) throws -> Double? { try layout(tools: 17_506, images: images, push).frame("b")?.x }
    #expect(try frame("") == 13)
    #expect(try frame(image("NSActionTemplate", 14, 14)) == 14)
  }

  // MARK: - Boxes

  private static let contents: [(tools: Int, attributes: String, content: [Double])] = [
    (12_121, "title=\"Box\" borderType=\"line\"", [1, 1, 1, 15]),
    (14_490, "title=\"Box\" borderType=\"line\"", [3, 3, 3, 15]), (15_400, "title=\"Box\"", [3, 3, 3, 15]),
    (17_701, "title=\"Box\" borderType=\"line\"", [3, 3, 3, 15]),
    (18_122, "title=\"Box\" borderType=\"line\"", [4, 5, 4, 15]),
    (24_408, "title=\"Box\" borderType=\"line\"", [0, 0, 0, 12]),
    (12_121, "title=\"Box\"", [2, 2, 2, 15]), (12_121, "titlePosition=\"noTitle\" borderType=\"line\"", [1, 1, 1, 1]),
    (17_701, "titlePosition=\"noTitle\" borderType=\"line\"", [3, 3, 3, 3]),
    (18_122, "titlePosition=\"noTitle\" borderType=\"line\"", [4, 5, 4, 3]),
  ]

  /// From the frame's left, bottom, right and top.
  @Test(arguments: contents)
  func boxSurroundsItsContent(tools: Int, attributes: String, content: [Double]) throws {
    let view =
      "<view key=\"contentView\" id=\"inner\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"50\" height=\"30\"/></view>"
    let size = [("width", 100), ("height", 60)].map { name, length in
      "<constraint firstAttribute=\"\(name)\" constant=\"\(length)\" id=\"\(name)\"/>"
    }
    let layout = try layout(
      tools: tools, macView("box", "b", attributes, "\(view)<constraints>\(size.joined())</constraints>"))
    let (box, inner) = (try #require(layout.frame("b")), try #require(layout.frame("inner")))
    #expect([inner.x, inner.y, box.width - inner.maxX, box.height - inner.maxY] == content)
  }

  /// How far the frame sticks out of the alignment rectangle at the left.
  @Test(arguments: [(12_121, 0.0), (14_490, 3), (17_701, 3), (24_408, 0)])
  func newBoxSticksOutSinceMojave(tools: Int, left: Double) throws {
    let size = [("width", 100), ("height", 60)].map { name, length in
      "<constraint firstAttribute=\"\(name)\" constant=\"\(length)\" id=\"\(name)\"/>"
    }
    let box = macView("box", "b", "title=\"Box\"", "<constraints>\(size.joined())</constraints>")
    let layout = try layout(tools: tools, box)
    #expect(layout.frame("b").map { [20 - $0.x, $0.width - 100] } == [left, 2 * left])
  }

  // MARK: - Color wells and sliders

  @Test(arguments: [(20_037, [75.0, 30.0]), (22_505, [81, 34])])
  func colorWellSticksOutSinceVentura(tools: Int, frame: [Double]) throws {
    let size =
      "<constraint firstAttribute=\"width\" constant=\"75\" id=\"w\"/><constraint firstAttribute=\"height\" constant=\"30\" "
      + "id=\"h\"/>"
    let well = macView("colorWell", "b", "", "<constraints>\(size)</constraints>")
    #expect(try layout(tools: tools, well).frame("b").map { [$0.width, $0.height] } == frame)
  }

  /// How far the slider's frame begins below that of a label on the same baseline. Positions are stored upward.
  @Test(arguments: [
    (15_400, "", 2.0), (15_400, "numberOfTickMarks=\"5\" tickMarkPosition=\"above\"", 2), (21_701, "", 9),
  ])
  func sliderHasItsBaselineNearItsKnob(tools: Int, ticks: String, below: Double) throws {
    let cell = "<sliderCell key=\"cell\" sliderType=\"linear\" \(ticks) id=\"sc\"/>"
    let slider = macView("slider", "s", "verticalHuggingPriority=\"750\"", cell)
    let views = "<subviews>\(label("l"))\(slider)</subviews>"
    let held = constraints(
      "l.leading == root.leading\nl.top == root.top + 40\ns.leading == l.trailing\ns.width == 80\n"
        + "s.firstBaseline == l.firstBaseline")
    let layout = try macLayout(macXib(tools: tools, views + held))
    let (text, knob) = (try #require(layout.frame("l")), try #require(layout.frame("s")))
    #expect(text.y - knob.y == below)
  }

  // MARK: - Texts

  @Test func fieldInMenloIsAPointLower() throws {
    func height(_ font: String) throws -> Double? {
      let cell = "<textFieldCell key=\"cell\" borderStyle=\"bezel\" title=\"abc\" id=\"c\">\(font)</textFieldCell>"
      return try layout(tools: 22_000, macView("textField", "t", "", cell)).frame("t")?.height
    }
    #expect(try height("<font key=\"font\" size=\"13\" name=\"Menlo-Regular\"/>") == 20)
    #expect(try height("<font key=\"font\" metaFont=\"system\"/>") == 21)
  }

  @Test(arguments: [("largeTitle", 26), ("title2", 17), ("headline", 13), ("body", 13), ("caption1", 10)])
  func textStylesHaveTheSizesOfMacOS(style: String, size: Double) throws {
    let cell =
      "<textFieldCell key=\"cell\" title=\"abc\" id=\"c\"><font key=\"font\" textStyle=\"\(style)\"/></textFieldCell>"
    let document = try LayoutDocument(
      Array(macXib(tools: 22_000, "<subviews>\(macView("textField", "t", "", cell))</subviews>").utf8), path: "a.xib")
    let field = document.roots.flatMap(\.subtree).compactMap { $0 as? AppKitTextField }.first
    #expect(field?.font.pointSize(in: document.settings.text) == size)
    #expect(field?.font.weight == (style == "headline" ? .bold : .regular))
  }

  // MARK: - Stacks and constraints

  private func stack(_ attributes: String, _ views: String, width: Int, height: Int) -> String {
    let size = [("width", width), ("height", height)].map { name, length in
      "<constraint firstAttribute=\"\(name)\" constant=\"\(length)\" id=\"\(name)\"/>"
    }
    return macView(
      "stackView", "s", "orientation=\"horizontal\" \(attributes)",
      "<subviews>\(views)</subviews><constraints>\(size.joined())</constraints>")
  }

  private func label(_ id: String, size: Int = 13) -> String {
    macView(
      "textField", id, "",
      "<textFieldCell key=\"cell\" title=\"Label\" id=\"\(id)c\"><font key=\"font\" size=\"\(size)\" metaFont=\"system\"/></textFieldCell>"
    )
  }

  @Test func singleViewOfEqualCenteringIsInTheMiddle() throws {
    let layout = try layout(
      tools: 22_000, stack("distribution=\"equalCentering\"", label("l"), width: 150, height: 40))
    let frame = try #require(layout.frame("l"))
    #expect(frame.width < 60)
    #expect(abs((frame.x + frame.maxX) / 2 - 75) <= 0.5)
  }

  @Test func viewsAlignedByFirstBaselineStandAtTheTop() throws {
    let layout = try layout(
      tools: 22_000,
      stack("distribution=\"fill\" alignment=\"firstBaseline\"", label("l") + label("m"), width: 150, height: 60))
    #expect(["l", "m"].map { layout.frame($0)?.maxY } == [60, 60])
  }

  @Test func symbolicDistanceToASafeAreaIsAsWritten() throws {
    let inner = macView("customView", "v")
    let edges = [("leading", "v", "g"), ("top", "v", "g"), ("trailing", "g", "v"), ("bottom", "g", "v")].map {
      "<constraint firstItem=\"\($1)\" firstAttribute=\"\($0)\" secondItem=\"\($2)\" secondAttribute=\"\($0)\" "
        + "constant=\"20\" symbolic=\"YES\" id=\"\($0)\"/>"
    }
    let content =
      "<subviews>\(inner)</subviews><constraints>\(edges.joined())</constraints><viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
    #expect(try macLayout(macXib(content)).frame("v") == Rect(x: 20, y: 20, width: 160, height: 60))
  }
}
