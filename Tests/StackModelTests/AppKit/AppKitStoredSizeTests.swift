import TestSupport
import Testing

@testable import StackModel

/// Sizes that Interface Builder stored for controls of macOS in public documents, at both ends of the versions that
/// agree.
@Suite struct AppKitStoredSizeTests {
  private func frame(_ control: ControlElement, _ toolsVersion: Int) throws -> Rect? {
    let view = macView(control.element, "a", control.attributes, control.content)
    let corner = constraints("a.leading == root.leading + 20\na.top == root.top + 20")
    return try macLayout(macXib(tools: toolsVersion, "<subviews>\(view)</subviews>" + corner)).frame("a")
  }

  private static func field(_ size: Int, _ attributes: String = "", name: String = "system") -> ControlElement {
    let font = "<font key=\"font\" metaFont=\"\(name)\" size=\"\(size)\"/>"
    let cell =
      "<textFieldCell key=\"cell\" lineBreakMode=\"clipping\" title=\"x\" \(attributes)>\(font)</textFieldCell>"
    return ControlElement(element: "textField", content: cell)
  }

  private static func popUp(_ attributes: String, _ size: Int) -> ControlElement {
    let font = "<font key=\"font\" metaFont=\"system\" size=\"\(size)\"/>"
    let cell = """
      <popUpButtonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border" \(attributes)>\(font)\
      </popUpButtonCell>
      """
    return ControlElement(element: "popUpButton", content: cell)
  }

  private static func path(_ attributes: String) -> ControlElement {
    let cell = "<pathCell key=\"cell\" \(attributes)><font key=\"font\" metaFont=\"system\"/></pathCell>"
    return ControlElement(element: "pathControl", content: cell)
  }

  private static let push = ControlElement(
    element: "button",
    content: "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" title=\"Save\"/>")
  private static let check = ControlElement(
    element: "button", content: "<buttonCell key=\"cell\" type=\"check\" imagePosition=\"left\" title=\"On\"/>")

  private static let comboBox = ControlElement(
    element: "comboBox",
    content: "<comboBoxCell key=\"cell\" borderStyle=\"bezel\"><font key=\"font\" metaFont=\"system\"/></comboBoxCell>")

  private static let labels: [StoredControl] = [
    StoredControl(field(13), in: [.xcode8, .xcode10], height: 17, "77 labels, 99 %"),
    StoredControl(field(13), in: [.xcode11, .xcode26], height: 16, "293 labels, 95 %"),
    StoredControl(field(11), in: [.xcode11, .xcode26], height: 14, "94 labels, 94 %"),
    StoredControl(field(9), in: [.xcode13, .xcode26], height: 11, "9/9"),
    StoredControl(field(14), in: [.xcode13, .xcode16], height: 17, "49/49"),
    StoredControl(field(16), in: [.xcode11, .xcode16], height: 19, "9/9"),
    StoredControl(field(13, "borderStyle=\"bezel\""), in: [.xcode9], height: 22, "9/9"),
    StoredControl(field(13, "borderStyle=\"bezel\""), in: [.xcode12, .xcode16], height: 21, "41 fields, 95 %"),
    StoredControl(
      field(11, "borderStyle=\"bezel\" controlSize=\"small\""), in: [.xcode12, .xcode16], height: 19,
      "28 fields, 89 %"),
  ]

  private static let buttons: [StoredControl] = [
    StoredControl(popUp("", 13), in: [.xcode12, .xcode16], height: 25, "41/41"),
    StoredControl(popUp("", 13), in: [.xcode26], height: 24, "8/8"),
    StoredControl(popUp("controlSize=\"small\"", 11), in: [.xcode12, .xcode16], height: 22, "39 pop-up buttons, 87 %"),
    StoredControl(push, in: [.xcode12, .xcode16], height: 32, "regular push buttons"),
    StoredControl(push, in: [.xcode26], height: 24, "regular push buttons"),
    StoredControl(check, in: [.xcode12, .xcode16], height: 18, "regular checkboxes"),
  ]

  private static let others: [StoredControl] = [
    StoredControl(
      ControlElement(element: "box", attributes: "boxType=\"separator\" verticalHuggingPriority=\"750\""),
      in: [.xcode13, .xcode26], height: 5, "25 separators, 96 %"),
    StoredControl(
      ControlElement(element: "progressIndicator", attributes: "style=\"spinning\" controlSize=\"small\""),
      in: [.xcode8, .xcode26], width: 16, height: 16, "19/19"),
    StoredControl(
      path("pathStyle=\"popUp\""), in: [.xcode12, .xcode16], height: 25, "2/2 path controls, 2 repositories"),
    StoredControl(path("controlSize=\"small\""), in: [.xcode12, .xcode16], height: 20, "1/1 path control"),
    StoredControl(path(""), in: [.xcode12, .xcode16], height: 22, "1/1 path control"),
    StoredControl(ControlElement(element: "switch"), in: [.xcode13, .xcode16], width: 42, height: 25, "29/29"),
    StoredControl(comboBox, in: [.xcode12, .xcode16], height: 23, "3/4 combo boxes"),
    StoredControl(ControlElement(element: "colorWell"), in: [.xcode16], width: 44, height: 28, "15/15"),
  ]

