import Foundation
import TestSupport
import Testing

@testable import StackLint

/// Marks in the notes of objects suppress findings in them.
@Suite struct SuppressionMarkTests {
  private func document(_ notes: String, of id: String = "form") -> String {
    let note = { (owner: String) in
      owner == id ? "<attributedString key=\"userComments\">\(notes)</attributedString>" : ""
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <view id="outer">
            <subviews>
              <view id="form" hidden="maybe">
                \(note("form"))
                <subviews><label id="inner" hidden="much"/></subviews>
              </view>
              <view id="other" hidden="perhaps">\(note("other"))</view>
            </subviews>
            \(note("outer"))
          </view>
        </objects>
      </document>

      """
  }

  /// The rules and objects that are reported: the objects by their attributes.
  private func lint(
    _ content: String, of id: String = "form", configuration: String = "", alsoSelecting rules: String...
  ) throws -> [String] {
    let folder = try TestFolder([
      "a.xib": document(content, of: id), ".ibstack.yml": configuration,
    ])
    return try folder.lint(select: Self.rules + rules).lines.map { line in
      line.contains("maybe") ? "form" : line.contains("perhaps") ? "other" : line.contains("much") ? "inner" : line
    }
  }

  private static let rules = ["malformed-value", "unused-suppression"]

  private func fragment(_ text: String) -> String { "<fragment content=\"\(text)\"/>" }

  @Test func withoutAMarkEverythingIsReported() throws {
    #expect(try lint(fragment("not for translators")) == ["form", "inner", "other"])
  }

  @Test func markHidesFindingsOfItsObjectAndInside() throws {
    #expect(try lint(fragment("ibstack:ignore malformed-value old files have it")) == ["other"])
    #expect(try lint(fragment("ibstack:ignore malformed-value"), of: "outer") == [])
    #expect(try lint(fragment("ibstack:ignore malformed-value"), of: "other") == ["form", "inner"])
  }

  @Test(arguments: [
    "<fragment><string key=\"content\">For translators.\n  ibstack:ignore malformed-value known\n</string></fragment>",
    "<fragment><string key=\"content\" base64-UTF8=\"YES\">Cmlic3RhY2s6aWdub3JlIG1hbGZvcm1lZC12YWx1ZQo=</string></fragment>",
    "<fragment content=\"a&#10;ibstack:ignore malformed-value\"/>",
    "<fragment content=\"a\"/><fragment content=\"ibstack:ignore malformed-value\"><attributes/></fragment>",
    "<fragment content=\"ibstack:ignore duplicate-id, malformed-value ,missing-image known\"/>",
    "<fragment content=\"ibstack:ignore all generated\"/>",
  ])
  func notesHaveManyForms(note: String) throws {
    #expect(try lint(note) == ["other"])
  }

  @Test(arguments: [
    "see ibstack:ignore malformed-value", "ibstack:ignored malformed-value", "ibstack: ignore malformed-value",
  ])
  func otherNotesAreNoMarks(text: String) throws {
    #expect(try lint(fragment(text)) == ["form", "inner", "other"])
  }

  @Test func reasonNamesNoRules() throws {
    #expect(
      try lint(
        fragment("ibstack:ignore malformed-value, missing-image duplicate-id, or not"), alsoSelecting: "duplicate-id")
        == ["other"])
  }

  @Test func marksThatHideNothingAreReportedAtTheirPlace() throws {
    let clean =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\n"
      + "<view id=\"a\"><attributedString key=\"userComments\">\(fragment("ibstack:ignore malformed-value"))"
      + "</attributedString></view></objects></document>\n"
    let folder = try TestFolder(["a.xib": clean])
    #expect(
      try folder.lint("a.xib", select: Self.rules).lines == [
        "a.xib:2:70: notice: view (a): no finding of malformed-value to suppress in this object; remove the mark "
          + "[unused-suppression]"
      ])
    #expect(try folder.lint("a.xib", select: ["unused-suppression"]).output == "")
    #expect(try folder.validate("a.xib").allSatisfy { !$0.hasSuffix("[unused-suppression]") })
  }

  @Test(arguments: [
    ("ibstack:ignore", "a mark without rules suppresses nothing; name rules, or all"),
    (
      "ibstack:ignore malformed-valu known",
      "unknown rule \"malformed-valu\" in a mark; did you mean \"malformed-value\"?"
    ),
    ("ibstack:ignore because", "unknown rule \"because\" in a mark; name rules, or all"),
  ])
  func marksThatCannotBeUnderstoodAreReported(text: String, message: String) throws {
    let lines = try lint(fragment(text))
    #expect(lines.contains { $0.hasSuffix("notice: view (form): \(message) [unused-suppression]") }, "\(lines)")
    #expect(lines.count == 4)
  }

  @Test func firstOfTwoMarksIsUsed() throws {
    let lines = try lint(
      fragment("ibstack:ignore malformed-value&#10;ibstack:ignore malformed-value&#10;ibstack:ignore none"))
    #expect(lines.count == 3 && lines.contains("other"), "\(lines)")
    #expect(lines.contains { $0.contains("no finding of malformed-value to suppress in this object") })
  }

  @Test func manyMarksTakeNoLongerThanManyElements() throws {
    let marks = (0..<20_000).map { "ibstack:ignore rule-\($0)" }.joined(separator: "&#10;")
    let views = (0..<20_000).map { "<view id=\"v\($0)\" hidden=\"ja\"/>" }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="a">
      <attributedString key="userComments">\(fragment(marks))</attributedString><subviews>\(views)</subviews>
      </view></objects></document>

      """
    let folder = try TestFolder(["a.xib": text])
    #expect(try folder.lint("a.xib", select: Self.rules).lines.count == 40_000)
  }

  @Test func severityIsThatOfTheConfiguration() throws {
    let lines = try lint(fragment("ibstack:ignore"), configuration: "rules: {unused-suppression: error}\n")
    #expect(lines.contains { $0.contains(": error: view (form): a mark without rules") })
  }

  @Test(arguments: ["unknown-custom-class", "clipped-text"])
  func rulesThatCannotFindAnythingAreNotJudged(rule: String) throws {
    let folder = try TestFolder(["a.xib": document(fragment("ibstack:ignore \(rule)"))])
    #expect(try !folder.lint("a.xib").output.contains("unused-suppression"))
  }

  @Test func validationDoesNotKnowThem() throws {
    let folder = try TestFolder(["a.xib": document(fragment("ibstack:ignore all"), of: "outer")])
    #expect(try folder.lint("a.xib", select: ["malformed-value"]).output == "")
    #expect(try folder.validate("a.xib").count { $0.hasSuffix("[malformed-value]") } == 3)
  }

  @Test func whatIsHiddenIsNotFixed() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects><view id="a">
      <constraints>
      <constraint firstAttribute="width" constant="20" id="c"/>
      <constraint firstAttribute="width" constant="20" id="d"/>
      </constraints>
      NOTE
      </view></objects></document>

      """
    let note =
      "<attributedString key=\"userComments\">\(fragment("ibstack:ignore duplicate-constraint"))</attributedString>"
    let folder = try TestFolder([
      "a.xib": text.replacing("NOTE", with: note), "b.xib": text.replacing("NOTE", with: ""),
    ])
    var settings = LintSettings()
    settings.rules = RuleSelection(selected: [try #require(RuleSelection.Selector("duplicate-constraint"))])
    let run = try LintRun.find([folder.url.path], settings)
    let isChanged = run.files.files.map { file in
      let diff = try? run.proposedDiff(
        file.read().get(), path: file.path, fixing: DocumentFixing(includesUnsafe: false))
      return diff?.diff.isEmpty == false
    }
    #expect(isChanged == [false, true])
  }
}
