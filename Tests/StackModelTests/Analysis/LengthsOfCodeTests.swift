import TestSupport
import Testing

@testable import StackModel

/// Nothing is said about what depends on lengths that only code knows.
@Suite struct LengthsOfCodeTests {
  private func ambiguous(_ layout: DocumentLayout) -> [String] {
    layout.diagnostics.filter { $0.ruleID == "ambiguous-layout" }.map(\.message)
  }

  private func frame(y: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"200\" height=\"22\"/>"
  }

  private let column = """
    a.leading == root.leading
    root.trailing == a.trailing
    a.top == root.top
    b.leading == root.leading
    b.top == a.bottom + 8
    b.width == 20
    b.height == 20
    """

  /// A control below another one.
  private func window(_ element: String, _ attributes: String = "") throws -> DocumentLayout {
    let views = macView(element, "a", attributes, frame(y: 78)) + macView("customView", "b", "", frame(y: 48))
    return try macLayout(macXib("<subviews>\(views)</subviews>" + constraints(column)))
  }

  @Test(arguments: ["pathControl", "ruleEditor", "somethingNew", "tabView", "splitView"])
  func whatStandsBelowAControlOfUnknownHeightIsNotAmbiguous(_ element: String) throws {
    #expect(try ambiguous(window(element)) == [])
  }

  @Test func whatStandsBelowAViewWithoutContentIs() throws {
    let found = try ambiguous(window("customView"))
    #expect(found.count == 2 && found.last == "<customView> needs constraints for: Y position")
  }

  @Test func storedFramesAreKept() throws {
    let layout = try window("ruleEditor")
    #expect(layout.frame("a")?.height == 22 && layout.frame("b")?.y == 48)
  }

  private func phone(_ attributes: String) throws -> [String] {
    let views = plainView("a", attributes, frame(y: 0)) + plainView("b")
    return try ambiguous(layOut(xib("<subviews>\(views)</subviews>" + constraints(column))))
  }

  @Test func classOfTheAppMayMeasureItself() throws {
    #expect(try phone("customClass=\"Meter\"") == [])
    #expect(try phone("").count == 2)
  }

  /// The canvas knows that the class gives it no length.
  @Test func classThatInterfaceBuilderMarksDoesNot() throws {
    #expect(try phone("customClass=\"Meter\" ambiguous=\"YES\"").count == 2)
  }

  @Test func positionOfAClassOfTheAppIsNotUpToIt() throws {
    let view = plainView("a", "customClass=\"Meter\"", frame(y: 0))
    let found = try ambiguous(layOut(xib("<subviews>\(view)</subviews>" + constraints("a.leading == root.leading"))))
    #expect(found == ["<view> needs constraints for: Y position"])
  }

  @Test func arrangedViewOfAClassOfTheAppMayMeasureItself() throws {
    let row = { (attributes: String) in
      "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>"
        + plainView("a", attributes, constraints("a.height == 9")) + "</subviews></stackView>"
        + constraints("s.leading == root.leading\ns.top == root.top")
    }
    #expect(try ambiguous(layOut(xib(row("customClass=\"Meter\"")))) == [])
    #expect(try !ambiguous(layOut(xib(row("")))).isEmpty)
  }

  // MARK: Roots that code completes

  private func card(_ attributes: String, placeholder: String) throws -> [String] {
    let top =
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"t\" \(placeholder)/>"
    let places = constraints("a.leading == root.leading\nroot.trailing == a.trailing").replacing(
      "</constraints>", with: top + "</constraints>")
    return try ambiguous(
      layOut(xib("<subviews>\(plainView("a", attributes))</subviews>" + places)))
  }

  @Test func codeCompletesARootWithAPlaceholder() throws {
    #expect(try card("", placeholder: "placeholder=\"YES\"") == [])
    #expect(try card("", placeholder: "").count == 1)
  }

  @Test func whatInterfaceBuilderMarksIsAmbiguousWithAllPlaceholders() throws {
    #expect(try card("ambiguous=\"YES\"", placeholder: "placeholder=\"YES\"").count == 1)
  }
}
