import DocumentChanges
import TestSupport
import Testing

@testable import StackLint
@testable import StackModel

/// What `lint --fix` makes of a document that Xcode would refuse or read as something else.
@Suite struct RepairTests {
  /// A document after all its fixes, in Xcode's form, and what is said.
  private func repaired(_ text: String, path: String = "Main.storyboard") throws -> (text: String, lines: [String]) {
    let linter = Linter(LintConfiguration(), path: path)
    let outcome = DocumentFixing(includesUnsafe: false).fixed(Array(text.utf8)) { bytes in
      let report = linter.lint(bytes, path: path)
      let file = ReportedFile(path)
      return ReportedDocument(
        report, FindingReport(report.diagnostics, in: report.source, file: file, document: report.document?.nib))
    }
    let formatted = try FormattedDocument(LayoutDocument(outcome.bytes, path: path).nib.tree)
    return (String(decoding: formatted.bytes, as: UTF8.self), outcome.remarks.map(\.string))
  }

  /// What a program or a person wrote for what Xcode writes.
  struct Damage: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String

    init(_ old: String, _ new: String = "") { (self.old, self.new) = (old, new) }

    var testDescription: String { "\(old) as \(new)" }
  }

  private static let damages = [
    Damage(" type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""),
    Damage("CocoaTouch.Storyboard.XIB", "Storyboard"),
    Damage(" version=\"3.0\" toolsVersion=\"22505\"", " toolsVersion=\"22505\""),
    Damage("targetRuntime=\"iOS.CocoaTouch\"", "targetRuntime=\"AppleCocoaTouch\""),
    Damage("propertyAccessControl=\"none\"", "propertyAccessControl=\"all\""),
    Damage("<scenes>"), Damage("<objects>"), Damage("<subviews>"), Damage("<constraints>"), Damage("<connections>"),
    Damage(" sceneMemberID=\"viewController\""), Damage(" key=\"view\""), Damage("<rect key=\"frame\"", "<rect"),
    Damage("fontDescription key=\"fontDescription\"", "fontDescription key=\"font\""),
    Damage(" colorSpace=\"custom\" customColorSpace=\"sRGB\""),
    Damage(
      "red=\"0.2\" green=\"0.4\" blue=\"0.6\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
      "hex=\"#336699\""),
    Damage(" sceneMemberID=\"exit\""),
  ]

  /// The storyboard, whose lists, controllers and places are all known from what is left.
  private static let storyboard = DocumentStructureTests.storyboard.replacing(
    "red=\"0.1\" green=\"0.2\" blue=\"0.3\"", with: "red=\"0.2\" green=\"0.4\" blue=\"0.6\"")

  @Test(arguments: damages) func documentIsAsXcodeWroteIt(_ damage: Damage) throws {
    var damaged = Self.storyboard.replacing(damage.old, with: damage.new, maxReplacements: 1)
    if damage.old.hasPrefix("<"), damage.new.isEmpty {
      // The list that was opened first is closed last, or first: those of the storyboard do not hold one another twice.
      let name = damage.old.dropFirst()
      let start = try #require(Self.storyboard.range(of: damage.old)).lowerBound
      let indentation = Self.storyboard[..<start].reversed().prefix { $0 == " " }.count
      let end = "\n" + String(repeating: " ", count: indentation) + "</" + name
      damaged = damaged.replacing(end, with: "", maxReplacements: 1)
    }
    #expect(damaged != Self.storyboard)
    #expect(try repaired(damaged).text == repaired(Self.storyboard).text)
  }

  @Test func versionOfTheToolsFollowsThePlugIn() throws {
    let text = Self.storyboard.replacing("22505", with: "21701").replacing("22504", with: "21678")
    let damaged = text.replacing(" toolsVersion=\"21701\"", with: "")
    #expect(try repaired(damaged).text == repaired(text).text)
  }

  @Test func idIsMadeForAViewWithoutOne() throws {
    let damaged = Self.storyboard.replacing("<subviews>", with: "<subviews><view/>", maxReplacements: 1)
    let text = try repaired(damaged).text
    let made = text.matches(of: #/ id="([^"]*)"/#).map(\.1).filter { !Self.storyboard.contains($0) }
    #expect(made.count == 1)
    #expect(made.allSatisfy { $0.wholeMatch(of: #/\w{3}-\w\w-\w{3}/#) != nil })
  }

  @Test func copyOfAnObjectIsRemoved() throws {
    let exit = "<exit id=\"exi-t0-001\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
    let twice = Self.storyboard.replacing(exit, with: exit + exit)
    #expect(try repaired(twice).text == repaired(Self.storyboard).text)
  }

  @Test func objectWithTheIdOfAnotherStays() throws {
    let exit = "<exit id=\"exi-t0-001\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
    let other = "<customObject id=\"exi-t0-001\" customClass=\"Store\"/>"
    #expect(try repaired(Self.storyboard.replacing(exit, with: exit + other)).text.contains("customClass=\"Store\""))
  }

  /// Xcode cannot read the document, so a repair may change frames. It names each view.
  @Test func framesThatARepairGivesAreTold() throws {
    let misread = Self.storyboard.replacing("<constraints>", with: "").replacing("</constraints>", with: "")
    #expect(try repaired(misread).lines.contains { $0.contains("frame changes from") })
  }
}
