import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Conflicts that code may end are warnings, and say how.
@Suite struct RunTimeChangeTests {
  /// A view of 20 points that is to be 30 points high, in a document with other content.
  private func tight(_ connections: String) -> String {
    xib(
      "<subviews>\(plainView("a"))</subviews>"
        + constraints("a.top == root.top\na.height == 20\na.height == 30") + connections)
  }

  private func outlet(_ destination: String, _ property: String, element: String = "outlet") -> String {
    "<connections><\(element) property=\"\(property)\" destination=\"\(destination)\" id=\"o\"/></connections>"
  }

  @Test func conflictOfConstraintsThatNothingNamesIsAnError() throws {
    let finding = try #require(conflicts(tight(outlet("a", "card"))).first)
    #expect(finding.severity == .error)
    #expect(!finding.message.contains("outlet"))
    #expect(finding.fixIts.count == 1)
  }

  @Test(arguments: ["outlet", "outletCollection"])
  func constraintThatAnOutletNamesMayChange(_ element: String) throws {
    let finding = try #require(conflicts(tight(outlet("c1", "cardHeight", element: element))).first)
    #expect(finding.severity == .warning)
    #expect(finding.notes.first?.message == "the outlet cardHeight may change a.height == 20")
    #expect(finding.fixIts.isEmpty)
  }

  @Test func brokenConstraintThatAnOutletNamesMayChange() throws {
    let finding = try #require(conflicts(tight(outlet("c2", "cardHeight"))).first)
    #expect(finding.severity == .warning)
    #expect(finding.notes.first?.message == "the outlet cardHeight may change a.height == 30")
  }

  @Test func constraintThatIsRemovedAtBuildTimeIsNoError() throws {
    let finding = try #require(
      conflicts(
        xib(
          "<subviews>\(plainView("a"))</subviews><constraints>"
            + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"20\" id=\"c\"/>"
            + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" placeholder=\"YES\" id=\"d\"/></constraints>"
        )
      ).first)
    #expect(finding.severity == .warning)
    #expect(finding.notes.first?.message.hasSuffix("is removed at build time") == true)
  }

  private func row(_ connections: String) -> String {
    let views = ["a", "b", "c"].map { plainView($0) }.joined()
    let stack =
      "<stackView id=\"s\" spacing=\"60\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>\(views)</subviews>"
      + constraints("s.width == 100") + "</stackView>"
    return xib("<subviews>\(stack)</subviews>" + connections)
  }

  @Test func arrangedViewThatAnOutletNamesMayBeHidden() throws {
    let free = try #require(conflicts(row("")).first)
    #expect(free.severity == .error)
    let finding = try #require(conflicts(row(outlet("b", "badge"))).first)
    #expect(finding.severity == .warning)
    #expect(finding.notes.first?.message == "the outlet badge may hide b")
  }

  /// NSStackView takes hidden views out, with everything that constraints say about them.
  @Test(arguments: [("NO", Diagnostic.Severity.error), ("YES", .warning)])
  func arrangedViewOfMacOSMayBeDetached(_ detaches: String, _ severity: Diagnostic.Severity) throws {
    let views = ["a", "b"].map { macView("customView", $0, "", constraints("\($0).height == 20")) }.joined()
    let stack = macView(
      "stackView", "s",
      "orientation=\"vertical\" distribution=\"fill\" detachesHiddenViews=\"\(detaches)\"",
      "<subviews>\(views)</subviews>")
    let places = constraints("root.bottom == a.bottom + 16\nroot.bottom == b.bottom + 12\ns.top == root.top")
    let found = try conflicts(macXib("<subviews>\(stack)</subviews>" + places + outlet("b", "details")))
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == severity })
  }

  @Test func contentThatAnOutletNamesDecidesProportions() throws {
    let label = { (id: String) in
      "<label id=\"\(id)\" text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + constraints("\(id).height == 30") + "</label>"
    }
    let image = "<imageView id=\"i\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(constraints("i.height == 40"))"
    let stack =
      "<stackView id=\"s\" axis=\"vertical\" distribution=\"fillProportionally\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<subviews>\(image)</imageView>\(label("a"))</subviews></stackView>"
    let pins = constraints("s.top == root.top\ns.leading == root.leading\ns.height == 100")
    let free = try conflicts(xib("<subviews>\(stack)</subviews>" + pins))
    #expect(!free.isEmpty && free.allSatisfy { $0.severity == .error })
    let named = try conflicts(xib("<subviews>\(stack)</subviews>" + pins + outlet("a", "caption")))
    #expect(!named.isEmpty && named.allSatisfy { $0.severity == .warning })
    #expect(named.first?.notes.first?.message == "the outlet caption may change the content of a")
  }
}
