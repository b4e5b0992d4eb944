import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// A contradiction that rests on a number that AppKit, a table or the user decides is no error.
@Suite struct ConflictDoubtTests {
  private func doubts(_ xml: String) throws -> [String] {
    try conflicts(xml).map { $0.severity == .warning ? $0.notes.first?.message ?? "" : "\($0.severity)" }
  }

  private func window(_ views: String, _ place: String) -> String {
    macXib("<subviews>\(views)</subviews>" + constraints(place))
  }

  // MARK: Baselines

  private let slider = macView(
    "slider", "a", "verticalHuggingPriority=\"750\"", "<sliderCell key=\"cell\" numberOfTickMarks=\"5\"/>")
  private let button = macView(
    "button", "a", "verticalHuggingPriority=\"750\"",
    "<buttonCell key=\"cell\" type=\"push\" title=\"A\" bezelStyle=\"rounded\"><font key=\"font\" metaFont=\"system\"/>"
      + "</buttonCell>")
  private let label = macView(
    "textField", "t", "verticalHuggingPriority=\"750\"",
    "<textFieldCell key=\"cell\" title=\"T\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>")

  private let onOneLine =
    "t.top == root.top\na.top == root.top + 30\nt.baseline == a.baseline\nt.height == 16\na.height == 20"

  @Test func baselineThatIsNotKnownContradictsNothing() throws {
    #expect(try conflicts(window(slider + label, onOneLine)).isEmpty)
  }

  @Test func baselineThatIsOnlyMeasuredIsNoError() throws {
    #expect(try doubts(window(button + label, onOneLine)) == ["AppKit may place the baseline of t otherwise"])
  }

