import Testing

@testable import DocumentChanges

/// What becomes of an element that both sides have.
@Suite struct ElementMergeTests {
  @Test func changesOfDifferentAttributesAreBothMade() throws {
    let sample = try SampleMerge(
      base: "<label text=\"Name\" tag=\"1\" id=\"a\"/>", ours: "<label text=\"First name\" tag=\"1\" id=\"a\"/>",
      theirs: "<label text=\"Name\" tag=\"2\" id=\"a\"/>")
    #expect(sample.objects == "<label text=\"First name\" tag=\"2\" id=\"a\"/>")
    #expect(sample.subjects.isEmpty)
  }

  @Test func sameChangeIsMadeOnce() throws {
    let new = "<label text=\"First name\" id=\"a\"/>"
    let sample = try SampleMerge(base: "<label text=\"Name\" id=\"a\"/>", ours: new, theirs: new)
    #expect(sample.objects == new)
    #expect(sample.subjects.isEmpty)
  }

  @Test func differentValuesOfAnAttributeAreAConflict() throws {
    let sample = try SampleMerge(
      base: "<label text=\"Name\" id=\"a\"/>", ours: "<label text=\"First name\" id=\"a\"/>",
      theirs: "<label text=\"Last name\" id=\"a\"/>")
    #expect(sample.objects == "<label text=\"First name\" id=\"a\"/>")
    #expect(sample.subjects == [.attribute("text", base: "Name", ours: "First name", theirs: "Last name")])
  }

  @Test func addedAttributeStandsWhereItsSideHasIt() throws {
    let sample = try SampleMerge(
      base: "<label text=\"Name\" id=\"a\"/>", ours: "<label text=\"First name\" id=\"a\"/>",
      theirs: "<label text=\"Name\" textAlignment=\"center\" id=\"a\"/>")
    #expect(sample.objects == "<label text=\"First name\" textAlignment=\"center\" id=\"a\"/>")
  }

  @Test func removedAttributeIsGone() throws {
    let sample = try SampleMerge(
      base: "<label text=\"Name\" hidden=\"YES\" id=\"a\"/>", ours: "<label text=\"First\" hidden=\"YES\" id=\"a\"/>",
      theirs: "<label text=\"Name\" id=\"a\"/>")
    #expect(sample.objects == "<label text=\"First\" id=\"a\"/>")
  }

  @Test func colorIsNeverMixedFromBothSides() throws {
    let color = { (red: Int, green: Int) in
      """
      <view id="a">
          <color key="backgroundColor" red="\(red)" green="\(green)" blue="0" alpha="1"/>
      </view>
      """
    }
    let sample = try SampleMerge(base: color(0, 0), ours: color(1, 0), theirs: color(0, 1))
    #expect(sample.objects == color(1, 0))
    #expect(sample.subjects == [.value])
  }

  @Test func textsOfElementsAreMerged() throws {
    let text = { (text: String, tag: Int) in
      "<label tag=\"\(tag)\" id=\"a\">\n    <string key=\"text\">\(text)</string>\n</label>"
    }
    let sample = try SampleMerge(base: text("One", 1), ours: text("One", 2), theirs: text("One\ntwo", 1))
    #expect(sample.text.contains("<string key=\"text\">One\n"))
    #expect(sample.text.contains("tag=\"2\""))
    let both = try SampleMerge(base: text("One", 1), ours: text("Two", 1), theirs: text("Three", 1))
    #expect(both.subjects == [.text(base: "One", ours: "Two", theirs: "Three")])
  }

  @Test func viewThatOneSideMovedIsThere() throws {
    let base =
      "<view id=\"a\"/>\n<view id=\"b\">\n    <subviews>\n        <label text=\"L\" id=\"l\"/>\n    </subviews>\n</view>"
    let moved =
      "<view id=\"a\">\n    <subviews>\n        <label text=\"L\" id=\"l\"/>\n    </subviews>\n</view>\n<view id=\"b\"/>"
    let changed = base.replacing("text=\"L\"", with: "text=\"M\"")
    let sample = try SampleMerge(base: base, ours: changed, theirs: moved)
    #expect(sample.objects == moved.replacing("text=\"L\"", with: "text=\"M\""))
    #expect(sample.subjects.isEmpty)
  }

  @Test func viewThatBothSidesMovedElsewhereIsAConflict() throws {
    let label = "    <subviews>\n        <label text=\"L\" id=\"l\"/>\n    </subviews>"
    let place = { (holder: String) in
      ["a", "b", "c"].map { $0 == holder ? "<view id=\"\($0)\">\n\(label)\n</view>" : "<view id=\"\($0)\"/>" }
        .joined(separator: "\n")
    }
    let sample = try SampleMerge(base: place("a"), ours: place("b"), theirs: place("c"))
    #expect(sample.objects == place("b"))
    #expect(sample.subjects == [.parent])
  }
}

/// What belongs to Interface Builder and its canvas needs no person.
@Suite struct NoiseTests {
  private static func view(_ frame: String, isFixed: Bool = false, tag: Int = 0) -> String {
    let mark = isFixed ? "" : " translatesAutoresizingMaskIntoConstraints=\"NO\""
    return "<view tag=\"\(tag)\"\(mark) id=\"a\">\n    <rect key=\"frame\" \(frame)/>\n</view>"
  }

  @Test func managedFrameIsWhollyOurs() throws {
    let sample = try SampleMerge(
      base: Self.view("x=\"0\" y=\"0\""), ours: Self.view("x=\"1\" y=\"0\""), theirs: Self.view("x=\"2\" y=\"3\""))
    #expect(sample.objects == Self.view("x=\"1\" y=\"0\""))
    #expect(sample.subjects.isEmpty)
  }

