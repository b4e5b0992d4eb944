import StackModel
import Testing

/// Sizes that Interface Builder stored for controls of macOS in public documents, at both ends of the versions that agree.
@Suite struct AppKitStoredSizeTests {
  /// An element with attributes and children.
  struct Control: Sendable, CustomStringConvertible {
    let element: String
    var attributes = ""
    var content = ""

    var description: String { "\(element) \(attributes) \(content)" }
  }

  private static let xcode8 = 11_762
  private static let xcode9 = 13_771
  private static let xcode10 = 14_460
  private static let xcode11 = 15_505
  private static let xcode12 = 17_701
  private static let xcode13 = 19_529
  private static let xcode16 = 23_504
  private static let xcode26 = 24_500

  private func frame(_ control: Control, _ toolsVersion: Int) throws -> Rect? {
    let view = macView(control.element, "a", control.attributes, control.content)
    let corner = constraints("a.leading == root.leading + 20\na.top == root.top + 20")
    return try macLayout(macXib(tools: toolsVersion, "<subviews>\(view)</subviews>" + corner)).frame("a")
  }

  private static func field(_ size: Int, _ attributes: String = "", name: String = "system") -> Control {
    let font = "<font key=\"font\" metaFont=\"\(name)\" size=\"\(size)\"/>"
    let cell =
      "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\" \(attributes)>\(font)</textFieldCell>"
    return Control(element: "textField", content: cell)
  }

  private static func popUp(_ attributes: String, _ size: Int) -> Control {
    let font = "<font key=\"font\" metaFont=\"system\" size=\"\(size)\"/>"
    let cell = """
      <popUpButtonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border" \(attributes)>\(font)\
      </popUpButtonCell>
      """
    return Control(element: "popUpButton", content: cell)
  }

  private static let push = Control(
    element: "button",
    content: "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" title=\"Save\"/>")
  private static let check = Control(
    element: "button", content: "<buttonCell key=\"cell\" type=\"check\" imagePosition=\"left\" title=\"On\"/>")

  /// What Interface Builder stored for a control.
  struct Stored: Sendable, CustomStringConvertible {
    let control: Control
    let toolsVersions: [Int]
    let width: Double?
    let height: Double
    /// How many of the controls without a size of their own have it.
    let evidence: String

    init(
      _ control: Control, in toolsVersions: [Int], width: Double? = nil, height: Double, _ evidence: String
    ) {
      self.control = control
      self.toolsVersions = toolsVersions
      self.width = width
      self.height = height
      self.evidence = evidence
    }

    var description: String { "\(control) \(toolsVersions)" }
  }

  private static let labels: [Stored] = [
    Stored(field(13), in: [xcode8, xcode10], height: 17, "77 labels, 99 %"),
    Stored(field(13), in: [xcode11, xcode26], height: 16, "293 labels, 95 %"),
    Stored(field(11), in: [xcode11, xcode26], height: 14, "94 labels, 94 %"),
    Stored(field(9), in: [xcode13, xcode26], height: 11, "9/9"),
    Stored(field(14), in: [xcode13, xcode16], height: 17, "49/49"),
    Stored(field(16), in: [xcode11, xcode16], height: 19, "9/9"),
    Stored(field(13, "borderStyle=\"bezel\""), in: [xcode9], height: 22, "9/9"),
    Stored(field(13, "borderStyle=\"bezel\""), in: [xcode12, xcode16], height: 21, "41 fields, 95 %"),
    Stored(
      field(11, "borderStyle=\"bezel\" controlSize=\"small\""), in: [xcode12, xcode16], height: 19, "28 fields, 89 %"),
  ]

  private static let buttons: [Stored] = [
    Stored(popUp("", 13), in: [xcode12, xcode16], height: 25, "41/41"),
    Stored(popUp("", 13), in: [xcode26], height: 24, "8/8"),
    Stored(popUp("controlSize=\"small\"", 11), in: [xcode12, xcode16], height: 22, "39 pop-up buttons, 87 %"),
    Stored(push, in: [xcode12, xcode16], height: 32, "regular push buttons"),
    Stored(push, in: [xcode26], height: 24, "regular push buttons"),
    Stored(check, in: [xcode12, xcode16], height: 18, "regular checkboxes"),
  ]

