import Testing

@testable import Drawing
@testable import StackModel

/// Controls and containers of macOS.
@Suite struct AppKitDrawingTests {
  @Test func tabViewShowsOnlyItsInitialTab() throws {
    func texts(_ initial: String) throws -> [String] {
      let items = ["One", "Two"].map { name in
        """
        <tabViewItem label="\(name)" id="item\(name)"><view key="view" id="view\(name)">\
        <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>\(Self.label("Page \(name)", id: name))</subviews>\
        </view></tabViewItem>
        """
      }
      return try Self.drawn(
        "<tabView \(initial) type=\"noTabsNoBorder\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" "
          + "height=\"100\"/><tabViewItems>\(items.joined())</tabViewItems></tabView>"
      ).elements(named: "text").map(\.text)
    }
    #expect(try texts("") == ["Page One"])
    #expect(try texts("initialItem=\"itemTwo\"") == ["Page Two"])
  }

  @Test func titleOfAPopUpButtonStandsInTheMiddleOfItsBezel() throws {
    let drawn = try Self.drawn(
      """
      <popUpButton id="v"><rect key="frame" x="0" y="0" width="120" height="22"/><popUpButtonCell key="cell" type="push" \
      title="One" bezelStyle="rounded" borderStyle="borderAndBezel" controlSize="small" id="c">\
      <font key="font" metaFont="message" size="11"/></popUpButtonCell></popUpButton>
      """)
    let elements = drawn.elements(of: "v")
    let bezel = try #require(elements.first { $0.name == "rect" })
    let middle = bezel.number("y") + bezel.number("height") / 2
    let baseline = try #require(elements.first { $0.name == "text" }).number("y")
    #expect(abs(baseline - middle - 4) < 1)
  }

  @Test func imageOfAButtonStandsBesideItsTitle() throws {
    func places(_ position: String) throws -> (image: DrawnElement, title: DrawnElement) {
      let elements = try Self.drawn(
        """
        <button id="v"><rect key="frame" x="0" y="0" width="200" height="20"/><buttonCell key="cell" type="bevel" \
        title="Subtitles" image="bubble" imagePosition="\(position)" alignment="center" id="c"/></button>
        """
      ).elements(of: "v")
      return (
        try #require(elements.first { $0.name == "rect" }), try #require(elements.first { $0.name == "text" })
      )
    }
    let left = try places("left")
    #expect(left.image.number("x") + left.image.number("width") <= left.title.number("x"))
    #expect(left.title.number("x") - left.image.number("x") < 30)
    let right = try places("right")
    #expect(right.title.number("x") + right.title.number("textLength") <= right.image.number("x") + 1)
  }

  @Test func titleOfACheckboxIsNotCutOffForAFewPoints() throws {
    func text(width: Double) throws -> String? {
      try Self.drawn(
        """
        <button id="v"><rect key="frame" x="0" y="0" width="\(width)" height="18"/><buttonCell key="cell" type="check" \
        title="Remember this choice" id="c"/></button>
        """
      ).elements(named: "text").first?.text
    }
    #expect(try text(width: 150) == "Remember this choice")
    #expect(try text(width: 90)?.hasSuffix("…") == true)
  }

  @Test func labelThatClipsHasNoEllipsis() throws {
    func texts(_ mode: String) throws -> [String] {
      try Self.drawn(
        """
        <textField id="v"><rect key="frame" x="0" y="0" width="80" height="17"/><textFieldCell key="cell" \
        lineBreakMode="\(mode)" title="The visible part of it" id="c"/></textField>
        """
      ).elements(named: "text").map(\.text)
    }
    #expect(try texts("clipping") == ["The visible part of it"])
    #expect(try texts("truncatingTail").contains { $0.hasSuffix("…") })
  }

  @Test func labelHasAllLinesThatItsTextHas() throws {
    let drawn = try Self.drawn(
      """
      <textField id="v"><rect key="frame" x="0" y="0" width="200" height="34"/><textFieldCell key="cell" \
      lineBreakMode="clipping" id="c"><string key="title">First
      Second</string></textFieldCell></textField>
      """)
    #expect(drawn.elements(named: "text").map(\.text) == ["First", "Second"])
  }

  @Test(arguments: ["", "placeholderString=\"Filter\"", "title=\"Sea\""])
  func textOfASearchFieldStandsBesideTheGlass(text: String) throws {
    let elements = try Self.drawn(
      """
      <searchField id="v"><rect key="frame" x="0" y="0" width="120" height="22"/><searchFieldCell key="cell" \(text) \
      id="c"/></searchField>
      """
    ).elements(of: "v")
    #expect(try #require(elements.first { $0.name == "text" }).number("x") >= 22)
  }

