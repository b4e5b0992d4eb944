import Testing

@testable import DocumentChanges
@testable import Formats

@Suite struct DiffTextWriterTests {
  private static func storyboard(_ views: String, controller: String = "", tools: Int = 22505) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)">
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c" customClass="LoginController" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(views)
                        </view>
    \(controller)
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """
  }

  static func label(_ id: String, _ text: String, _ inner: String = "", attributes: String = "") -> String {
    """
    <label text="\(text)" \(attributes)translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="0.0" y="0.0" width="\(text.count)" height="20"/>\(inner)</label>
    """
  }

  static func text(_ old: String, _ new: String, all: Bool = false, width: Int? = 80) throws -> String {
    let diff = try DocumentDiff(old: XMLTree(text: old), new: XMLTree(text: new))
    return DiffTextWriter(isColored: false, width: width).text(for: DiffReport(diff, showsAll: all), path: nil).string
  }

  /// The details of the change of an attribute, or of a color in an element, in a document of a platform.
  private static func details(_ platform: String, _ element: String, _ change: (String) -> String) throws -> String {
    let texts = ["1", "2"].map { value in
      """
      <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0"><objects>
      <\(element) id="a" \(change(value))</\(element)></objects></document>
      """
    }
    return try text(texts[0], texts[1], width: nil)
  }

  @Test(arguments: [
    ("CocoaTouch", "label", "numberOfLines", "lines 1 → 2"),
    ("CocoaTouch", "table", "numberOfLines", "number of lines 1 → 2"),
    ("CocoaTouch", "tableView", "rowHeight", "row height 1 → 2"),
    ("CocoaTouch", "slider", "minValue", "minimum 1 → 2"), ("Cocoa", "sliderCell", "minValue", "minimum 1 → 2"),
    ("CocoaTouch", "tableView", "separatorStyle", "separator 1 → 2"),
    ("Cocoa", "splitViewItem", "separatorStyle", "separator style 1 → 2"),
  ])
  func attributesHaveTheNameOfTheInspector(platform: String, element: String, attribute: String, expected: String)
    throws
  {
    #expect(try Self.details(platform, element) { "\(attribute)=\"\($0)\">" }.contains(expected))
  }

  @Test(arguments: [
    ("CocoaTouch", "label", "color white 100% → white 200%"),
    ("Cocoa", "textFieldCell", "text color white 100% → white 200%"),
  ])
  func partsHaveTheNameOfTheInspector(platform: String, element: String, expected: String) throws {
    let details = try Self.details(platform, element) { "><color key=\"textColor\" white=\"\($0)\"/>" }
    #expect(details.contains(": \(expected)"))
  }

  @Test func textsAreQuoted() throws {
    #expect(try Self.details("CocoaTouch", "label") { "text=\"Item\($0)\">" }.contains("text \"Item1\" → \"Item2\""))
    #expect(try Self.details("CocoaTouch", "label") { "userLabel=\"Item\($0)\">" }.contains("\"Item1\" → \"Item2\""))
    let identifier = try Self.details("CocoaTouch", "tableViewCell") { "reuseIdentifier=\"Item\($0)\">" }
    #expect(identifier.contains("identifier Item1 → Item2"))
  }

  @Test func treeListsWhatCameWithAView() throws {
    let old = Self.storyboard("")
    let new = Self.storyboard(
      """
      <subviews><view id="box"><subviews>\(Self.label("a", "Name"))<stackView id="row"><subviews>
      \(Self.label("b", "Mail"))</subviews></stackView></subviews></view></subviews>
      """)
    let diff = try DocumentDiff(old: XMLTree(text: old), new: XMLTree(text: new))
    let report = DiffReport(diff, showsTrees: true)
    #expect(
      DiffTextWriter(isColored: false, width: 80).text(for: report, path: nil).string == """
        LoginController
          + view (box) in view, with 3 objects
              label "Name" (a)
              stack view (row)
                label "Mail" (b)

        """)
    #expect(
      DiffMarkdownWriter().text(for: report, path: "Main").string.contains(
        """
        - added view (box) in view: with 3 objects
          - label "Name" (a)
          - stack view (row)
            - label "Mail" (b)

        """))
  }

  @Test func viewIsOneLineWithItsConstraintsAndOutlets() throws {
    let old = Self.storyboard("<subviews>\(Self.label("a", "Name"))</subviews>")
    let new = Self.storyboard(
      """
      <subviews>\(Self.label("a", "Name"))\(Self.label("b", "Mail"))</subviews>
      <constraints>
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="8" id="k1"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="k2"/>
      </constraints>
      """, controller: "<connections><outlet property=\"mailLabel\" destination=\"b\" id=\"o\"/></connections>")
    #expect(
      try Self.text(old, new) == """
        LoginController
          + label "Mail" (b) in view, outlet mailLabel, 2 constraints

        """)
    #expect(
      try Self.text(new, old) == """
        LoginController
          - label "Mail" (b) in view, outlet mailLabel, 2 constraints

        """)
  }

  @Test func attributesHaveTheNamesOfTheInspector() throws {
    let color = { (red: String) in "<color key=\"textColor\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\"/>" }
    let old = Self.storyboard("<subviews>\(Self.label("a", "Name", color("0")))</subviews>")
    let new = Self.storyboard(
      "<subviews>\(Self.label("a", "Mail", color("1"), attributes: "numberOfLines=\"2\" hidden=\"YES\" "))</subviews>",
      tools: 23000)
    #expect(
      try Self.text(old, new) == """
        LoginController (also settings of the save)
          ~ label "Mail" (a): text "Name" → "Mail", lines 2, hidden on,
                color #000000 → #FF0000

        """)
  }

  @Test func constraintsAreEquationsAndConnectionsHaveEnds() throws {
    let document = { (constant: Int, target: String) in
      Self.storyboard(
        """
        <subviews>\(Self.label("a", "Name"))\(Self.label("b", "Mail"))</subviews>
        <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="\(constant)" id="k"/>
        </constraints>
        """,
        controller: "<connections><outlet property=\"nameLabel\" destination=\"\(target)\" id=\"o\"/></connections>")
    }
    #expect(
      try Self.text(document(8, "a"), document(12, "b")) == """
        LoginController
          ~ constraint Mail.top = Name.bottom + 12: constant 8 → 12
          ~ outlet nameLabel of LoginController to label "Name"
                → outlet nameLabel of LoginController to label "Mail"

        """)
  }

  @Test func linesHaveAtMost80Columns() throws {
    let (old, new) = (String(repeating: "word ", count: 40), String(repeating: "word ", count: 39) + "other")
    let document = { (text: String, tools: Int) in
      Self.storyboard(
        "<subviews>\(Self.label("a", text, "<string key=\"toolTip\">\(text)</string>"))</subviews>", tools: tools
      )
      .replacing("LoginController", with: "VeryLongNameOfAControllerThatFillsMostOfTheFirstLineController")
    }
    let text = try Self.text(document(old, 1), document(new, 2))
    #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 80 }, "\(text)")
    #expect(text.contains("other"))
    let whole = try Self.text(document(old, 1), document(new, 2), width: nil)
    #expect(whole.split(separator: "\n").count == 2, "\(whole)")
  }

  @Test func sameChangeOfSeveralViewsIsOneLine() throws {
    let document = { (lines: Int) in
      let labels = ["a", "b", "d"].map { Self.label($0, "Name", attributes: "numberOfLines=\"\(lines)\" ") }
      return Self.storyboard("<subviews>\(labels.joined())</subviews>")
    }
    #expect(
      try Self.text(document(1), document(2)) == """
        LoginController
          ~ 3 labels (a, b, d): lines 1 → 2

        """)
  }

  @Test func constraintsThatOnlyGotNewIDsAreOneLine() throws {
    let document = { (ids: [String]) in
      Self.storyboard(
        """
        <subviews>\(Self.label("a", "Name"))</subviews>
        <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="\(ids[0])"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="\(ids[1])"/>
        </constraints>
        """)
    }
    #expect(
      try Self.text(document(["k", "l"]), document(["m", "n"])) == """
        LoginController
          ~ view (v), new ids: 2 constraints

        """)
  }

  @Test func viewsThatAreWrappedMoveTogether() throws {
    let labels = Self.label("a", "Name") + Self.label("b", "Mail")
    let old = Self.storyboard("<subviews>\(labels)</subviews>")
    let new = Self.storyboard("<subviews><stackView id=\"k\"><subviews>\(labels)</subviews></stackView></subviews>")
    #expect(
      try Self.text(old, new) == """
        LoginController
          + stack view (k) in view
          → 2 objects from view to stack view, label "Name" (a), label "Mail" (b)

        """)
  }

  @Test func orderIsToldByTheViewThatMoved() throws {
    let (first, second) = (Self.label("a", "Name"), Self.label("b", "Mail"))
    let old = Self.storyboard("<subviews>\(first)\(second)\(Self.label("d", "Last"))</subviews>")
    let new = Self.storyboard("<subviews>\(second)\(Self.label("d", "Last"))\(first)</subviews>")
    #expect(
      try Self.text(old, new) == """
        LoginController
          → label "Name" (a) after label "Last" in view

        """)
  }

  @Test func noiseIsOneLineUnlessAskedFor() throws {
    let document = { (width: Int) in
      Self.storyboard(
        "<subviews><label translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"20\"/></label></subviews>",
        tools: width)
    }
    #expect(try Self.text(document(10), document(20)) == "  1 frame, settings of the save\n")
    #expect(try Self.text(document(10), document(20), all: true).contains("frame (0, 0, 10, 20) → (0, 0, 20, 20)"))
    #expect(try Self.text(document(10), document(10)).isEmpty)
  }
}