  /// A label on the baseline of a field that is 30 points high, both held from below.
  @Test(arguments: [(21.0, 0), (23, 1)])
  func textOfAControlMayStandOnAnotherPixel(distance: Double, count: Int) throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let held = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let views =
      "<label id=\"t\" text=\"Room\" verticalCompressionResistancePriority=\"1000\" verticalHuggingPriority=\"1000\" \(held)>"
      + "\(font)</label><textField id=\"f\" borderStyle=\"none\" \(held)>\(font)</textField>" + plainView("b")
    let place =
      "f.height == 30\nb.top == f.bottom + 16\nb.top == t.bottom + \(distance)\nf.baseline == t.baseline\nb.top == root.top + 99"
    #expect(try conflicts(xib("<subviews>\(views)</subviews>" + constraints(place))).count == count)
  }

  @Test func twoDistancesOfTheSameBaselinesAreAnErrorWhereverTheyAre() throws {
    let place = "t.top == root.top\nt.baseline == a.baseline\nt.baseline == a.baseline + 4"
    #expect(try doubts(window(slider + label, place)) == ["error"])
  }

  /// A switch of UIKit has a baseline of its own, a plain view its bottom.
  @Test(arguments: [("switch", []), ("view", ["error"])])
  func baselineOfAControlOfUIKitContradictsNothing(element: String, found: [String]) throws {
    let views = "<\(element) id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>" + plainView("b")
    let place =
      "a.top == root.top\na.height == 31\nb.baseline == a.baseline\nb.top == root.top\nb.height == 20"
    #expect(try doubts(xib("<subviews>\(views)</subviews>" + constraints(place))) == found)
  }

  // MARK: What AppKit arranges

  private func stack(_ own: String, _ content: String = "") -> String {
    let views = ["a", "b", "c"].map {
      macView("customView", $0, "", constraints("\($0).height == 50\n\($0).width == 9"))
    }
    return macView(
      "stackView", "s", "distribution=\"fill\" orientation=\"vertical\" alignment=\"leading\" spacing=\"20\"",
      "<subviews>\(views.joined())</subviews>\(constraints(own))\(content)")
  }

  @Test(arguments: ["b.top == a.bottom + 25\nc.top == b.bottom + 25", "s.height == 400"])
  func stackThatMayNotHoldItsViewsTogetherIsOneWarning(own: String) throws {
    let found = try doubts(window(stack(own), "s.top == root.top\ns.leading == root.leading"))
    #expect(found == ["AppKit may place the views of s further apart"])
  }

  @Test(arguments: ["b.top == a.bottom + 15", "s.height == 150"])
  func viewsThatAreTooCloseOrOutsideAreAnError(own: String) throws {
    let found = try doubts(window(stack(own), "s.top == root.top\ns.leading == root.leading"))
    #expect(found == ["error"])
  }

  @Test func contentOfAClipViewIsUpToAppKit() throws {
    let content = macView("customView", "d", "", constraints("d.width == 90"))
    let clipView =
      "<clipView key=\"contentView\" id=\"clip\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"58\" height=\"58\"/>"
      + "<subviews>\(content)</subviews>\(constraints("d.leading == clip.leading\nd.trailing == clip.trailing"))</clipView>"
    let scroll = macView(
      "scrollView", "s", "", "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"60\"/>\(clipView)")
    let place = "s.top == root.top\ns.leading == root.leading\ns.width == 60\ns.height == 60"
    #expect(try doubts(window(scroll, place)) == ["AppKit may place the content of clip otherwise"])
  }

  @Test(arguments: [("splitView", ["AppKit may place the content of x otherwise"]), ("customView", ["error"])])
  func lengthOfAPaneIsUpToAppKit(element: String, found: [String]) throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"60\" height=\"60\"/>"
    let content = macView("customView", "d", "", constraints("d.width == 90"))
    let pane =
      "<customView fixedFrame=\"YES\" id=\"p\">\(frame)<subviews>\(content)</subviews>"
      + constraints("d.leading == p.leading\np.trailing == d.trailing") + "</customView>"
    let view = macView(element, "x", "", "\(frame)<subviews>\(pane)</subviews>")
    let place = "x.top == root.top\nx.leading == root.leading\nx.width == 60\nx.height == 60"
    #expect(try doubts(window(view, place)) == found)
  }

  /// Constraints act on the button inside of its shadow, which differs from version to version.
  @Test(arguments: [
    ("button", ["constraints may act on other edges of a than those of its frame"]), ("customView", ["error"]),
  ])
  func frameOfAControlIsNotWhereItsEdgesAre(element: String, found: [String]) throws {
    let framed =
      "<\(element) id=\"a\" fixedFrame=\"YES\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"50\" height=\"32\"/></\(element)>"
    let place = "b.leading == root.leading\nb.width == 30\nb.trailing == a.leading"
    #expect(try doubts(window(framed + macView("customView", "b"), place)) == found)
  }

  // MARK: What tables and users decide

  @Test func marginsOfACellAreUpToItsTable() throws {
    let margin = "a.leading == content.leadingMargin + 90"
    #expect(try doubts(prototypeCell(margin)) == ["the margins and the safe area may differ where cell is shown"])
    #expect(try doubts(prototypeCell("a.leading == content.leading + 90")) == ["error"])
    #expect(
      try doubts(prototypeCell("\(margin)\na.trailing == content.leadingMargin + 5\na.width == 80")).contains("error"))
  }

  @Test(arguments: [
    ("style=\"IBUITableViewCellStyleSubtitle\"", ["UIKit places \"Title\" as its text needs it"]), ("", ["error"]),
  ])
  func frameInACellOfAStyleIsUpToUIKit(style: String, found: [String]) throws {
    let label =
      "<label text=\"Title\" id=\"0Fq-aa-001\"><rect key=\"frame\" x=\"20\" y=\"3\" width=\"40\" height=\"20\"/></label>"
    let text = prototypeCell("a.leading == 0Fq-aa-001.leading + 5").replacing(
      "<subviews><view", with: "<subviews>\(label)<view")
    #expect(try doubts(text.replacing("<tableViewCell id", with: "<tableViewCell \(style) id")) == found)
  }

  private func scrollView(_ place: String) -> String {
    let scroll =
      "<scrollView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>\(plainView("a"))</subviews>"
      + constraints("a.top == s.top\na.bottom == s.bottom\na.height == 50") + "</scrollView>"
    return xib(
      "<subviews>\(scroll)\(plainView("b"))</subviews>"
        + constraints("s.top == root.top\ns.bottom == root.bottom\nb.top == root.top + 4\nb.height == 9\n\(place)"))
  }

  @Test func placeOfScrolledContentIsUpToTheUser() throws {
    #expect(try doubts(scrollView("a.top == b.top")) == ["the content of s may be scrolled"])
    #expect(try doubts(scrollView("b.height == a.height")) == ["error"])
  }

  @Test func frameThatAnOutletNamesMayChange() throws {
    func text(_ connections: String) -> String {
      xib(
        "<subviews><view id=\"a\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"50\" height=\"20\"/></view>"
          + "\(plainView("b"))</subviews>" + constraints("b.leading == a.leading\nb.leading == root.leading")
          + connections)
    }
    #expect(try doubts(text("")) == ["error"])
    let outlet = "<connections><outlet property=\"card\" destination=\"a\" id=\"o\"/></connections>"
    #expect(try doubts(text(outlet)) == ["the outlet card may move a"])
  }
}
