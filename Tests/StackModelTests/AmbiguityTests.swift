import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// What constraints leave open, in the words of Interface Builder.
@Suite struct AmbiguityTests {
  // MARK: What is missing

  @Test(arguments: [
    ("a.leading == root.leading", "X position"), ("a.top == root.top", "Y position"), ("a.width == 10", "width"),
    ("a.height == 10", "height"),
  ])
  func whatIsMissingIsNamed(_ left: (constraint: String, words: String)) throws {
    let all = ["a.leading == root.leading", "a.top == root.top", "a.width == 10", "a.height == 10"]
    let layout = try layOut(
      xib(plainView("a") + constraints(all.filter { $0 != left.constraint }.joined(separator: "\n"))))
    #expect(messages(layout) == ["<view> needs constraints for: \(left.words)"])
  }

  @Test func viewHeldByOneSideNeedsPositionOrLength() throws {
    let layout = try layOut(
      xib(plainView("a") + constraints("a.trailing == root.trailing\na.top == root.top\na.height == 9")))
    #expect(messages(layout) == ["<view> needs constraints for: X position or width"])
  }

  @Test func viewWithoutConstraintsNeedsEverything() throws {
    let layout = try layOut(xib(plainView("a")))
    #expect(messages(layout) == ["<view> needs constraints for: X position, width, Y position, height"])
  }

  /// Its width follows from its superview's, which is to blame.
  @Test func viewOpenInsideAnOpenOneIsNamedToo() throws {
    let layout = try layOut(
      xib(
        plainView(
          "a", "", plainView("b") + constraints("b.leading == a.leading\nb.trailing == a.trailing\nb.top == a.top"))
          + constraints("a.leading == root.leading\na.top == root.top\na.height == 50")))
    #expect(
      messages(layout) == ["<view> needs constraints for: width", "<view> needs constraints for: height"])
    #expect(layout.views.first { $0.view.id == "b" }?.ambiguity?.inherited == ["width"])
  }

  @Test func messageStandsAtTheView() throws {
    let read = try document(xib("\n" + plainView("a", "userLabel=\"Card\"")))
    let finding = try #require(read.layout().diagnostics.first)
    #expect(finding.ruleID == "ambiguous-layout" && finding.severity == .warning)
    #expect(finding.message.hasPrefix("<view> \"Card\" needs constraints for:"))
    let range = try #require(finding.range)
    #expect(read.nib.source.text(in: range).hasPrefix("<view id=\"a\""))
  }

  // MARK: What the author lets be checked

  @Test func frameKeptByHandIsNeverAmbiguous() throws {
    let frame = "<rect key=\"frame\" x=\"5\" y=\"5\" width=\"9\" height=\"9\"/>"
    #expect(try messages(layOut(xib(plainView("a", "fixedFrame=\"YES\"", frame)))) == [])
  }

  @Test func verificationOffMeansNothingIsSaid() throws {
    #expect(try messages(layOut(xib(plainView("a", "verifyAmbiguity=\"off\"")))) == [])
  }

  @Test func sizesMayBeLeftUnverified() throws {
    let layout = try layOut(
      xib(plainView("a", "verifyAmbiguity=\"ignoreSizes\"") + constraints("a.leading == root.leading")))
    #expect(messages(layout) == ["<view> needs constraints for: Y position"])
  }

  @Test func placeholderSizeIsSizeEnough() throws {
    let view = plainView("a", "placeholderIntrinsicWidth=\"50\" placeholderIntrinsicHeight=\"20\"")
    #expect(try messages(layOut(xib(view + constraints("a.leading == root.leading\na.top == root.top")))) == [])
  }

  @Test(arguments: [("contentView", "tableViewCell", []), ("other", "view", ["a"])])
  func cellPlacesItsContent(_ key: String, _ element: String, _ expected: [String]) throws {
    let view = "<view key=\"\(key)\" id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <\(element) id="root"><rect key="frame" x="0" y="0" width="320" height="44"/>\(view)</\(element)>
      </objects></document>
      """
    let layout = try LayoutDocument(Array(text.utf8), path: "a.xib").layout()
    #expect(layout.views.filter { $0.ambiguity != nil }.compactMap(\.view.id) == expected)
  }

  // MARK: Scroll views

  @Test func openContentOfAScrollViewIsNamed() throws {
    let held = "a.leading == s.leading\na.top == s.top\ns.trailing == a.trailing\na.width == 50\na.height == 60"
    #expect(try messages(layOut(scrolling(held + "\ns.bottom == a.bottom"))) == [])
    #expect(
      try messages(layOut(scrolling(held.replacing("\na.height == 60", with: "\ns.bottom == a.bottom")))) == [
        "<scrollView> needs constraints for: scrollable content height", "<view> needs constraints for: height",
      ])
  }

  private func scrolling(_ text: String) -> String {
    let scroll = "<scrollView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
    let place = "s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top\ns.bottom == root.bottom"
    return xib(scroll + plainView("a") + constraints(text) + "</scrollView>" + constraints(place))
  }

  // MARK: Stack views

  /// What Interface Builder's canvas shows for views without content is no height at run time.
  @Test func arrangedViewWithoutContentIsAmbiguous() throws {
    let layout = try layOut(xib(stack("axis=\"vertical\"", plainView("a")) + topOfRoot))
    #expect(
      messages(layout) == [
        "<stackView> needs constraints for: height",
        "<view> needs constraints for: height; neither its content nor fill gives it a height",
      ])
  }

  @Test func arrangedViewWithAHeightIsNot() throws {
    let layout = try layOut(
      xib(stack("axis=\"vertical\"", plainView("a", "", constraints("a.height == 20"))) + topOfRoot))
    #expect(messages(layout) == [])
  }

  @Test func emptyStackIsNamedAsSuch() throws {
    let layout = try layOut(xib(stack("", "") + constraints("s.leading == root.leading\ns.top == root.top")))
    #expect(messages(layout) == ["<stackView> needs constraints for: width, height; the stack view is empty"])
  }

  @Test func equalPrioritiesAreATieAndNotMissing() throws {
    let read = try document(
      xib(stack("", label("a", "First") + label("b", "Second")) + topOfRoot))
    let layout = read.layout()
    let finding = try #require(layout.diagnostics.first)
    #expect(layout.diagnostics.count == 1)
    #expect(finding.ruleID == "content-priority-tie" && finding.severity == .notice)
    #expect(
      finding.message
        == "<label> \"First\" and <label> \"Second\" hug horizontally with 251; set one to 250")
    #expect(finding.notes.map(\.message) == ["<label> \"Second\" has 251 too"])
    #expect(try read.nib.source.text(in: #require(finding.range)).hasPrefix("<label id=\"a\""))
    let ambiguous = layout.views.filter(\.isAmbiguous)
    #expect(ambiguous.map(\.view.id) == ["a", "b"])
    #expect(ambiguous.compactMap(\.ambiguity?.tied) == [["width"], ["X position or width"]])
    #expect(ambiguous.allSatisfy { $0.ambiguity?.missing == [] })
  }

  // MARK: Support

  private let topOfRoot = constraints("s.leading == root.leading\ns.trailing == root.trailing\ns.top == root.top")

  private func stack(_ attributes: String, _ content: String) -> String {
    "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)><subviews>\(content)</subviews></stackView>"
  }

  private func label(_ id: String, _ text: String) -> String {
    "<label id=\"\(id)\" text=\"\(text)\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" "
      + "translatesAutoresizingMaskIntoConstraints=\"NO\"/>"
  }

  private func messages(_ layout: DocumentLayout) -> [String] { layout.diagnostics.map(\.message) }
}
