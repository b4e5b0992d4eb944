import Testing

@testable import Drawing
@testable import StackModel

/// What is drawn over a picture.
@Suite struct LayerTests {
  private static let form = """
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
    <rect key="frame" x="20" y="30" width="100" height="21"/></label>\
    <label text="Place" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
    <rect key="frame" x="140" y="30" width="60" height="21"/></label>
    """
  private static let constraints = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>\
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>\
    <constraint firstItem="a" firstAttribute="width" constant="100" id="c3"/>\
    <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="a" \
    secondAttribute="trailing" constant="8" id="c4"/>\
    <constraint firstItem="b" firstAttribute="firstBaseline" secondItem="a" secondAttribute="firstBaseline" id="c5"/>\
    <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="140" \
    priority="750" id="c6"/>
    """

  private static func drawn(_ layers: Set<DrawingLayer>, constraints: String = constraints) throws -> DrawnDocument {
    try DrawnDocument(form, constraints: constraints, layers: layers)
  }

  @Test func pictureWithoutLayersHasNone() throws {
    #expect(try !Self.drawn([]).svg.contains("layer-"))
  }

  @Test func eachLayerIsAGroupOfItsOwnInAFixedOrder() throws {
    let groups = try Self.drawn(Set(DrawingLayer.allCases)).elements
      .filter { $0.name == "g" }.compactMap { $0["class"] }.filter { $0.hasPrefix("layer-") }
    #expect(groups == DrawingLayer.allCases.map { "layer-\($0.rawValue)" })
  }

  @Test func framesAreOutlinedInTheCoordinatesOfThePicture() throws {
    let rects = try Self.drawn([.frames]).elements(in: .frames).filter { $0.name == "rect" }
    #expect(rects.count == 3)
    #expect(rects.contains { abs($0.number("x") - 20.25) < 0.3 && abs($0.number("y") - 30.25) < 0.3 })
  }

  @Test func whatIsInsideAHiddenViewHasNoLayers() throws {
    let stack = """
      <stackView hidden="YES" spacing="4" id="s"><rect key="frame" x="10" y="10" width="200" height="40"/><subviews>\
      <label text="A" id="a"><rect key="frame" width="98" height="40"/></label>\
      <label text="B" id="b"><rect key="frame" x="102" width="98" height="40"/></label></subviews></stackView>
      """
    let drawn = try DrawnDocument(stack, layers: Set(DrawingLayer.allCases))
    #expect(drawn.elements(in: .baselines).filter { $0.name == "line" }.isEmpty)
    #expect(drawn.elements(in: .stacks).filter { $0.name != "g" }.isEmpty)
    #expect(drawn.elements(in: .frames).filter { $0.name == "rect" }.count == 2)
  }

  @Test func constraintsHaveTheirConstants() throws {
    let texts = try Self.drawn([.constraints]).elements(in: .constraints).filter { $0.name == "text" }.map(\.text)
    #expect(texts.sorted() == ["100", "140 @750", "20", "30", "≥ 8"].sorted())
  }

  @Test func lineRunsBetweenTheEdges() throws {
    let lines = try Self.drawn([.constraints]).elements(in: .constraints).filter { $0.name == "line" }
    #expect(lines.contains { $0.number("x1") == 0 && $0.number("x2") == 20 && $0.number("y1") == $0.number("y2") })
    #expect(lines.contains { $0.number("y1") == 0 && $0.number("y2") == 30 && $0.number("x1") == $0.number("x2") })
  }

  @Test func inequalityIsDashed() throws {
    let lines = try Self.drawn([.constraints]).elements(in: .constraints).filter { $0.name == "line" }
    let dashed = lines.filter { $0["stroke-dasharray"] == "3 2" }
    #expect(dashed.map { $0.number("x1") } == [120])
  }

  @Test func conflictIsRed() throws {
    let other = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"50\" id=\"c7\"/>"
    let red = "stroke:#d70015"
    let broken = try Self.drawn([.constraints], constraints: Self.constraints + other)
    #expect(broken.elements(in: .constraints).contains { $0.style.contains(red) })
    #expect(try !Self.drawn([.constraints]).elements(in: .constraints).contains { $0.style.contains(red) })
  }

  @Test func constraintOfAnAmbiguousViewIsOrange() throws {
    let lines = try Self.drawn(
      [.constraints],
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
        id="c1"/>
        """
    ).elements(in: .constraints).filter { $0.name == "line" }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.style.contains("stroke:#d66600") })
  }

  @Test func distanceIsNeverNegative() throws {
    let trailing = """
      <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" secondItem="root" \
      secondAttribute="trailing" constant="-16" id="c9"/>
      """
    let texts = try Self.drawn([.constraints], constraints: Self.constraints + trailing).elements(in: .constraints)
      .map(\.text)
    #expect(texts.contains("≥ 16"))
  }

  @Test func ratioIsWrittenAsOne() throws {
    let drawn = try DrawnDocument(
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><rect key=\"frame\" width=\"160\" height=\"90\"/></view>",
      constraints: """
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" \
        id="c1"/>
        """, layers: [.constraints])
    #expect(drawn.elements(in: .constraints).map(\.text).contains("16:9"))
  }

  @Test func stackViewShowsGapsAndSettings() throws {
    let stack = """
      <stackView axis="vertical" spacing="12" alignment="center" id="s"><rect key="frame" x="10" y="10" width="200" \
      height="120"/><subviews><view id="a"><rect key="frame" width="200" height="54"/></view>\
      <view id="b"><rect key="frame" y="66" width="200" height="54"/></view></subviews></stackView>
      """
    let drawn = try DrawnDocument(stack, layers: [.stacks])
    let texts = drawn.elements(in: .stacks).filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("12") && texts.contains("fill · center"))
    #expect(drawn.elements(named: "clipPath").count == 1)
  }

  @Test func baselinesLieBelowTheText() throws {
    let drawn = try Self.drawn([.baselines])
    let lines = drawn.elements(in: .baselines).filter { $0.name == "line" }
    let text = try #require(drawn.elements(of: "a").first { $0.name == "text" })
    #expect(lines.count == 2)
    #expect(lines.contains { abs($0.number("y1") - text.origin.y - text.number("y")) < 1 })
  }

  @Test func marginsAreDrawnWhereTheyAreUsed() throws {
    let margin = """
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="m"/>
      """
    let used = try Self.drawn([.margins], constraints: margin).elements(in: .margins).filter { $0.name == "path" }
    let unused = try Self.drawn([.margins]).elements(in: .margins).filter { $0.name == "path" }
    #expect(used.count == unused.count + 1)
  }

  @Test func pinsStandBesideEachOther() throws {
    let drawn = try DrawnDocument(Self.form, constraints: Self.constraints, layers: [.findings]) { layout in
      let view = try #require(layout["a"]?.view)
      return [
        FindingPin(view, severity: .error, number: 1), FindingPin(view, severity: .warning, number: 2),
        FindingPin(View(), severity: .error, number: 3),
      ]
    }
    let marks = drawn.elements(in: .findings).filter { $0.name == "rect" }
    #expect(drawn.elements(in: .findings).filter { $0.name == "text" }.map(\.text) == ["1", "2"])
    #expect(marks.count == 2)
    #expect(marks.count == 2 && marks[0].number("x") - marks[1].number("x") >= 18)
  }
}
