import Testing

@testable import Drawing
@testable import StackModel

/// Controls look as UIKit draws them in frames that are not their size.
@Suite struct ControlDrawingTests {
  @Test(arguments: [("switch", 51.0), ("stepper", 94)])
  func controlOfOneSizeKeepsItInALargerFrame(element: String, width: Double) throws {
    let drawn = try DrawnDocument(Self.view(element, "", width: 300, height: 60))
    let track = try #require(drawn.elements(of: "v").first { $0.name == "rect" })
    #expect(track.number("width") == width)
    #expect(track.number("x") == 0)
  }

  @Test func activityIndicatorKeepsItsSizeInTheMiddle() throws {
    let drawn = try DrawnDocument(Self.view("activityIndicatorView", "", width: 300, height: 100))
    let lines = drawn.elements(of: "v").filter { $0.name == "line" }
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(abs(line.number("x1") - 150) <= 10 && abs(line.number("y1") - 50) <= 10)
    }
  }

  @Test func indicatorThatStandsStillGivesWayToOtherContent() throws {
    let label = Self.view("label", "text=\"A long text to cover\"", id: "l", width: 300, height: 40)
    func lines(_ attributes: String) throws -> Int {
      try DrawnDocument(label + Self.view("activityIndicatorView", attributes, width: 100, height: 40))
        .elements(of: "v").count { $0.name == "line" }
    }
    #expect(try lines("") == 0)
    #expect(try lines("animating=\"YES\"") > 0)
  }

  @Test func insetsOfAButtonMoveItsTitleAndItsImage() throws {
    func places(_ insets: String) throws -> (title: Double, image: Double) {
      let drawn = try DrawnDocument(
        Self.view(
          "button", "contentHorizontalAlignment=\"left\"",
          more: "\(insets)<state key=\"normal\" title=\"Go\" image=\"plate\"/>", width: 300))
      let elements = drawn.elements(of: "v")
      return (
        try #require(elements.first { $0.name == "text" }).number("x"),
        try #require(elements.first { $0.name == "rect" }).number("x")
      )
    }
    let plain = try places("")
    let title = try places("<inset key=\"titleEdgeInsets\" minX=\"30\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>")
    let image = try places("<inset key=\"imageEdgeInsets\" minX=\"20\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>")
    #expect(abs(title.title - plain.title - 30) < 0.01 && title.image == plain.image)
    #expect(abs(image.image - plain.image - 20) < 0.01 && image.title == plain.title)
  }

  @Test func titleOfACustomButtonIsWhiteBesideAnImage() throws {
    func style(_ type: String) throws -> String? {
      try DrawnDocument(Self.view("button", type, more: "<state key=\"normal\" title=\"Go\" image=\"plate\"/>"))
        .elements(of: "v").first { $0.name == "text" }?.style
    }
    #expect(try #require(try style("")).contains("fill:#ffffff"))
    #expect(try #require(try style("buttonType=\"system\"")).contains("fill:#007aff"))
  }

  @Test func textBelowTheEdgeOfATextViewIsCutOff() throws {
    let words = String(repeating: "word ", count: 100)
    let clips = try DrawnDocument(Self.view("textView", "clipsSubviews=\"YES\" text=\"\(words)\""))
    #expect(!clips.elements(named: "clipPath").isEmpty)
    let open = try DrawnDocument(Self.view("textView", "text=\"\(words)\""))
    #expect(open.elements(named: "clipPath").isEmpty)
  }

  @Test func columnsOfADatePickerAreAsWideAsTheirTexts() throws {
    let drawn = try DrawnDocument(
      Self.view("datePicker", "datePickerMode=\"dateAndTime\" style=\"wheels\"", width: 300, height: 162))
    let texts = drawn.elements(named: "text").map(\.text)
    #expect(texts.contains("Wed Dec 31"))
    #expect(!texts.contains { $0.hasSuffix("…") })
  }

  @Test func knobHasAShadow() throws {
    let circles = try DrawnDocument(Self.view("slider", "")).elements(of: "v").filter { $0.name == "circle" }
    #expect(circles.count == 2 && circles[0].number("cy") > circles[1].number("cy"))
  }

  @Test func colorWellHasARingAroundItsColor() throws {
    func drawn(_ color: String) throws -> [DrawnElement] {
      try DrawnDocument(Self.view("colorWell", "", more: color, width: 28, height: 28)).elements(of: "v")
    }
    let red = try drawn("<color key=\"selectedColor\" systemColor=\"systemRedColor\"/>")
    #expect(red.count { $0.name == "path" } == 8)
    #expect(try #require(red.first { $0.name == "circle" }).style.contains("fill:#ff3b30"))
    #expect(try !drawn("").contains { $0.name == "circle" })
  }

  @Test func segmentShowsItsImage() throws {
    func count(_ segment: String) throws -> Int {
      try DrawnDocument(Self.view("segmentedControl", "", more: "<segments><segment \(segment)/></segments>"))
        .elements(of: "v").count { $0.name == "path" }
    }
    #expect(try count("title=\"\" image=\"star\" catalog=\"system\"") == 1)
    #expect(try count("title=\"Star\"") == 0)
  }

  @Test func momentarySegmentIsNotSelected() throws {
    func count(_ attributes: String) throws -> Int {
      let segments = "<segments><segment title=\"Back\"/><segment title=\"On\"/></segments>"
      return try DrawnDocument(Self.view("segmentedControl", attributes, more: segments))
        .elements(of: "v").count { $0.name == "rect" }
    }
    #expect(try count("selectedSegmentIndex=\"0\"") == 2)
    #expect(try count("selectedSegmentIndex=\"0\" momentary=\"YES\"") == 1)
  }

  @Test func stepperDimsTheSignAtItsLimit() throws {
    func styles(_ attributes: String) throws -> [String] {
      try DrawnDocument(Self.view("stepper", "minimumValue=\"0\" maximumValue=\"9\" \(attributes)", width: 94))
        .elements(of: "v").filter { $0.name == "line" }.dropFirst().map(\.style)
    }
    let (low, middle, high) = (try styles("value=\"0\""), try styles("value=\"5\""), try styles("value=\"9\""))
    #expect(middle[0] == middle[1])
    #expect(low[0] != middle[0] && low[1] == middle[1])
    #expect(high[0] == middle[0] && high[1] != middle[1])
    #expect(try styles("value=\"0\" wraps=\"YES\"") == middle)
  }

  @Test func imagesAtTheEndsOfASliderShortenItsTrack() throws {
    func drawn(_ attributes: String) throws -> (track: Double, images: Int) {
      let elements = try DrawnDocument(Self.view("slider", attributes)).elements(of: "v")
      return (
        try #require(elements.first { $0.name == "rect" }).number("width"), elements.count { $0.name == "path" }
      )
    }
    let (plain, images) = (
      try drawn(""), try drawn("minimumValueImage=\"moon\" maximumValueImage=\"star\" catalog=\"system\"")
    )
    #expect(plain.images == 0 && images.images == 2)
    #expect(images.track < plain.track - 40)
  }

  @Test func secureTextIsDots() throws {
    func count(_ traits: String, of name: String) throws -> Int {
      let traits = "<textInputTraits key=\"textInputTraits\" \(traits)/>"
      return try DrawnDocument(Self.view("textField", "text=\"abc\"", more: traits)).elements(named: name).count
    }
    let secure = "secureTextEntry=\"YES\""
    #expect(try count(secure, of: "circle") == 3 && count(secure, of: "text") == 0)
    #expect(try count("", of: "circle") == 0 && count("", of: "text") == 1)
  }

  @Test(arguments: [("always", "abc", true), ("whileEditing", "abc", false), ("always", "", false)])
  func textFieldHasAClearButton(mode: String, text: String, isShown: Bool) throws {
    let drawn = try DrawnDocument(Self.view("textField", "clearButtonMode=\"\(mode)\" text=\"\(text)\""))
    #expect(drawn.elements(of: "v").contains { $0.name == "path" } == isShown)
  }

  @Test func compactDatePickerIsDimmedIfItIsDisabled() throws {
    func isDimmed(_ attributes: String) throws -> Bool {
      try DrawnDocument(Self.view("datePicker", "style=\"compact\" \(attributes)"))
        .elements(of: "v").contains { $0["opacity"] == "0.5" }
    }
    #expect(try isDimmed("enabled=\"NO\""))
    #expect(try !isDimmed(""))
  }

  @Test(arguments: [
    ("datePicker", "datePickerMode=\"date\" style=\"inline\"", true), ("calendarView", "", true),
    ("datePicker", "datePickerMode=\"date\" style=\"wheels\"", false),
  ])
  func calendarShowsAMonth(element: String, attributes: String, isMonth: Bool) throws {
    let texts = try DrawnDocument(Self.view(element, attributes, width: 300, height: 300)).elements(named: "text")
    #expect(texts.map(\.text).contains("WED") == isMonth)
  }

  @Test func searchBarShowsItsScopes() throws {
    func texts(_ attributes: String) throws -> [String] {
      let titles = "<scopeButtonTitles><string>All</string><string>Unread</string></scopeButtonTitles>"
      return try DrawnDocument(Self.view("searchBar", attributes, more: titles, height: 100))
        .elements(named: "text").map(\.text)
    }
    #expect(try texts("showsScopeBar=\"YES\"") == ["All", "Unread"])
    #expect(try texts("") == [])
  }

  private static func view(
    _ element: String, _ attributes: String, id: String = "v", more: String = "", width: Int = 200, height: Int = 40
  ) -> String {
    """
    <\(element) \(attributes) id="\(id)"><rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>\
    \(more)</\(element)>
    """
  }
}
