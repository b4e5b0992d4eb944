import StackModel
import Testing

@testable import LayoutDrawing

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

  private static func view(
    _ element: String, _ attributes: String, id: String = "v", more: String = "", width: Int = 200, height: Int = 40
  ) -> String {
    """
    <\(element) \(attributes) id="\(id)"><rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>\
    \(more)</\(element)>
    """
  }
}