  @Test(arguments: labels + buttons + others) func sizeIsTheStoredOne(stored: StoredControl) throws {
    try stored.expectSizes { try #require(try frame(stored.control, $0)).size }
  }

  /// The frame of a slider is 19 points high: 12 sliders, 83 %.
  @Test func sliderOfXcode9IsHighAsStored() throws {
    let slider = ControlElement(element: "slider", content: "<sliderCell key=\"cell\"/>")
    #expect(try frame(slider, .xcode9)?.height == 19)
  }

  /// Text begins 2 points inside the frame on both sides: 251 labels of 13 points, 86 %.
  @Test func labelExtendsByTwoPointsOnBothSides() throws {
    let frame = try #require(try frame(Self.field(13), .xcode13))
    #expect(frame.x == 18)
  }

  @Test(arguments: [
    ("slider", "<sliderCell key=\"cell\" numberOfTickMarks=\"5\" tickMarkPosition=\"below\"/>", 25.0),
    ("slider", "<sliderCell key=\"cell\" numberOfTickMarks=\"5\" tickMarkPosition=\"above\"/>", 24),
    ("slider", "<sliderCell key=\"cell\"/>", 19),
  ])
  func tickMarksMakeASliderThicker(element: String, cell: String, height: Double) throws {
    #expect(try frame(ControlElement(element: element, content: cell), .xcode9)?.height == height)
  }

  @Test func separatorIsLongWhereItDoesNotHug() throws {
    let horizontal = ControlElement(element: "box", attributes: "boxType=\"separator\" verticalHuggingPriority=\"750\"")
    let vertical = ControlElement(element: "box", attributes: "boxType=\"separator\" horizontalHuggingPriority=\"750\"")
    #expect(try frame(horizontal, .xcode16)?.height == 5)
    #expect(try frame(vertical, .xcode16)?.width == 5)
  }

  @Test func searchFieldIsAsHighAsARoundBezel() throws {
    let cell = "<searchFieldCell key=\"cell\" borderStyle=\"bezel\" bezelStyle=\"round\"/>"
    let search = try frame(ControlElement(element: "searchField", content: cell), .xcode16)
    let round = try frame(Self.field(13, "borderStyle=\"border\" bezelStyle=\"round\""), .xcode16)
    #expect(search?.height == 22)
    #expect(search?.height == round?.height)
    // Without a border of its own the element is still a search field.
    let bare = try frame(ControlElement(element: "searchField", content: "<searchFieldCell key=\"cell\"/>"), .xcode16)
    #expect(bare?.height == 22)
  }

  @Test(arguments: [("numberOfTickMarks=\"5\"", 5), ("", 0), ("numberOfTickMarks=\"-3\"", 0)])
  func levelIndicatorHasTickMarks(attributes: String, count: Int) throws {
    let indicator = controlElement("levelIndicator", "", "<levelIndicatorCell key=\"cell\" \(attributes)/>")
    #expect((try decodedView(indicator, macOS: true) as? AppKitLevelIndicator)?.numberOfTickMarks == count)
  }

  /// Widths that follow from the language and from stars.
  @Test(arguments: [
    ("datePicker", "<datePickerCell key=\"cell\" borderStyle=\"bezel\"/>"),
    ("levelIndicator", "<levelIndicatorCell key=\"cell\" levelIndicatorStyle=\"rating\"/>"),
  ])
  func widthThatNobodyElseKnowsIsTheStoredOne(element: String, cell: String) throws {
    let frame = "<rect key=\"frame\" x=\"20\" y=\"40\" width=\"96\" height=\"28\"/>"
    let view = { (cell: String) in macView(element, "a", "", frame + cell) }
    let corner = constraints("a.leading == root.leading + 20\na.top == root.top + 20")
    let layout = { (cell: String) in try macLayout(macXib(tools: 22505, "<subviews>\(view(cell))</subviews>" + corner))
    }
    let found = try layout(cell)
    #expect(found.frame("a")?.width == 96)
    #expect(found.diagnostics.filter { $0.ruleID == "ambiguous-layout" } == [])
    // A capacity has any width.
    let other = cell.replacing("rating", with: "continuousCapacity")
    if other != cell { #expect(try layout(other).diagnostics.contains { $0.ruleID == "ambiguous-layout" }) }
  }
}
