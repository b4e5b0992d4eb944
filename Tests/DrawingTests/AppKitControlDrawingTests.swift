import Testing

@testable import Drawing
@testable import StackModel

/// Controls of macOS in their kinds and states.
@Suite struct AppKitControlDrawingTests {
  @Test(arguments: [24.0, 32, 50]) func pushButtonKeepsTheHeightOfItsBezel(height: Double) throws {
    let bezel = try #require(try Self.button("type=\"push\" title=\"OK\" bezelStyle=\"rounded\"", height: height).first)
    #expect(bezel.name == "rect")
    #expect(bezel.number("height") >= 19 && bezel.number("height") <= 22)
  }

  @Test(arguments: [("rounded", 4.0...5), ("smallSquare", 0...0), ("inline", 9...12)])
  func bezelHasTheCornersOfItsStyle(style: String, radius: ClosedRange<Double>) throws {
    let bezel = try Self.button("type=\"bevel\" title=\"OK\" bezelStyle=\"\(style)\"", height: 24).first
    #expect(radius.contains(try #require(bezel).number("rx")))
  }

  @Test func circularButtonIsACircle() throws {
    let bezel = try #require(try Self.button("type=\"round\" bezelStyle=\"circular\"", height: 40).first)
    #expect(bezel.number("width") == bezel.number("height"))
    #expect(bezel.number("rx") == bezel.number("width") / 2)
  }

  @Test func disclosureButtonHasAChevron() throws {
    func hasChevron(_ style: String) throws -> Bool {
      try Self.button("type=\"roundedDisclosure\" bezelStyle=\"\(style)\"", height: 26).contains { $0.name == "path" }
    }
    #expect(try hasChevron("roundedDisclosure"))
    #expect(try !hasChevron("rounded"))
  }

  @Test func imageIsFaintBelowTheTitleOverIt() throws {
    func isFaint(_ position: String) throws -> Bool {
      try Self.button(
        "type=\"bevel\" title=\"OK\" bezelStyle=\"regularSquare\" image=\"NSAddTemplate\" imagePosition=\"\(position)\"",
        height: 24
      ).contains { $0["opacity"] != nil }
    }
    #expect(try isFaint("overlaps"))
    #expect(try !isFaint("left"))
  }

  @Test func mixedCheckboxHasAMarkOfItsOwn() throws {
    let marks = try ["on", "mixed", "off"].map { state in
      try Self.check("state=\"\(state)\"").first { $0.name == "path" }?["d"]
    }
    #expect(Set(marks).count == 3)
    #expect(marks[2] == nil)
  }

  @Test func boxBehindATitleStandsAtTheEnd() throws {
    func x(_ position: String) throws -> Double {
      try #require(try Self.check("imagePosition=\"\(position)\"").first { $0.name == "rect" }).number("x")
    }
    #expect(try x("left") < 5)
    #expect(try x("right") > 60)
  }

