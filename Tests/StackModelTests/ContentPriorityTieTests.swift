import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Which views compete for room, and where nothing does.
@Suite struct ContentPriorityTieTests {
  @Test func tooLittleRoomIsATieOfCompressionResistance() throws {
    let text = String(repeating: "long ", count: 20)
    let layout = try layOut(xib(stack("", label("a", text) + label("b", text)) + topOfRoot))
    let message = try #require(layout.diagnostics.first { $0.ruleID == "content-priority-tie" }?.message)
    #expect(message.contains("resist compression horizontally with 750"))
    #expect(message.hasSuffix("to 749"))
  }

  @Test func anotherPrioritySettlesIt() throws {
    let second = label("b", "Second").replacing("Priority=\"251\"", with: "Priority=\"252\"")
    let layout = try layOut(xib(stack("", label("a", "First") + second) + topOfRoot))
    #expect(layout.diagnostics == [] && !layout.views.contains(where: \.isAmbiguous))
  }

  // MARK: Who competes

  /// Two rows of two labels, written column by column.
  @Test func rivalIsTheViewThatCouldStretchInstead() throws {
    let views = ["a", "b", "c", "d"].map { label($0, "Text") }.joined()
    let rows = """
      a.leading == root.leading
      c.leading == a.trailing
      root.trailing == c.trailing
      b.leading == root.leading
      d.leading == b.trailing
      root.trailing == d.trailing
      a.top == root.top
      c.top == root.top
      b.top == a.bottom
      d.top == a.bottom
      """
    #expect(try ties(xib(views + constraints(rows))) == ["a c"])
  }

  /// The labels of a row are as high as each other: rows compete, and each label stands for its own.
  @Test func viewsThatAreBoundToBeAsLongDoNotCompete() throws {
    let rows =
      stack("", label("a", "One") + label("b", "Two"), id: "r")
      + stack("", label("c", "One") + label("d", "Two"), id: "q")
    let place = "s.leading == root.leading\ns.top == root.top\ns.height == 90"
    #expect(try ties(xib(stack("axis=\"vertical\"", rows) + constraints(place))) == ["a c"])
  }

  @Test func equalShareOfAStackIsNoTie() throws {
    let rows = stack("distribution=\"fillEqually\"", label("a", "One") + label("b", "One"), id: "r")
    let place = "s.leading == root.leading\ns.top == root.top\ns.height == 90"
    #expect(try ties(xib(stack("axis=\"vertical\"", rows) + constraints(place))) == [])
  }

  /// Each gives way to the stack's own hugging.
  @Test(arguments: [("vertical", 0), ("horizontal", 1)])
  func viewsThatAnAppKitStackAlignsDoNotCompete(_ orientation: String, _ count: Int) throws {
    let boxes = ["A", "BB", "C"].enumerated().map { index, title in
      let cell = "<buttonCell key=\"cell\" type=\"check\" title=\"\(title)\" imagePosition=\"left\"/>"
      return macView("button", "b\(index)", "", cell)
    }
    let alignment = count == 0 ? "leading" : "centerY"
    let kind = "distribution=\"fill\" orientation=\"\(orientation)\" alignment=\"\(alignment)\""
    let stack = macView("stackView", "s", kind, "<subviews>\(boxes.joined())</subviews>")
    let place = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top"
    let layout = try macLayout(macXib("<subviews>\(stack)</subviews>" + constraints(place)))
    #expect(layout.diagnostics.count { $0.ruleID == "content-priority-tie" } == count)
  }

  @Test func windowGivesWayBeforeContentsThatHugStrongly() throws {
    let places =
      "a.leading == root.leading\nb.leading == root.leading\na.top == root.top\nb.top == a.bottom\nroot.bottom == b.bottom"
    for (priority, count) in [(750, 0), (501, 0), (500, 1), (250, 1)] {
      let fields = ["a", "b"].map { macField($0, "verticalHuggingPriority=\"\(priority)\"") }.joined()
      let found = try ties(macXib("<subviews>\(fields)</subviews>" + constraints(places)))
      #expect(found.count == count, "\(priority)")
    }
  }

  /// The image would get higher with its width.
  @Test(arguments: [("", 1), ("i.width == i.height", 0)])
  func aspectRatioBringsThePriorityOfTheOtherAxis(ratio: String, count: Int) throws {
    let image = plainView(
      "i",
      "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"999\" placeholderIntrinsicWidth=\"24\" "
        + "placeholderIntrinsicHeight=\"24\"", constraints(ratio))
    let row = stack("alignment=\"center\"", sized("a", 50) + image)
    #expect(try ties(xib(row + topOfRoot)).count == count)
  }

  // MARK: What is not known

  /// 2 × 20.5 of content. Estimates do not matter if both priorities are equal: then too much room is as bad as too little.
  @Test(arguments: [(42.0, 749, 0), (42.0, 750, 1), (60, 749, 1), (30, 750, 1)])
  func lengthsThatEstimatesMayMissAreNoTie(height: Double, resistance: Int, count: Int) throws {
    let second = label("b", "Second", "verticalCompressionResistancePriority=\"\(resistance)\"")
    let labels = stack("axis=\"vertical\"", label("a", "First") + second)
    let found = try ties(
      xib(labels + constraints("s.leading == root.leading\ns.top == root.top\ns.height == \(height)")))
    #expect(found.count == count)
  }

