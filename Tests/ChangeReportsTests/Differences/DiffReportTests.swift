import DocumentDiff
import Testing
import XMLSource

@testable import ChangeReports

/// What people read about changes.
@Suite struct DiffReportTests {
  private func report(_ old: String, _ new: String) throws -> DiffReport {
    let trees = try [old, new].map { views in
      try XMLTree(
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>\
          <scene sceneID="s"><objects><viewController id="c" customClass="LoginController" \
          sceneMemberID="viewController"><view key="view" id="v">\(views)</view></viewController>\
          </objects></scene></scenes></document>
          """)
    }
    return DiffReport(DocumentDiff(old: trees[0], new: trees[1]))
  }

  private func lines(_ old: String, _ new: String, all: Bool = false) throws -> [String] {
    try report(old, new).lines(isColored: false, showsAll: all).map(\.string)
  }

  private static func subviews(_ views: String, constraints: String = "") -> String {
    "<subviews>\(views)</subviews>" + (constraints.isEmpty ? "" : "<constraints>\(constraints)</constraints>")
  }

  private static func label(_ text: String, _ inner: String = "", _ attributes: String = "", id: String = "l") -> String
  {
    "<label text=\"\(text)\" \(attributes) id=\"\(id)\">\(inner)</label>"
  }

  @Test func changesOfAnObjectAreOneEntryBelowItsScene() throws {
    #expect(
      try lines(Self.subviews(Self.label("A")), Self.subviews(Self.label("B", "", "numberOfLines=\"0\""))) == [
        "LoginController", "  ~ label \"B\": text \"A\" → \"B\"; lines none → \"0\"",
      ])
  }

  @Test func longEntryGoesOnBelow() throws {
    let found = try lines(
      Self.subviews(Self.label("A long label that needs room")),
      Self.subviews(Self.label("A long label that needs more room", "", "textAlignment=\"center\" hidden=\"YES\"")))
    #expect(found.allSatisfy { $0.count <= 80 })
    #expect(found.count == 4)
    #expect(found[2].hasPrefix("      "))
  }

  @Test func objectsOfOneNameKeepTheirIds() throws {
    let old = Self.label("A", id: "x") + Self.label("A", id: "y")
    let new = Self.label("A", "", "tag=\"1\"", id: "x") + Self.label("A", "", "tag=\"1\"", id: "y")
    #expect(
      try lines(Self.subviews(old), Self.subviews(new)).dropFirst() == [
        "  ~ label \"A\" (x): tag none → \"1\"", "  ~ label \"A\" (y): tag none → \"1\"",
      ])
  }

  @Test func insertedSubtreeIsSummarizedWithTheConstraintsThatTieIt() throws {
    let view =
      "<view userLabel=\"Card\" id=\"k\"><subviews>\(Self.label("A"))\(Self.label("B", id: "m"))</subviews></view>"
    let tie = "<constraint firstItem=\"k\" firstAttribute=\"top\" id=\"t\"/>"
    let other = "<constraint firstAttribute=\"width\" constant=\"9\" id=\"w\"/>"
    #expect(
      try lines("", Self.subviews(view, constraints: tie + other)).dropFirst() == [
        "  + view \"Card\" with 2 labels, 1 constraint", "  + constraint \"view.width = 9\"",
      ])
    #expect(
      try lines(Self.subviews(view, constraints: tie), "").dropFirst()
        == ["  - view \"Card\" with 2 labels, 1 constraint"])
  }

  @Test func colorsAndSizesAreToldAsWholes() throws {
    let color = { (value: String) in Self.subviews(Self.label("A", "<color key=\"textColor\" \(value)/>")) }
    #expect(
      try lines(color("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\""), color("systemColor=\"labelColor\""))[1]
        == "  ~ label \"A\": text color #ff8000 → labelColor")
    #expect(
      try lines(Self.subviews(Self.label("A")), color("name=\"Accent\""))[1]
        == "  ~ label \"A\": text color none → Accent")
  }

  @Test func connectionsAreToldByTheirEnds() throws {
    let outlet = "<connections><outlet property=\"title\" destination=\"l\" id=\"o\"/></connections>"
    let label = Self.subviews(Self.label("A"))
    #expect(try lines(label, label + outlet)[1] == "  ~ view (v): connected outlet title to label \"A\"")
    #expect(try lines(label + outlet, label)[1] == "  ~ view (v): disconnected outlet title to label \"A\"")
  }

  @Test func referencesNameTheirObjects() throws {
    let tie = { (id: String) in "<constraint firstItem=\"\(id)\" firstAttribute=\"top\" id=\"t\"/>" }
    let views = Self.label("A") + Self.label("B", id: "m")
    #expect(
      try lines(Self.subviews(views, constraints: tie("l")), Self.subviews(views, constraints: tie("m")))[1]
        == "  ~ constraint \"B.top = 0\": first item label \"A\" → label \"B\"")
  }

  @Test func movedViewTellsFromWhereToWhere() throws {
    let holder = { (inner: String) in "<view userLabel=\"Card\" id=\"k\">\(inner)</view>" }
    #expect(
      try lines(Self.subviews(holder("") + Self.label("A")), Self.subviews(holder(Self.subviews(Self.label("A")))))[1]
        == "  > label \"A\" from view (v) to view \"Card\"")
  }

  @Test func noiseIsCountedAndShownIfAsked() throws {
    let view = { (x: Int) in
      "<subviews><view userLabel=\"Card\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"k\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"1\" height=\"1\"/></view></subviews>"
    }
    #expect(try lines(view(1), view(2)) == ["not shown: 1 frame"])
    #expect(
      try lines(view(1), view(2), all: true) == [
        "LoginController", "  ~ view \"Card\": frame (1, 0, 1, 1) → (2, 0, 1, 1)",
      ])
    #expect(try lines(view(1), view(1)).isEmpty)
  }

  @Test func namesOfDocumentsStayInTheirPlace() throws {
    let found = try report(
      Self.subviews(Self.label("a")), Self.subviews(Self.label("b&#10;# x | &lt;script&gt; \u{202e}")))
    #expect(found.lines(isColored: true, showsAll: true).allSatisfy { !$0.string.contains("\n") })
    let markdown = found.markdown(path: "a\n# b<script>.xib").string
    #expect(!markdown.contains("\n# "))
    // In code nothing is a tag.
    let outside = markdown.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    #expect(outside.allSatisfy { !$0.offset.isMultiple(of: 2) || !$0.element.contains("<script>") })
  }
}