  @Test func frameThatNothingComputesIsAConflict() throws {
    let sample = try SampleMerge(
      base: Self.view("x=\"0\" y=\"0\"", isFixed: true), ours: Self.view("x=\"1\" y=\"0\"", isFixed: true),
      theirs: Self.view("x=\"2\" y=\"3\"", isFixed: true))
    #expect(sample.subjects == [.attribute("x", base: "0", ours: "1", theirs: "2")])
  }

  @Test func newestVersionsStay() throws {
    let document = { (tools: Int, system: String, plugIn: Int) in
      """
      <document version="3.0" toolsVersion="\(tools)" systemVersion="\(system)">
          <dependencies>
              <plugIn identifier="kit" version="\(plugIn)"/>
          </dependencies>
      </document>
      """
    }
    let sample = try SampleMerge(
      documents: [document(9000, "17A", 10), document(9100, "17B", 30), document(11000, "18A", 20)])
    #expect(sample.text == document(11000, "18A", 30))
    #expect(sample.subjects.isEmpty)
  }

  @Test func deletionBeatsFramesOfWhatIsDeleted() throws {
    let sample = try SampleMerge(
      base: "<view id=\"b\"/>\n" + Self.view("x=\"0\" y=\"0\""), ours: "<view id=\"b\"/>",
      theirs: "<view id=\"b\"/>\n" + Self.view("x=\"2\" y=\"0\""))
    #expect(sample.objects == "<view id=\"b\"/>")
    #expect(sample.subjects.isEmpty)
  }

  @Test func deletionBeatsWhatXcodeAddedEverywhere() throws {
    let document = { (tools: Int, views: String) in
      "<document toolsVersion=\"\(tools)\">\n    <objects>\(views)</objects>\n</document>"
    }
    let sample = try SampleMerge(documents: [
      document(1, "<view id=\"a\"/><view id=\"b\"/>"), document(1, "<view id=\"a\"/>"),
      document(2, "<view mode=\"fill\" id=\"a\"/><view mode=\"fill\" id=\"b\"/>"),
    ])
    #expect(sample.text == document(2, "<view mode=\"fill\" id=\"a\"/>"))
    #expect(sample.subjects.isEmpty)
  }

  @Test func deletionDoesNotBeatWhatAPersonAdded() throws {
    let document = { (tools: Int, views: String) in
      "<document toolsVersion=\"\(tools)\">\n    <objects>\(views)</objects>\n</document>"
    }
    let sample = try SampleMerge(documents: [
      document(1, "<view id=\"a\"/><view id=\"b\"/>"), document(1, "<view id=\"a\"/>"),
      document(2, "<view id=\"a\"/><view hidden=\"YES\" id=\"b\"/>"),
    ])
    #expect(sample.subjects == [.deletion(by: .ours)])
  }
}

/// Stack definitions have no objects around their views.
@Suite struct StackDefinitionMergeTests {
  @Test func rootThatBothSidesEmptyStays() throws {
    let (view, label) = ("  <view id=\"a\"/>\n", "  <label id=\"b\"/>\n")
    let sample = try SampleMerge(documents: [
      "<stackView>\n\(view)\(label)</stackView>\n", "<stackView>\n\(view)</stackView>\n",
      "<stackView>\n\(label)</stackView>\n",
    ])
    #expect(sample.subjects.isEmpty)
    #expect(sample.text == "<stackView/>\n")
  }

  @Test func groupsInGroupsGoWithWhatHeldThem() throws {
    let table = """
      <tableView id="t">
          <prototypes>
              <objects>
                  <label id="l"/>
              </objects>
          </prototypes>
      </tableView>

      """
    let sample = try SampleMerge(
      base: table + "<view id=\"v\"/>", ours: table + "<view id=\"v\"/>", theirs: "<view id=\"v\"/>")
    #expect(sample.subjects.isEmpty)
    #expect(sample.objects == "<view id=\"v\"/>")
  }
}

/// Where both sides add to one place, Xcode's order decides.
@Suite struct XcodeOrderTests {
  @Test func attributesOfBothSidesAreInXcodesOrder() throws {
    let sample = try SampleMerge(
      base: #"<view contentMode="scaleToFill" id="v"/>"#,
      ours: #"<view multipleTouchEnabled="YES" contentMode="scaleToFill" id="v"/>"#,
      theirs: #"<view clipsSubviews="YES" contentMode="scaleToFill" id="v"/>"#)
    #expect(
      sample.objects == #"<view clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="v"/>"#)
  }

  @Test func attributesThatASideHasInAnotherOrderStay() throws {
    let sample = try SampleMerge(
      base: #"<view id="v" contentMode="scaleToFill"/>"#,
      ours: #"<view id="v" multipleTouchEnabled="YES" contentMode="scaleToFill"/>"#,
      theirs: #"<view id="v" clipsSubviews="YES" contentMode="scaleToFill"/>"#)
    #expect(sample.objects.hasPrefix(#"<view id="v" "#))
  }

  @Test func childrenOfBothSidesAreInXcodesOrder() throws {
    let frame = #"    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#
    let color = #"    <color key="backgroundColor" systemColor="label"/>"#
    let mask = #"    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
    let view = { (lines: [String]) in (["<view id=\"v\">"] + lines + ["</view>"]).joined(separator: "\n") }
    let sample = try SampleMerge(base: view([frame]), ours: view([frame, color]), theirs: view([frame, mask]))
    #expect(sample.objects == view([frame, mask, color]))
    #expect(sample.subjects.isEmpty)
  }
}