  @Test func boxOfALanguageFromRightToLeftChangesItsSide() throws {
    func x(_ position: String) throws -> Double {
      let options = LayoutOptions(language: .rightToLeft)
      return try #require(try Self.check("imagePosition=\"\(position)\"", options).first { $0.name == "rect" }).number(
        "x")
    }
    #expect(try x("leading") > 60)
    #expect(try x("trailing") < 5)
    #expect(try x("left") < 5)
  }

  @Test(arguments: [
    ("switch", "<switch state=\"on\" ENABLED id=\"v\">FRAME</switch>"),
    ("slider", "<slider id=\"v\">FRAME<sliderCell key=\"cell\" ENABLED/></slider>"),
    (
      "field",
      "<textField id=\"v\">FRAME<textFieldCell key=\"cell\" borderStyle=\"bezel\" title=\"A\" ENABLED/></textField>"
    ),
    ("segments", "<segmentedControl id=\"v\">FRAME<segmentedCell key=\"cell\" ENABLED/></segmentedControl>"),
    ("checkbox", "<button id=\"v\">FRAME<buttonCell key=\"cell\" type=\"check\" ENABLED/></button>"),
  ])
  func disabledControlIsDimmed(name: String, element: String) throws {
    func isDimmed(_ attribute: String) throws -> Bool {
      let view = element.replacing("FRAME", with: Self.frame(120, 24)).replacing("ENABLED", with: attribute)
      return try Self.drawn(view).elements(of: "v").contains { $0["opacity"] == "0.5" }
    }
    #expect(try isDimmed("enabled=\"NO\""))
    #expect(try !isDimmed(""))
  }

  @Test func secureFieldHidesItsText() throws {
    func elements(_ cell: String) throws -> [DrawnElement] {
      try Self.drawn(
        """
        <secureTextField id="v">\(Self.frame(120, 22))<secureTextFieldCell key="cell" borderStyle="bezel" \(cell)/>\
        </secureTextField>
        """
      ).elements(of: "v")
    }
    let secret = try elements("title=\"key\"")
    #expect(secret.count { $0.name == "circle" } == 3)
    #expect(!secret.contains { $0.name == "text" })
    #expect(try elements("placeholderString=\"Password\"").contains { $0.text == "Password" })
  }

  @Test func tokensStandInCapsules() throws {
    let elements = try Self.drawn(
      """
      <tokenField id="v">\(Self.frame(200, 22))<tokenFieldCell key="cell" borderStyle="bezel" title="red, green"/></tokenField>
      """
    ).elements(of: "v")
    #expect(elements.filter { $0.name == "text" }.map(\.text) == ["red", "green"])
    #expect(elements.count { $0.name == "rect" } == 3)
  }

  @Test func separatedSegmentsHaveBezelsOfTheirOwn() throws {
    func bezels(_ style: String) throws -> Int {
      try Self.drawn(
        """
        <segmentedControl id="v">\(Self.frame(120, 24))<segmentedCell key="cell" style="\(style)"><segments><segment \
        label="A"/><segment label="B"/></segments></segmentedCell></segmentedControl>
        """
      ).elements(of: "v").count { $0.name == "rect" }
    }
    #expect(try bezels("rounded") == 1)
    #expect(try bezels("separated") == 2)
  }

  @Test func sliderHasItsTickMarks() throws {
    func marks(_ attributes: String) throws -> [Double] {
      try Self.drawn("<slider id=\"v\">\(Self.frame(116, 24))<sliderCell key=\"cell\" \(attributes)/></slider>")
        .elements(of: "v").filter { $0.name == "line" }.map { $0.number("x1") }
    }
    #expect(try marks("numberOfTickMarks=\"3\"") == [8, 58, 108])
    #expect(try marks("").isEmpty)
  }

  @Test func levelHasTheColorOfItsJudgment() throws {
    func fill(_ value: Int, _ limits: String) throws -> String? {
      try Self.drawn(
        """
        <levelIndicator id="v">\(Self.frame(100, 18))<levelIndicatorCell key="cell" doubleValue="\(value)" maxValue="10" \
        \(limits) levelIndicatorStyle="continuousCapacity"/></levelIndicator>
        """
      ).elements(of: "v").last { $0.name == "rect" }?.style
    }
    let limits = "warningValue=\"4\" criticalValue=\"8\""
    #expect(Set(try [2, 5, 9].map { try fill($0, limits) }).count == 3)
    #expect(try fill(9, "") == fill(2, limits))
    #expect(try fill(2, "warningValue=\"6\" criticalValue=\"3\"") == fill(9, limits))
  }

  @Test func relevancyIsManyThinBars() throws {
    let lines = try Self.drawn(
      """
      <levelIndicator id="v">\(Self.frame(100, 18))<levelIndicatorCell key="cell" doubleValue="5" maxValue="10" \
      levelIndicatorStyle="relevancy"/></levelIndicator>
      """
    ).elements(of: "v").filter { $0.name == "line" }
    #expect(lines.count == 50)
    #expect(lines.count { $0.style == lines[0].style } == 25)
  }

  @Test func datePickerHasWhatItsStyleSays() throws {
    func elements(_ style: String) throws -> [DrawnElement] {
      try Self.drawn(
        """
        <datePicker id="v">\(Self.frame(300, 150))<datePickerCell key="cell" datePickerStyle="\(style)"/></datePicker>
        """
      ).elements(of: "v")
    }
    #expect(try elements("textField").count { $0.name == "rect" } == 1)
    #expect(try elements("textFieldAndStepper").count { $0.name == "rect" } == 2)
    let calendar = try elements("clockAndCalendar")
    #expect(calendar.contains { $0.text == "31" })
    #expect(calendar.contains { $0.name == "circle" })
  }

  private static func frame(_ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private static func button(_ cell: String, height: Double) throws -> [DrawnElement] {
    try drawn(
      """
      <button fixedFrame="YES" id="v">\(frame(100, height))<buttonCell key="cell" borderStyle="border" \(cell)/></button>
      """
    ).elements(of: "v").filter { $0["data-id"] == nil }
  }

  private static func check(
    _ cell: String, _ options: LayoutOptions = LayoutOptions(macOSVersion: 15)
  ) throws -> [DrawnElement] {
    try DrawnDocument(
      "<button id=\"v\">\(frame(100, 18))<buttonCell key=\"cell\" type=\"check\" title=\"Box\" \(cell)/></button>",
      platform: .macOS, options: options
    ).elements(of: "v").filter { $0["data-id"] == nil }
  }

  private static func drawn(_ views: String) throws -> DrawnDocument {
    try DrawnDocument(views, platform: .macOS, options: LayoutOptions(macOSVersion: 15))
  }
}