  private static let others: [Stored] = [
    Stored(
      Control(element: "box", attributes: "boxType=\"separator\" verticalHuggingPriority=\"750\""),
      in: [xcode13, xcode26], height: 5, "25 separators, 96 %"),
    Stored(
      Control(element: "progressIndicator", attributes: "style=\"spinning\" controlSize=\"small\""),
      in: [xcode8, xcode26], width: 16, height: 16, "19/19"),
    Stored(Control(element: "switch"), in: [xcode13, xcode16], width: 42, height: 25, "29/29"),
    Stored(Control(element: "colorWell"), in: [xcode16], width: 44, height: 28, "15/15"),
  ]

  @Test(arguments: labels + buttons + others) func sizeIsTheStoredOne(stored: Stored) throws {
    for toolsVersion in stored.toolsVersions {
      let size = try #require(try frame(stored.control, toolsVersion)).size
      #expect(size.height == stored.height, "\(toolsVersion), \(stored.evidence)")
      if let width = stored.width { #expect(size.width == width, "\(toolsVersion), \(stored.evidence)") }
    }
  }

  /// The frame of a slider is 19 points high: 12 sliders, 83 %.
  @Test func sliderOfXcode9IsHighAsStored() throws {
    #expect(try frame(Control(element: "slider", content: "<sliderCell key=\"cell\"/>"), Self.xcode9)?.height == 19)
  }

  /// Text begins 2 points inside the frame on both sides: 251 labels of 13 points, 86 %.
  @Test func labelExtendsByTwoPointsOnBothSides() throws {
    let frame = try #require(try frame(Self.field(13), Self.xcode13))
    #expect(frame.x == 18)
  }

  @Test(arguments: [
    ("slider", "<sliderCell key=\"cell\" numberOfTickMarks=\"5\"/>", 26.0),
    ("slider", "<sliderCell key=\"cell\"/>", 19),
  ])
  func tickMarksMakeASliderThicker(element: String, cell: String, height: Double) throws {
    #expect(try frame(Control(element: element, content: cell), Self.xcode9)?.height == height)
  }

  @Test func separatorIsLongWhereItDoesNotHug() throws {
    let horizontal = Control(element: "box", attributes: "boxType=\"separator\" verticalHuggingPriority=\"750\"")
    let vertical = Control(element: "box", attributes: "boxType=\"separator\" horizontalHuggingPriority=\"750\"")
    #expect(try frame(horizontal, Self.xcode16)?.height == 5)
    #expect(try frame(vertical, Self.xcode16)?.width == 5)
  }

  @Test func searchFieldIsAsHighAsARoundBezel() throws {
    let cell = "<searchFieldCell key=\"cell\" borderStyle=\"bezel\" bezelStyle=\"round\"/>"
    let search = try frame(Control(element: "searchField", content: cell), Self.xcode16)
    let round = try frame(Self.field(13, "borderStyle=\"border\" bezelStyle=\"round\""), Self.xcode16)
    #expect(search?.height == 22)
    #expect(search?.height == round?.height)
    // Without a border of its own the element is still a search field.
    let bare = try frame(Control(element: "searchField", content: "<searchFieldCell key=\"cell\"/>"), Self.xcode16)
    #expect(bare?.height == 22)
  }

  @Test(arguments: [("numberOfTickMarks=\"5\"", 5), ("", 0), ("numberOfTickMarks=\"-3\"", 0)])
  func levelIndicatorHasTickMarks(attributes: String, count: Int) throws {
    let indicator = controlElement("levelIndicator", "", "<levelIndicatorCell key=\"cell\" \(attributes)/>")
    #expect((try decodedView(indicator, macOS: true) as? AppKitLevelIndicator)?.numberOfTickMarks == count)
  }
}
