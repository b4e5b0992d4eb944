import TestSupport
import Testing

@testable import NibDecoder
@testable import StackModel

/// A cause of conflicts is reported once, with the lines that a person needs first.
@Suite struct ConflictGroupTests {
  private func names(_ findings: [Diagnostic]) -> [String] {
    findings.map { String($0.message.prefix { $0 != ";" }) }
  }

  private func card(_ text: String, views: String = "abc") -> String {
    "<view id=\"root\" width=\"300\" height=\"300\">\(views.map { "<view id=\"\($0)\"/>" }.joined())\(constraints(text))</view>"
  }

  @Test func lengthsOfOneViewAreOneConflict() throws {
    let found = try conflicts(card("a.width == 10\na.width == 20\na.width == 30"))
    #expect(names(found) == ["a cannot be 10 and 20 wide"])
    #expect(found.first?.notes.first?.message == "for the same reason a.width == 30 would be broken, too")
  }

  @Test func oneLengthInTwoConflictsIsNotTheirCause() throws {
    let found = try conflicts(card("a.width == 10\na.width == 20\nb.width == a.width\nb.width == 25"))
    #expect(found.count == 2)
  }

  /// Each view of the row would have to give way to its height.
  @Test func sameCoreIsOneConflict() throws {
    let views = ["a", "b", "c"].map { plainView($0, "", constraints("\($0).height == 24")) }.joined()
    let stack =
      "<stackView id=\"s\" translatesAutoresizingMaskIntoConstraints=\"NO\"><subviews>\(views)</subviews></stackView>"
    let place = constraints("s.top == box.top\ns.bottom == box.bottom\nbox.height == 25")
    let found = try conflicts(
      xib("<subviews>\(plainView("box", "", "<subviews>\(stack)</subviews>" + place))</subviews>"))
    #expect(found.count == 1)
    let consequence = found.first?.notes.first?.message ?? ""
    #expect(consequence.hasPrefix("for the same reason ") && consequence.hasSuffix(" would be broken, too"))
    #expect(consequence.contains(".height == 24, "))
  }

  @Test func conflictsOfOtherCausesAreReportedApart() throws {
    let found = try conflicts(
      card("a.width == 10\na.width == 20\nb.width == 10\nb.width == 20\nb.height == 1\nb.height == 2"))
    #expect(
      names(found) == ["a cannot be 10 and 20 wide", "b cannot be 10 and 20 wide", "b cannot be 1 and 2 high"])
  }

  private func chain(_ count: Int) -> String {
    let names = (0..<count).map { "v\($0)" }
    var lines = ["v0.leading == root.leading"] + names.map { "\($0).width == 100" }
    lines += zip(names, names.dropFirst()).map { "\($1).leading == \($0).trailing + 4" }
    lines.append("root.trailing == v\(count - 1).trailing")
    return
      "<view id=\"root\" width=\"\(100 * count - 50)\" height=\"9\">\(names.map { "<view id=\"\($0)\"/>" }.joined())"
      + constraints(lines.joined(separator: "\n")) + "</view>"
  }

  @Test func restOfTheMembersIsCounted() throws {
    let notes = try #require(conflicts(chain(4)).first).notes.map(\.message)
    #expect(notes.count == 5)
    #expect(notes.first == "with H:|-(0)-[v0] (names: '|':root)")
    #expect(notes.last == "and with 5 more")
  }

  @Test func fiveNotesAreListed() throws {
    let notes = try #require(conflicts(chain(2)).first).notes.map(\.message)
    #expect(notes.count == 5)
    #expect(!notes.contains { $0.contains("more") })
  }

  @Test func declaredMembersComeFirst() throws {
    let notes = try #require(conflicts(chain(2)).first).notes.map(\.message)
    #expect(notes.last == "with 'UIView-Encapsulated-Layout-Width' root.right == 150")
  }
}
