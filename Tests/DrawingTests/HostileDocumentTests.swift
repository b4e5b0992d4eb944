import Testing

@testable import Drawing
@testable import StackModel

/// Names, texts, colors and fonts of documents stay what they are: they end no attribute, open no tag, load nothing.
@Suite struct HostileDocumentTests {
  static let texts = [
    "\"><script>alert(1)</script>", "]]>", "</style><script/>", "'); background: url(javascript:alert(1))", "&amp;<!--",
    "}.n{fill:url(https://example.org/x)}",
  ]

  @Test(arguments: texts) func textStaysText(_ text: String) throws {
    let drawn = try DrawnDocument(Self.label(text: text, id: "l"), layers: Set(DrawingLayer.allCases))
    #expect(drawn.elements(named: "script").isEmpty)
    #expect(drawn.elements(named: "text").map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(arguments: texts) func idStaysInItsAttribute(_ id: String) throws {
    let drawn = try DrawnDocument(Self.label(text: "T", id: id), layers: Set(DrawingLayer.allCases))
    #expect(drawn.elements(named: "script").isEmpty)
    #expect(drawn.elements.contains { $0["data-id"] == id })
  }

  @Test(arguments: texts) func fontFamilyIsLeftOut(_ family: String) throws {
    let font =
      "<fontDescription key=\"fontDescription\" name=\"X\" family=\"\(Self.escaped(family))\" pointSize=\"12\"/>"
    let drawn = try DrawnDocument(Self.label(text: "T", id: "l", more: font))
    let sheet = try #require(drawn.elements(named: "style").first?.text)
    #expect(!sheet.contains("url") && !sheet.contains("alert"))
    #expect(
      drawn.elements(named: "text").allSatisfy { $0.style.hasPrefix("font-family:") || $0.style.contains(";fill:") })
  }

  @Test(arguments: texts) func colorNameIsNeverWritten(_ name: String) throws {
    let color = "<color key=\"textColor\" name=\"\(Self.escaped(name))\"/>"
    let drawn = try DrawnDocument(Self.label(text: "T", id: "l", more: color))
    #expect(!drawn.svg.contains("url(") && !drawn.svg.contains("alert"))
  }

  @Test(arguments: ["1e308", "-1e308", "-9223372036854775809", "nan", "0"])
  func levelIndicatorsHaveAtLeastOneSegment(maximum: String) throws {
    for style in ["rating", "discreteCapacity"] {
      let drawn = try DrawnDocument(
        """
        <levelIndicator id="l"><rect key="frame" x="0" y="0" width="100" height="18"/>\
        <levelIndicatorCell key="cell" levelIndicatorStyle="\(style)" maxValue="\(maximum)" \
        numberOfTickMarks="\(maximum)" id="c"/></levelIndicator>
        """, platform: .macOS)
      #expect(!drawn.elements.isEmpty)
    }
  }

  @Test(arguments: ["1e308", "-1e308", "nan", "inf", "1000000"]) func numbersAreFinite(_ number: String) throws {
    let drawn = try DrawnDocument(
      """
      <view id="v" alpha="\(number)"><rect key="frame" x="\(number)" y="0" width="\(number)" height="\(number)"/>\
      <color key="backgroundColor" red="\(number)" green="0" blue="0" alpha="1" colorSpace="custom"/></view>
      """, layers: Set(DrawingLayer.allCases))
    for element in drawn.elements {
      for name in ["x", "y", "width", "height", "r", "cx", "cy", "x1", "x2", "y1", "y2", "opacity"] {
        if let value = element[name] { #expect(Double(value)?.isFinite ?? false, "\(element.summary)") }
      }
    }
  }

  private static func label(text: String, id: String, more: String = "") -> String {
    """
    <label text="\(escaped(text))" id="\(escaped(id))"><rect key="frame" x="0" y="0" width="310" height="40"/>\(more)</label>
    """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
