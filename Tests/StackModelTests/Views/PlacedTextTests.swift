import TestSupport
import Testing

@testable import StackModel

/// Where views draw the lines of their texts.
@Suite struct PlacedTextTests {
  private let settings: DocumentSettings

  init() throws {
    settings = try LayoutDocument(text: xib("")).settings
  }

  private func texts(_ view: View, _ width: Double, _ height: Double) -> [PlacedText] {
    view.texts(in: Size(width: width, height: height), settings: settings)
  }

  private func lines(_ view: View, _ width: Double, _ height: Double) -> [String] {
    texts(view, width, height).flatMap { $0.layout.lines.map(\.text) }
  }

  @Test func lineOfALabelIsInTheVerticalMiddle() throws {
    let text = try #require(texts(Label(text: "Name"), 100, 40.5).first)
    // The system font's line of 17 points is 20.5 points high with two pixels a point.
    #expect(text.layout.height == 20.5)
    #expect([text.x, text.y] == [0, 10])
    #expect(text.layout.lines.map(\.x) == [0])
  }

  @Test(arguments: [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.trailing, 1)])
  func alignmentDividesTheRoomBesideTheLine(alignment: TextAlignment, share: Double) throws {
    let label = Label(text: "Name")
    label.textAlignment = alignment
    let line = try #require(texts(label, 100, 20).first?.layout.lines.first)
    #expect(abs(line.x - (100 - line.width) * share) < 1e-9)
  }

  @Test func naturalTextBeginsAtTheRightOfAViewFromRightToLeft() throws {
    let label = Label(text: "Name")
    label.forcesRightToLeft = true
    let line = try #require(texts(label, 100, 20).first?.layout.lines.first)
    #expect(abs(line.x + line.width - 100) < 1e-9)
  }

  @Test func linesFollowEachOtherDownwards() throws {
    let label = Label(text: "one\ntwo\nthree", numberOfLines: 0)
    let text = try #require(texts(label, 100, 200).first)
    #expect(text.layout.lines.map(\.text) == ["one", "two", "three"])
    let baselines = text.layout.lines.map(\.baseline)
    #expect(baselines == baselines.sorted() && Set(baselines).count == 3)
    #expect(text.y + text.layout.height / 2 == 100)
  }

  @Test func labelDrawsOnlyTheLinesThatItsFrameHasRoomFor() {
    let label = Label(text: "one\ntwo\nthree", numberOfLines: 0)
    #expect(lines(label, 100, 62).count == 3)
    #expect(lines(label, 100, 42).count == 2)
    #expect(lines(label, 100, 5).count == 1)
    label.numberOfLines = 2
    #expect(lines(label, 100, 62).count == 2)
  }

  @Test(arguments: [
    (LineBreakMode.truncatingTail, "A…"), (.truncatingHead, "…e"), (.truncatingMiddle, "A…e"),
    (.clipping, "A long title"),
  ])
  func lineBreakModeSaysWhatIsLeft(mode: LineBreakMode, text: String) throws {
    let label = Label(text: "A long title")
    label.lineBreakMode = mode
    let line = try #require(lines(label, 40, 20).first)
    #expect(line.hasPrefix(String(text.prefix(1))))
    #expect(line.hasSuffix(String(text.suffix(1))))
    #expect(line.contains("…") == text.contains("…"))
  }

  @Test func nothingIsDrawnWithoutTextOrRoom() {
    #expect(texts(Label(text: ""), 100, 20).isEmpty)
    #expect(texts(Label(text: "a"), 0, 20).isEmpty)
    #expect(texts(Label(text: "a"), 20, 0).isEmpty)
    for view in [View(), Switch(), Slider(), Stepper(), ProgressView(), ImageView(), ScrollView(), StackView()] {
      #expect(texts(view, 100, 100).isEmpty)
    }
    #expect(!texts(Label(text: "a"), 20, 20).isEmpty)
  }

  @Test func textFieldKeepsAwayFromItsBorder() throws {
    let field = TextField("Name", borderStyle: .roundedRect)
    let text = try #require(texts(field, 100, 34).first)
    #expect(text.x == 7)
    field.borderStyle = .none
    #expect(texts(field, 100, 34).first?.x == 0)
    #expect(texts(field, 100, 34).first?.color == nil)
  }

  @Test func placeholderHasItsOwnColor() throws {
    let field = TextField()
    field.placeholder = "Name"
    let placeholder = try #require(texts(field, 100, 34).first)
    #expect(placeholder.layout.lines.map(\.text) == ["Name"])
    #expect(placeholder.color == Color(.system("placeholderTextColor")))
    field.text = "Ada"
    #expect(texts(field, 100, 34).first?.color == nil)
  }

  @Test func textViewBeginsInsideItsInsets() throws {
    let text = try #require(texts(TextView("one two"), 40, 100).first)
    #expect([text.x, text.y] == [5, 8])
    #expect(text.layout.lines.count == 2)
  }

  @Test func segmentsHaveTheirTitlesInTheMiddle() throws {
    let texts = texts(SegmentedControl(titles: ["One", "", "Three"]), 302, 32)
    #expect(texts.map { $0.layout.lines.map(\.text) } == [["One"], ["Three"]])
    // Three segments of 100 points with a point between two.
    let middles = texts.map { $0.x + $0.layout.lines[0].x + $0.layout.lines[0].width / 2 }
    #expect(zip(middles, [50, 252]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func titleOfAButtonIsInTheMiddle() throws {
    let text = try #require(texts(Button(title: "Save"), 100, 30).first)
    #expect(abs(text.x + text.layout.width / 2 - 50) < 1e-9)
    #expect(abs(text.y + text.layout.height / 2 - 15) < 1e-9)
  }

  @Test(arguments: [("left", 0.0), ("center", 0.5), ("right", 1), ("trailing", 1)])
  func titleFollowsTheContentAlignment(alignment: String, share: Double) throws {
    let button = try decodedView(
      controlElement(
        "button", "contentHorizontalAlignment=\"\(alignment)\"", "<state key=\"normal\" title=\"Save\"/>"))
    let text = try #require(button.flatMap { texts($0, 100, 30).first })
    #expect(abs(text.x - (100 - text.layout.width) * share) < 1e-9)
  }

  @Test(arguments: [("leading", 1.0), ("trailing", -1), ("top", 0), ("bottom", 0)])
  func titleMakesRoomForTheImageOfAConfiguration(placement: String, side: Double) throws {
    let configuration = """
      <buttonConfiguration key="configuration" style="plain" title="Save" image="dot" imagePadding="8" \
      imagePlacement="\(placement)"/>
      """
    let document = try LayoutDocument(
      text: xib("<subviews>\(controlElement("button", "", configuration))</subviews>").replacing(
        "</document>", with: "<resources><image name=\"dot\" width=\"40\" height=\"30\"/></resources></document>"))
    let button = try #require(document.item(withID: "a") as? Button)
    let text = try #require(button.texts(in: Size(width: 200, height: 100), settings: document.settings).first)
    // The image and 8 points beside it move the title by half of their length.
    #expect(abs(text.x + text.layout.width / 2 - 100 - side * 24) < 1e-9)
    let middle = text.y + text.layout.height / 2
    #expect(abs(middle - 50 - (placement == "top" ? 19 : placement == "bottom" ? -19 : 0)) < 1e-9)
  }

  @Test func colorsAreThoseOfTheDocument() throws {
    let label = try #require(
      try decodedView(
        controlElement(
          "label", "text=\"a\"", "<color key=\"textColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"))
        as? Label)
    #expect(label.textColor == Color(Color.Components(white: 0.5)))
    #expect(texts(label, 20, 20).first?.color == label.textColor)
    let state = "<state key=\"normal\" title=\"a\"><color key=\"titleColor\" systemColor=\"labelColor\"/></state>"
    let button = try #require(try decodedView(controlElement("button", "", state)) as? Button)
    #expect(button.titleColor == Color(.system("labelColor")))
    let view = try decodedView(
      controlElement(
        "view", "", "<color key=\"backgroundColor\" name=\"Brand\"/><color key=\"tintColor\" name=\"Tint\"/>"))
    #expect(view?.backgroundColor == Color(.asset("Brand")))
    #expect(view?.tintColor == Color(.asset("Tint")))
    #expect(View().backgroundColor == nil)
  }

  /// The lines of a field that is 60 points wide.
  private func fieldLines(_ cell: String, height: Int = 60) throws -> [PlacedText] {
    let field = controlElement("textField", "", "<textFieldCell key=\"cell\" \(cell)/>")
    let document = try LayoutDocument(text: macXib("<subviews>\(field)</subviews>"))
    let view = try #require(document.item(withID: "a") as? View)
    return view.texts(in: Size(width: 60, height: Double(height)), settings: document.settings)
  }

  @Test func lineFeedsEndTheLinesOfALabelThatDoesNotWrap() throws {
    func lines(_ cell: String) throws -> [String] { try fieldLines(cell).flatMap { $0.layout.lines.map(\.text) } }
    let short = "title=\"One&#10;Two\""
    #expect(try lines("\(short) lineBreakMode=\"clipping\"") == ["One", "Two"])
    #expect(try lines("\(short) lineBreakMode=\"truncatingTail\"") == ["One", "Two"])
    #expect(try lines("\(short) lineBreakMode=\"clipping\" usesSingleLineMode=\"YES\"").count == 1)
    let long = "title=\"A line that is too long\""
    #expect(try lines("\(long) lineBreakMode=\"clipping\"") == ["A line that is too long"])
    #expect(try lines("\(long) lineBreakMode=\"truncatingTail\"").allSatisfy { $0.hasSuffix("…") })
    #expect(try lines(long).count > 1)
  }

  @Test func textOfAHighFieldWrapsFromItsTop() throws {
    let bezel = "title=\"A line that is too long\" borderStyle=\"bezel\""
    let high = try #require(try fieldLines(bezel).first)
    #expect(high.y == 3 && high.layout.lines.count == 3)
    let low = try #require(try fieldLines(bezel, height: 22).first)
    #expect(low.layout.lines.count == 1 && low.y > 0 && low.y < 6)
    #expect(try fieldLines("\(bezel) lineBreakMode=\"clipping\"").first?.layout.lines.count == 1)
  }

  @Test(arguments: [
    ("textField", "<textFieldCell key=\"cell\" title=\"Name\"/>", "Name"),
    ("button", "<buttonCell key=\"cell\" type=\"push\" borderStyle=\"border\" title=\"Save\"/>", "Save"),
    ("button", "<buttonCell key=\"cell\" type=\"check\" imagePosition=\"left\" title=\"On\"/>", "On"),
    ("popUpButton", "<popUpButtonCell key=\"cell\" borderStyle=\"border\" title=\"One\"/>", "One"),
    (
      "segmentedControl",
      "<segmentedCell key=\"cell\"><segments><segment label=\"Two\"/></segments></segmentedCell>", "Two"
    ),
  ])
  func controlsOfMacOSDrawTheirTitles(element: String, cell: String, title: String) throws {
    let document = try LayoutDocument(text: macXib("<subviews>\(controlElement(element, "", cell))</subviews>"))
    let view = try #require(document.item(withID: "a") as? View)
    let texts = view.texts(in: Size(width: 120, height: 24), settings: document.settings)
    #expect(texts.flatMap { $0.layout.lines.map(\.text) } == [title])
    for text in texts {
      let line = try #require(text.layout.lines.first)
      #expect(text.x + line.x >= 0 && text.x + line.x + line.width <= 120)
    }
  }
}
