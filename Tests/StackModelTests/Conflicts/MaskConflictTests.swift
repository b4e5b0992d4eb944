import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// Conflicts of constraints with frames and autoresizing masks.
@Suite struct MaskConflictTests {
  private func view(_ attributes: String = "") -> String {
    "<view id=\"a\" \(attributes)><rect key=\"frame\" x=\"10\" y=\"10\" width=\"50\" height=\"20\"/>"
      + constraints("a.width == 80") + "</view>"
  }

  @Test func frameIsNamedAsUIKitNamesItAndTheCureIsToIgnoreIt() throws {
    let finding = try #require(conflicts(xib("<subviews>\(view())</subviews>")).first)
    #expect(finding.message.hasSuffix("; set translatesAutoresizingMaskIntoConstraints of a to NO"))
    #expect(finding.notes.map(\.message) == ["with 'NSAutoresizingMaskLayoutConstraint' a.width == 50"])
    #expect(finding.fixIts.isEmpty)
  }

  @Test func frameOfAViewThatConstraintsLayOutDoesNotCount() throws {
    let written = view("translatesAutoresizingMaskIntoConstraints=\"NO\"")
    #expect(try conflicts(xib("<subviews>\(written)</subviews>")).isEmpty)
  }
}
