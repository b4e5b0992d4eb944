import Testing

@testable import Drawing
@testable import StackModel

/// What a picture has of each view.
@Suite struct ViewDrawingTests {
  @Test func labelHasItsLinesAtTheComputedBaselines() throws {
    let drawn = try DrawnDocument(
      """
      <label text="One line of words that needs a second" numberOfLines="0" id="l">\
      <rect key="frame" x="20" y="30" width="150" height="60"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """)
    let label = try #require(drawn.document.item(withID: "l") as? Label)
    let placed = try #require(
      label.texts(in: Size(width: 150, height: 60), settings: drawn.document.settings).first)
    let texts = drawn.elements(of: "l").filter { $0.name == "text" }
    #expect(texts.count == placed.layout.lines.count && texts.count > 1)
    for (text, line) in zip(texts, placed.layout.lines) {
      #expect(abs(text.number("y") - placed.y - line.baseline) < 0.01)
      #expect(text.origin == (20, 30))
      // Without the space after the last character.
      let seen = text.number("textLength") - text.number("letter-spacing")
      #expect(abs(seen - (line.fragments.first?.width ?? 0)) < 0.02)
    }
  }

  @Test func switchIsGreenOnlyWhenItIsOn() throws {
    let on = try DrawnDocument(Self.view("switch", "on=\"YES\""))
    let off = try DrawnDocument(Self.view("switch", "on=\"NO\""))
    #expect(on.elements(of: "v").contains { $0.style.contains("fill:#34c759") })
    #expect(!off.elements(of: "v").contains { $0.style.contains("fill:#34c759") })
  }

  @Test func hiddenViewIsOnlySeenInTheLayerOfFrames() throws {
    let view = Self.view("label", "text=\"Gone\" hidden=\"YES\"")
    let drawn = try DrawnDocument(view, layers: [.frames])
    #expect(try DrawnDocument(view).elements(of: "v").isEmpty)
    #expect(drawn.elements(in: .frames).contains { $0["stroke-dasharray"] != nil })
    #expect(drawn.elements(named: "text").isEmpty)
  }

  @Test func shownViewIsNotDashed() throws {
    let drawn = try DrawnDocument(Self.view("label", "text=\"Here\""))
    #expect(drawn.elements(named: "text").map(\.text) == ["Here"])
  }

  @Test func alphaIsTheOpacityOfTheGroup() throws {
    let drawn = try DrawnDocument(Self.view("view", "alpha=\"0.25\""))
    #expect(drawn.elements(of: "v").first?["opacity"] == "0.25")
  }

  @Test func clippingViewCutsItsSubviewsOff() throws {
    let inner = Self.view("label", "text=\"In\"", id: "inner")
    let clipping = try DrawnDocument(Self.view("view", "clipsSubviews=\"YES\"", children: inner))
    let open = try DrawnDocument(Self.view("view", "", children: inner))
    #expect(clipping.elements(named: "clipPath").count == 1)
    #expect(open.elements(named: "clipPath").isEmpty)
  }

  @Test func cornersAreRound() throws {
    let drawn = try DrawnDocument(
      Self.view(
        "view", "",
        children: nil,
        more: """
          <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">\
          <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """))
    let background = try #require(drawn.elements(of: "v").first { $0.name == "rect" })
    #expect(background["rx"] == "7")
    #expect(background.style.contains("#ff0000"))
  }

  @Test func inspectableCornersAndBordersAreThoseOfTheLayer() throws {
    let drawn = try DrawnDocument(
      Self.view(
        "view", "",
        more: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">\
          <integer key="value" value="6"/></userDefinedRuntimeAttribute>\
          <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><integer key="value" value="2"/>\
          </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="color" keyPath="borderColor">\
          <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """))
    let border = try #require(drawn.elements(of: "v").first { $0.name == "rect" })
    #expect(border["rx"] == "5")
    #expect(border["stroke-width"] == "2")
    #expect(border.style.contains("stroke:#ff0000"))
  }

  @Test func attributesOfOtherTypesAreNoLengths() throws {
    let drawn = try DrawnDocument(
      Self.view(
        "view", "",
        more: """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="borderWidth" value="YES"/>\
          </userDefinedRuntimeAttributes>
          """))
    #expect(drawn.elements(of: "v").allSatisfy { $0.name != "rect" })
    #expect(drawn.document.nib.diagnostics.isEmpty)
  }

  @Test func viewOfTheAppsOwnClassHasItsName() throws {
    let own = try DrawnDocument(Self.view("view", "customClass=\"GaugeView\""))
    let full = try DrawnDocument(
      Self.view("view", "customClass=\"GaugeView\"", children: Self.view("view", "", id: "inner")))
    let desktop = try DrawnDocument(Self.view("customView", "customClass=\"GaugeView\""), platform: .macOS)
    #expect(own.elements(named: "text").map(\.text) == ["GaugeView"])
    #expect(desktop.elements(named: "text").map(\.text) == ["GaugeView"])
    #expect(full.elements(named: "text").isEmpty)
  }

  @Test(arguments: ["switch", "slider", "stepper", "segmentedControl"])
  func disabledControlIsDimmed(element: String) throws {
    let disabled = try DrawnDocument(Self.view(element, "enabled=\"NO\""))
    let enabled = try DrawnDocument(Self.view(element, ""))
    #expect(disabled.elements(of: "v").contains { $0["opacity"] == "0.5" })
    #expect(!enabled.elements(of: "v").contains { $0["opacity"] == "0.5" })
  }

  @Test(arguments: [
    ("switch", "thumbTintColor"), ("slider", "thumbTintColor"), ("slider", "maximumTrackTintColor"),
  ])
  func partsOfControlsHaveTheirOwnColors(element: String, key: String) throws {
    let color = """
      <color key="\(key)" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """
    let drawn = try DrawnDocument(Self.view(element, "", more: color))
    #expect(drawn.elements(of: "v").contains { $0.style.contains("fill:#00ff00") })
  }

  @Test func clipViewOfMacOSCutsOffWhatIsLarger() throws {
    let inside = { (width: Int) in
      """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="60"/><clipView key="contentView" id="c">\
      <rect key="frame" x="1" y="1" width="98" height="58"/><subviews><view id="d">\
      <rect key="frame" x="0" y="0" width="\(width)" height="40"/></view></subviews></clipView></scrollView>
      """
    }
    #expect(try !DrawnDocument(inside(400), platform: .macOS).elements(named: "clipPath").isEmpty)
    #expect(try DrawnDocument(inside(80), platform: .macOS).elements(named: "clipPath").isEmpty)
  }

  @Test func popUpButtonKeepsTheHeightOfItsBezel() throws {
    let button = """
      <popUpButton id="v"><rect key="frame" x="0" y="0" width="120" height="90"/><popUpButtonCell key="cell" type="push" \
      title="One" bezelStyle="rounded" borderStyle="borderAndBezel" id="c"/></popUpButton>
      """
    let bezel = try DrawnDocument(button, platform: .macOS).elements(of: "v").first { $0.name == "rect" }
    #expect(try #require(bezel).number("height") < 26)
  }

  @Test func buttonTakesTheTintOfTheViewAroundIt() throws {
    let tint =
      "<color key=\"tintColor\" red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="80" height="40"/>\
      <state key="normal" title="Go"/></button>
      """
    let drawn = try DrawnDocument(
      Self.view("view", "", children: button, more: tint)
        + button.replacing("id=\"b\"", with: "id=\"other\""))
    #expect(drawn.elements(of: "b").contains { $0.name == "text" && $0.style.contains("fill:#00ff00") })
    #expect(!drawn.elements(of: "other").contains { $0.style.contains("fill:#00ff00") })
  }

  @Test func backgroundImageOfAButtonFillsItsBoundsBelowTheTitle() throws {
    func button(_ state: String) throws -> [DrawnElement] {
      try DrawnDocument(Self.view("button", "", more: "<state key=\"normal\" \(state)/>")).elements(of: "v")
    }
    let titled = try button("title=\"Go\" backgroundImage=\"plate\"")
    let place = try #require(titled.firstIndex { $0.name == "rect" })
    #expect((titled[place].number("width"), titled[place].number("height")) == (100, 40))
    #expect(try #require(titled.firstIndex { $0.name == "text" }) > place)
    // Over the frame alone a title can be read; without a title there is room for the picture.
    #expect(!titled.contains { $0.name == "path" })
    #expect(try button("backgroundImage=\"plate\"").contains { $0.name == "path" })
    #expect(try !button("title=\"Go\"").contains { $0.name == "rect" })
  }

  @Test(arguments: [
    ("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nDQ\n</string>", true),
    ("<string key=\"keyEquivalent\">&#13;</string>", true),
    ("<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nGw\n</string>", false),
    ("<string key=\"keyEquivalent\">DQ</string>", false), ("", false),
  ])
  func buttonThatReturnClicksHasTheAccentColor(keyEquivalent: String, isBlue: Bool) throws {
    let cell = """
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" borderStyle="border" id="c">\
      \(keyEquivalent)</buttonCell>
      """
    let drawn = try DrawnDocument(Self.view("button", "", more: cell), platform: .macOS)
    #expect(drawn.elements(of: "v").contains { $0.style.contains("fill:#007aff") } == isBlue)
  }

  @Test func darkBlurIsDark() throws {
    func style(_ name: String) throws -> String? {
      try DrawnDocument(Self.view("visualEffectView", "", more: "<blurEffect style=\"\(name)\"/>"))
        .elements(of: "v").first { $0.name == "rect" }?.style
    }
    for name in ["dark", "systemThickMaterialDark"] { #expect(try style(name)?.contains("fill:#000000") == true) }
    for name in ["light", "regular"] { #expect(try style(name)?.contains("fill:#ffffff") == true) }
  }

  @Test func placeholderOfMacOSIsLighterThanText() throws {
    func style(_ text: String) throws -> String? {
      let cell = "<textFieldCell key=\"cell\" \(text) borderStyle=\"bezel\" id=\"c\"/>"
      return try DrawnDocument(Self.view("textField", "", more: cell), platform: .macOS)
        .elements(named: "text").first?.style
    }
    #expect(try style("placeholderString=\"Name\"")?.contains("fill-opacity:0.25") == true)
    #expect(try style("title=\"Ada\" placeholderString=\"Name\"")?.contains("fill-opacity:0.85") == true)
  }

  @Test func namedColorsAreOthersInTheDark() throws {
    let label = Self.view(
      "label", "text=\"Hi\"", more: "<color key=\"textColor\" systemColor=\"labelColor\"/>")
    let light = try DrawnDocument(label)
    let dark = try DrawnDocument(label, appearance: .dark)
    #expect(light.elements(named: "text").allSatisfy { $0.style.contains("fill:#000000") })
    #expect(dark.elements(named: "text").allSatisfy { $0.style.contains("fill:#ffffff") })
    #expect(light.svg.drop { $0 != "/" } != dark.svg.drop { $0 != "/" })
  }

  @Test func textStartsAtTheRightFromRightToLeft() throws {
    let label = Self.view("label", "text=\"Word\" textAlignment=\"natural\"")
    let left = try DrawnDocument(label).elements(named: "text").first?.number("x")
    let right = try DrawnDocument(label, options: LayoutOptions(language: .rightToLeft))
      .elements(named: "text").first?.number("x")
    #expect(try #require(left) < 1)
    #expect(try #require(right) > 20)
  }

  @Test func macOSCountsUpwards() throws {
    let view = "<customView id=\"v\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"100\" height=\"40\"/></customView>"
    let drawn = try DrawnDocument(view, platform: .macOS)
    #expect(drawn.elements(of: "v").first?["transform"] == "translate(10 140)")
  }

  @Test func iOSCountsDownwards() throws {
    let drawn = try DrawnDocument(Self.view("view", ""))
    #expect(drawn.elements(of: "v").first?["transform"] == "translate(10 20)")
  }

  @Test(arguments: [
    "view", "label", "button", "textField", "textView", "imageView", "switch", "slider", "stepper",
    "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView", "searchBar",
    "tabBar", "toolbar", "navigationBar", "tableView", "collectionView", "scrollView", "stackView", "mapView",
    "wkWebView",
    "visualEffectView", "tableViewCell",
  ])
  func viewOfEachKindIsAGroupWithFiniteNumbers(element: String) throws {
    let drawn = try DrawnDocument(Self.view(element, "text=\"T\" title=\"T\""), layers: Set(DrawingLayer.allCases))
    #expect(drawn.elements(of: "v").count > 0)
    #expect(!drawn.svg.contains("nan") && !drawn.svg.contains("inf"))
  }

  private static func view(
    _ element: String, _ attributes: String, id: String = "v", children: String? = nil, more: String = ""
  ) -> String {
    """
    <\(element) \(attributes) id="\(id)"><rect key="frame" x="10" y="20" width="100" height="40"/>\
    \(children.map { "<subviews>\($0)</subviews>" } ?? "")\(more)</\(element)>
    """
  }
}