  /// The first label takes all that is left, which is more than its own width may be wrong by, and less than both may.
  @Test(arguments: [(215.0, 749, 0), (215.0, 750, 1), (240, 749, 1)])
  func whatEstimatesOfAllRivalsMayMissIsNoTie(width: Double, resistance: Int, count: Int) throws {
    let labels = sized("a", 100) + sized("b", 100, "horizontalCompressionResistancePriority=\"\(resistance)\"")
    let found = try ties(
      xib(stack("", labels) + constraints("s.leading == root.leading\ns.top == root.top\ns.width == \(width)")))
    #expect(found.count == count)
  }

  /// Where lines of a text end short of the width that it was broken at, nothing was left to begin with.
  @Test(arguments: [(150.0, 0), (350, 1)])
  func endOfALineIsNoRoom(width: Double, count: Int) throws {
    let views = sized("a", 30) + label("b", "Wonderful documentation", "numberOfLines=\"2\"")
    let places = """
      a.leading == root.leading
      b.leading == a.trailing
      root.trailing == b.trailing
      a.top == root.top
      b.top == root.top
      """
    #expect(try ties(xib(views + constraints(places)), width: width).count == count)
  }

  /// A single line without text is shown 50 points square in a stack view.
  @Test func textThatCodeSetsIsNotKnown() throws {
    let empty = label("a", "") + label("b", "")
    #expect(try ties(xib(stack("axis=\"vertical\"", empty) + topOfRoot + constraints("s.height == 30"))) == [])
  }

  @Test func imageThatCodeSetsIsNotKnown() throws {
    let images = ["a", "b"].map { "<imageView id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>" }
      .joined()
    #expect(try ties(xib(stack("", images) + topOfRoot)) == [])
  }

  /// The estimates say 162 and 55.
  @Test(arguments: [(165.0, 55.0, 0), (120, 100, 1), (160, 40, 1)])
  func storedFramesThatHaveTheirContentsLengthsShowThatNothingIsLeft(first: Double, second: Double, count: Int) throws {
    let views =
      label("a", "Rather long first text", "", frame(x: 0, width: first))
      + label("b", "Second", "", frame(x: first, width: second))
    let places = """
      a.leading == root.leading
      b.leading == a.trailing
      b.trailing == root.leading + 220
      a.top == root.top
      b.top == root.top
      """
    let wider = places.replacing("220", with: "240")
    #expect(try ties(xib(views + constraints(count == 0 ? places : wider))).count == count)
  }

  @Test(arguments: [("tableViewCell", 0), ("view", 1)])
  func cellIsAsHighAsItsContent(element: String, count: Int) throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"90\"/>"
    let places =
      "a.leading == v.leading\nb.leading == v.leading\na.top == v.top\nb.top == a.bottom\nv.bottom == b.bottom"
    let objects = """
      <\(element) id="c">\(frame)<subviews><view id="v">\(frame)
      <subviews>\(label("a", "First"))\(label("b", "Second"))</subviews>\(constraints(places))</view></subviews></\(element)>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <objects>\(objects)</objects></document>
      """
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
    #expect(layout.diagnostics.filter { $0.ruleID == "content-priority-tie" }.count == count)
  }

  // MARK: Support

  private let topOfRoot = constraints("s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top")

  /// The ids of the two views of each finding.
  private func ties(_ text: String, width: Double? = nil) throws -> [String] {
    let options = LayoutOptions(size: width.map { Size(width: $0, height: 100) })
    let read = try LayoutDocument(Array(text.utf8), path: "test.xml", options: options)
    return try read.layout().diagnostics.filter { $0.ruleID == "content-priority-tie" }.map { finding in
      let ranges = [finding.range, finding.notes.first?.range]
      return try ranges.map { range in
        let tag = try read.nib.source.text(in: #require(range))
        return tag.split(separator: "\"")[1]
      }.joined(separator: " ")
    }
  }

  private func stack(_ attributes: String, _ content: String, id: String = "s") -> String {
    "<stackView id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)><subviews>\(content)"
      + "</subviews></stackView>"
  }

  private func label(_ id: String, _ text: String, _ attributes: String = "", _ content: String = "") -> String {
    "<label id=\"\(id)\" text=\"\(text)\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>\(content)</label>"
  }

  /// A view whose content has a width that is written.
  private func sized(_ id: String, _ width: Double, _ attributes: String = "") -> String {
    plainView(
      id,
      "horizontalHuggingPriority=\"251\" placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"20\" "
        + attributes)
  }

  private func macField(_ id: String, _ attributes: String) -> String {
    let cell =
      "<textFieldCell key=\"cell\" title=\"Text\" id=\"\(id)c\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
    return macView("textField", id, attributes, cell)
  }

  private func frame(x: Double, width: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"21\"/>"
  }
}