  @Test func datePickerShowsTheElementsThatItHas() throws {
    func text(_ elements: String) throws -> String? {
      try Self.drawn(
        """
        <datePicker id="v"><rect key="frame" x="0" y="0" width="200" height="27"/><datePickerCell key="cell" id="c">\
        \(elements)</datePickerCell></datePicker>
        """
      ).elements(named: "text").first?.text
    }
    #expect(try text("<datePickerElements key=\"datePickerElements\" hour=\"YES\" minute=\"YES\"/>") == "9:41 AM")
    #expect(try text("<datePickerElements key=\"datePickerElements\" year=\"YES\"/>") == "1/ 1/2026")
  }

  @Test func segmentsAreAsWideAsTheirTitles() throws {
    let drawn = try Self.drawn(
      """
      <segmentedControl id="v"><rect key="frame" x="0" y="0" width="140" height="24"/><segmentedCell key="cell" id="c">\
      <segments><segment label="A long title"/><segment label="B"/></segments></segmentedCell></segmentedControl>
      """)
    #expect(drawn.elements(named: "text").map(\.text) == ["A long title", "B"])
  }

  @Test func rowsBeginBelowTheHeaderOfATable() throws {
    func y(_ header: String) throws -> Double? {
      try Self.drawn(
        """
        <scrollView id="s"><rect key="frame" x="0" y="0" width="200" height="100"/><clipView key="contentView" id="clip">\
        <rect key="frame" x="1" y="1" width="198" height="98"/><subviews><tableView \(header) id="t">\
        <rect key="frame" x="0" y="0" width="198" height="98"/></tableView></subviews></clipView>\
        \(header.isEmpty ? "" : Self.header)</scrollView>
        """
      ).elements(of: "t").last?.origin.y
    }
    let (with, without) = (try #require(try y("headerView=\"h\"")), try #require(try y("")))
    #expect(with - without == 25)
  }

  @Test(arguments: [("", 1.0), ("borderType=\"none\"", 0)])
  func headerOfATableStandsInsideOfTheBorder(border: String, inset: Double) throws {
    let drawn = try Self.drawn(
      """
      <scrollView \(border) id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>\(Self.header)</scrollView>
      """)
    let header = try #require(drawn.elements(of: "h").first { $0.name == "rect" })
    let scrollView = try #require(drawn.elements(of: "s").first { $0.name == "rect" })
    #expect(header.origin.x - scrollView.origin.x == inset && header.origin.y - scrollView.origin.y == inset)
    #expect(header.number("width") == 200 - 2 * inset)
  }

  @Test(arguments: [("", 103.0), ("<size key=\"intercellSpacing\" width=\"17\" height=\"0\"/>", 117)])
  func linesOfATableStandBetweenItsColumns(spacing: String, x: Double) throws {
    let columns = ["a", "b"].map { "<tableColumn width=\"100\" id=\"\($0)\"/>" }.joined()
    let lines = try Self.drawn(
      """
      <tableView id="v"><rect key="frame" x="0" y="0" width="300" height="100"/>\(spacing)\
      <tableColumns>\(columns)</tableColumns></tableView>
      """
    ).elements(of: "v").filter { $0.name == "line" }
    #expect(lines.map { $0.number("x1") } == [x])
  }

  @Test func textViewHasItsText() throws {
    func texts(_ content: String) throws -> [String] {
      try Self.drawn(
        "<textView id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"60\"/>\(content)</textView>"
      ).elements(named: "text").map(\.text)
    }
    let text = "<attributedString key=\"textStorage\"><fragment content=\"Notes\"/></attributedString>"
    #expect(try texts(text) == ["Notes"])
    #expect(try texts("").isEmpty)
  }

  @Test func colorsAreThoseOfMacOSAndNotOfIOS() throws {
    let label = Self.label("Dim", id: "v").replacing(
      "id=\"cell\"/>",
      with: "id=\"cell\"><color key=\"textColor\" name=\"secondaryLabelColor\" catalog=\"System\" "
        + "colorSpace=\"catalog\"/></textFieldCell>")
    let style = try #require(try Self.drawn(label).elements(named: "text").first?.style)
    #expect(style.contains("fill:#000000;fill-opacity:0.5"))
  }

  private static let header =
    "<tableHeaderView key=\"headerView\" id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"25\"/></tableHeaderView>"

  private static func label(_ text: String, id: String) -> String {
    """
    <textField id="\(id)"><rect key="frame" x="10" y="10" width="150" height="17"/><textFieldCell key="cell" \
    title="\(text)" id="cell"/></textField>
    """
  }

  private static func drawn(_ views: String) throws -> DrawnDocument { try DrawnDocument(views, platform: .macOS) }
}
