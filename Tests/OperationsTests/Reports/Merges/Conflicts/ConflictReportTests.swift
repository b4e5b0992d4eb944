import Testing

@testable import DocumentChanges
@testable import Formats

/// What people read about conflicts.
@Suite struct ConflictReportTests {
  private func lines(base: String, ours: String, theirs: String) throws -> [String] {
    let trees = try [base, ours, theirs].map { views in
      try XMLTree(
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"><scenes>\
          <scene sceneID="s"><objects><viewController id="c" customClass="LoginController" \
          sceneMemberID="viewController"><view key="view" id="v"><subviews>\(views)</subviews></view></viewController>\
          </objects></scene></scenes></document>
          """)
    }
    let merge = try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    return ConflictReport(merge, merge.result().conflicts).lines().map(\.string)
  }

  private static func label(_ text: String, _ inner: String = "") -> String {
    "<label text=\"\(text)\" id=\"l\">\(inner)</label>"
  }

  @Test func valuesStandBelowTheirObject() throws {
    #expect(
      try lines(base: Self.label("Name"), ours: Self.label("First"), theirs: Self.label("Last")) == [
        "  label \"First\" (l) in LoginController", "    text", "      ours   \"First\"", "      theirs \"Last\"",
        "      before \"Name\"",
      ])
  }

  @Test func deletionTellsWhatTheOtherSideDid() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    #expect(
      try lines(
        base: Self.label("Name", font), ours: "",
        theirs: Self.label("Last", font.replacing("17", with: "20")) + "<view id=\"x\"/>") == [
          "  label \"Last\" (l) in LoginController", "    deleted by ours",
          "      theirs text \"Name\" → \"Last\"; label \"Last\" (l): fontDescription.pointSize \"17\" → \"20\"",
        ])
  }

  @Test func referenceNamesWhatIsGone() throws {
    #expect(
      try lines(
        base: Self.label("Name"), ours: "",
        theirs: Self.label("Name")
          + "<view id=\"x\"><constraints><constraint firstItem=\"l\" firstAttribute=\"top\" id=\"k\"/></constraints></view>"
      ) == [
        "  constraint \"Name.top = 0\" (k) in LoginController",
        "    firstItem: label \"Name\" (l), which ours deleted",
      ])
  }

  @Test func colorTellsWhatDiffers() throws {
    let view = { (red: Int, blue: Int) in
      "<view id=\"x\"><color key=\"backgroundColor\" red=\"\(red)\" green=\"0\" blue=\"\(blue)\" alpha=\"1\"/></view>"
    }
    #expect(
      try lines(base: view(0, 0), ours: view(1, 0), theirs: view(0, 1)) == [
        "  view (x) in LoginController", "    backgroundColor", "      ours   red 1, blue 0",
        "      theirs red 0, blue 1",
        "      before red 0, blue 0",
      ])
  }

  @Test func longValuesAreCutWhereTheyDiffer() throws {
    let text = String(repeating: "long ", count: 20)
    let found = try lines(base: Self.label(text), ours: Self.label(text + "A"), theirs: Self.label(text + "B"))
    #expect(found.contains("      ours   \"…g long long A\""))
    #expect(found.contains("      theirs \"…g long long B\""))
  }

  @Test func outletThatBothConnectedNamesItsEnds() throws {
    let view = { (connections: String) in
      "<view id=\"x\"><connections>\(connections)</connections></view><label text=\"A\" id=\"a\"/><label text=\"B\" id=\"b\"/>"
    }
    let outlet = { (end: String) in "<outlet property=\"title\" destination=\"\(end)\" id=\"o\(end)\"/>" }
    #expect(
      try lines(base: view(""), ours: view(outlet("a")), theirs: view(outlet("b"))) == [
        "  view (x) in LoginController", "    outlet title: added by both", "      ours   label \"A\" (a)",
        "      theirs label \"B\" (b)",
      ])
  }

  @Test func namesOfDocumentsCannotEndALine() throws {
    let found = try lines(base: Self.label("a"), ours: Self.label("b&#10;::error::x"), theirs: Self.label("c\u{202e}d"))
    #expect(found.allSatisfy { !$0.contains("\n") && !$0.contains("\u{202e}") })
  }

  @Test func reportIsJSON() throws {
    let trees = try ["A", "B", "C"].map { try XMLTree(text: "<label text=\"\($0)\" id=\"l\"/>") }
    let merge = try DocumentMerge(base: trees[0], ours: trees[1], theirs: trees[2])
    let json = ConflictReport(merge, merge.result().conflicts).json(path: "a.xml")
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"version": 1, "document": "a.xml", "conflicts": [
          {"object": "label \\"B\\" (l)", "subject": "text", "base": "\\"A\\"", "ours": "\\"B\\"", "theirs": "\\"C\\""}]}

        """)
  }
}
