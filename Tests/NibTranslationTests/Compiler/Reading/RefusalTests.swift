import Testing

@testable import Formats
@testable import NibTranslation

/// What is said of documents that do not compile.
@Suite struct RefusalTests {
  @Test func problemsComeInTheOrderOfTheDocument() throws {
    let fixture = CompilerFixture(
      subviews: """
        ⟦<stepper id="s">⟧</stepper><view ⟦contentMode="odd"⟧ id="w"/><button id="b"><connections>
        <action selector="go:" ⟦destination="gone"⟧ id="a"/></connections></button>⟦<mapView id="m"/>⟧
        """)
    let problems = try fixture.problems()
    #expect(problems.map(\.range) == fixture.source.marks)
  }

  @Test func idThatIsMissingIsNamedOnce() throws {
    let constraint = #"firstAttribute="top" secondItem="root" secondAttribute="top""#
    let fixture = CompilerFixture(
      objects: """
        <view id="root"><constraints><constraint ⟦firstItem="gone"⟧ \(constraint) id="c1"/>
        <constraint firstItem="gone" \(constraint) id="c2"/></constraints>
        <connections><outlet property="a" destination="gone" id="o"/></connections></view>
        """)
    let problems = try fixture.problems()
    #expect(problems.map(\.range) == fixture.source.marks)
    #expect(problems.map(\.message) == [#"firstItem="gone" refers to nothing that the nib has; connect it again"#])
  }

  @Test func referencesToAViewThatCannotBeCompiledAreNoProblems() throws {
    func fixture(_ name: String) -> CompilerFixture {
      CompilerFixture(
        objects: """
          <view id="root"><subviews>⟦<\(name) id="m"/>⟧</subviews><constraints>
          <constraint firstItem="m" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/></constraints>
          <connections><outlet property="map" destination="m" id="o"/></connections></view>
          """)
    }
    let problems = try fixture("mapView").problems()
    #expect(problems.map(\.range) == fixture("mapView").source.marks)
    #expect(try fixture("view").problems().isEmpty)
  }

  @Test func idThatAnotherObjectHasIsRefused() throws {
    func fixture(_ id: String) -> CompilerFixture {
      CompilerFixture(subviews: #"<view id="w"/><view ⟦id="\#(id)"⟧/>"#)
    }
    let problems = try fixture("w").problems()
    #expect(problems.map(\.range) == fixture("w").source.marks)
    #expect(problems.first?.message.contains(#"id="w""#) == true)
    #expect(try fixture("x").problems().isEmpty)
  }

  @Test func viewWithTheIdOfItsSuperviewIsRefused() throws {
    let fixture = CompilerFixture(subviews: #"<view id="root"/>"#)
    #expect(try fixture.problems().count == 1)
  }

  @Test(arguments: ["-1", "-2"]) func objectWithTheIdOfAPlaceholderIsRefused(_ id: String) throws {
    #expect(try CompilerFixture(subviews: #"<view id="\#(id)"/>"#).problems().count == 1)
  }

  @Test(arguments: ["UpstreamPlaceholder-1", "IBFilesOwner", "UINibTopLevelObjectsKey", "0", " ", "ü"])
  func idMayBeAnyText(_ id: String) throws {
    let nib = try CompilerFixture(
      subviews:
        #"<view id="\#(id)"><connections><outlet property="a" destination="\#(id)" id="o"/></connections></view>"#
    ).nib()
    #expect(nib.connections == ["a: UIView > UIView"])
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e999", "", "1 2", "٣"]) func numberThatIsNoneIsRefused(_ text: String)
    throws
  {
    let rect = #"<rect key="frame" x="\#(text)" y="0" width="1" height="1"/>"#
    #expect(
      try CompilerFixture(subviews: #"<view id="w">\#(rect)</view>"#).refusals() == [
        "x=\"\(text)\" is no number; write one"
      ])
  }

  @Test(arguments: [#"tag="2147483648""#, #"tag="1.5""#, #"tag="1e30""#]) func wholeNumberHasThirtyTwoBits(
    _ attribute: String
  ) throws {
    let refusals = try CompilerFixture(subviews: "<view \(attribute) id=\"w\"/>").refusals()
    #expect(refusals.count == 1 && refusals[0].contains("no whole number"))
    #expect(try CompilerFixture(subviews: #"<view tag="2147483647" id="w"/>"#).refusals().isEmpty)
  }

  @Test(arguments: ["1e39", "-1e300"]) func numberThatThirtyTwoBitsDoNotHoldIsRefused(_ text: String) throws {
    let refusals = try CompilerFixture(subviews: #"<view alpha="\#(text)" id="w"/>"#).refusals()
    #expect(refusals.count == 1 && refusals[0].contains("alpha="), "\(refusals)")
    #expect(try CompilerFixture(subviews: #"<view alpha="0.25" id="w"/>"#).refusals().isEmpty)
  }

  @Test(arguments: ["0", "0:1", "1:0", "1e300", "1e-400", "nan"]) func multiplierThatIsNoneIsRefused(_ text: String)
    throws
  {
    func refusals(_ text: String) throws -> [String] {
      try CompilerFixture(
        objects: """
          <view id="root"><subviews><view id="w"/></subviews><constraints><constraint firstItem="w" \
          firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="\(text)" id="c"/></constraints>
          </view>
          """
      ).refusals()
    }
    #expect(try refusals(text) == ["multiplier=\"\(text)\" is no number or ratio other than 0; write one"])
    #expect(try refusals("16:9").isEmpty)
  }

  @Test(arguments: ["high", "nan", "251; DROP", ""]) func priorityThatIsNoNumberIsRefused(_ text: String) throws {
    let refusals = try CompilerFixture(subviews: #"<view horizontalHuggingPriority="\#(text)" id="w"/>"#).refusals()
    #expect(refusals == ["horizontalHuggingPriority=\"\(text)\" is no number; write one"])
  }

  @Test func prioritiesOfAViewAreATextOfBothAxes() throws {
    let view = try CompilerFixture(subviews: #"<imageView verticalHuggingPriority="251" id="w"/>"#).object(
      "UIImageView")
    #expect(view.text("UIViewContentHuggingPriority") == "{250, 251}")
    #expect(view["UIViewContentCompressionResistancePriority"] == nil)
  }

  @Test func emptyClassIsRefused() throws {
    #expect(
      try CompilerFixture(subviews: #"<view customClass="" id="w"/>"#).refusals() == [
        "customClass is empty; name a class"
      ])
    #expect(try CompilerFixture(subviews: #"<view customClass="Card" id="w"/>"#).refusals().isEmpty)
  }

  @Test func constraintWithoutAnAttributeIsRefused() throws {
    let constraint = #"<constraints><constraint constant="4" id="c"/></constraints>"#
    let refusals = try CompilerFixture(subviews: "", beside: constraint).refusals()
    #expect(refusals == ["a constraint without a firstAttribute has no known compiled form; remove it"])
  }
}
