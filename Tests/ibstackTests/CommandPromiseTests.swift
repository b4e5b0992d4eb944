import Foundation
import TestSupport
import Testing

/// What the pages of `apply`, `strings` and `compile` promise, seen by laying out and linting before and after.
@Suite struct CommandPromiseTests {
  /// The bytes, frames and findings of the documents in a folder.
  private struct State: Equatable {
    var texts: [String: String] = [:]
    /// By languages and devices, and the ids of views.
    var frames: [[String]: [String: JSONValue]] = [:]
    var findings: [String] = []
  }

  private static let views = [["--device", "retina4_7"], ["--device", "retina4_0"], ["--languages", "de"]]

  private func state(_ folder: TestFolder, _ path: String, views: [[String]] = Self.views) throws -> State {
    var state = State()
    if !path.hasSuffix(".app") { state.texts[path] = try folder.text(path) }
    for options in views {
      let layout = try JSONValue(parsing: ToolRun(["layout", "--format", "json", path] + options, in: folder).output)
      let found = layout["documents"].elements.flatMap { $0["views"].elements }
      state.frames[options] = Dictionary(found.map { ($0["id"].text ?? "", $0["frame"]) }) { first, _ in first }
    }
    let run = try folder.run("lint", "--format", "json", "--devices", "retina4_0,retina6_12", path)
    let lint = try JSONValue(parsing: run.output)
    state.findings = lint["documents"].elements.flatMap { $0["findings"].elements }
      .map { "\($0["rule"].text ?? ""): \($0["message"].text ?? "")" }.sorted()
    return state
  }

  // MARK: - Documents

  /// A title, a box beside it, and a badge below, which nothing ties to them.
  private static func storyboard(
    title: String = "Tickets", box: Int = 50, badge: Int = 200, more: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="controller">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        \(Fixture.dependencies)
        <scenes>
            <scene sceneID="scene">
                <objects>
                    <viewController id="controller" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="\(title)" textAlignment="natural" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="abc-12-tit">
                                    <rect key="frame" x="20" y="40" width="55" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                    <rect key="frame" x="95" y="40" width="50" height="20"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="\(box)" id="box-w"/>
                                        <constraint firstAttribute="height" constant="20" id="box-h"/>
                                    </constraints>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="badge">
                                    <rect key="frame" x="20" y="200" width="30" height="30"/>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="30" id="badge-w"/>
                                        <constraint firstAttribute="height" constant="30" id="badge-h"/>
                                    </constraints>
                                </view>\(more)
                            </subviews>
                            <constraints>
                                <constraint firstItem="abc-12-tit" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="tit-x"/>
                                <constraint firstItem="abc-12-tit" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="tit-y"/>
                                <constraint firstItem="box" firstAttribute="leading" secondItem="abc-12-tit" \
    secondAttribute="trailing" constant="20" id="box-x"/>
                                <constraint firstItem="box" firstAttribute="top" secondItem="abc-12-tit" secondAttribute="top" \
    id="box-y"/>
                                <constraint firstItem="badge" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="badge-x"/>
                                <constraint firstItem="badge" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="\(badge)" id="badge-y"/>
                            </constraints>
                        </view>
                    </viewController>
                    \(Fixture.firstResponder)
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// A view that nothing places, of which lint says so.
  private static let loose = """

                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="loose">
                                    <rect key="frame" x="5" y="300" width="7" height="8"/>
                                </view>
    """

  // MARK: - Apply

  private func folder(_ old: String, _ new: String, _ other: String) throws -> TestFolder {
    let folder = try TestFolder(["old.storyboard": old, "new.storyboard": new, "other.storyboard": other])
    let diff = try folder.run("diff", "old.storyboard", "new.storyboard", "--format", "json")
    try folder.write(diff.output, to: "change.json")
    return folder
  }

  @Test func appliedDiffGivesFramesAndFindingsOfTheNewVersion() throws {
    let (old, new) = (Self.storyboard(), Self.storyboard(title: "All tickets", box: 60, more: Self.loose))
    let folder = try folder(old, new, old)
    let (before, wanted) = try (state(folder, "other.storyboard"), state(folder, "new.storyboard"))
    #expect(wanted.frames != before.frames && wanted.findings != before.findings)
    #expect(try folder.run("apply", "change.json", "other.storyboard").status == 0)
    let after = try state(folder, "other.storyboard")
    #expect(after.frames == wanted.frames && after.findings == wanted.findings)
    #expect(after.texts.values.first == new)
  }

  @Test func appliedDiffChangesNothingElseInAnotherDocument() throws {
    let badge = Self.storyboard(badge: 250, more: Self.loose)
    let folder = try folder(Self.storyboard(), Self.storyboard(box: 60), badge)
    let before = try state(folder, "other.storyboard")
    #expect(!before.findings.isEmpty)
    #expect(try folder.run("apply", "change.json", "other.storyboard").status == 0)
    let after = try state(folder, "other.storyboard")
    #expect(after.texts.values.first == Self.storyboard(box: 60, badge: 250, more: Self.loose))
    for options in Self.views {
      let (old, new) = (before.frames[options] ?? [:], after.frames[options] ?? [:])
      #expect(Set(old.keys) == Set(new.keys))
      #expect(old.keys.filter { old[$0] != new[$0] } == ["box"])
    }
    #expect(after.findings == before.findings)
  }

  @Test func diffThatDoesNotFitChangesNothing() throws {
    let folder = try folder(Self.storyboard(), Self.storyboard(box: 60, badge: 210), Self.storyboard(box: 70))
    let before = try state(folder, "other.storyboard")
    #expect(try folder.run("apply", "change.json", "other.storyboard").status == 1)
    #expect(try state(folder, "other.storyboard") == before)
    try folder.write(Self.storyboard(badge: 220), to: "other.storyboard")
    #expect(try folder.run("apply", "change.json", "other.storyboard").status == 1)
    #expect(try folder.text("other.storyboard") == Self.storyboard(badge: 220))
  }

  @Test func diffAppliedBackGivesTheOldVersion() throws {
    let folder = try folder(Self.storyboard(), Self.storyboard(box: 60, more: Self.loose), Self.storyboard())
    let before = try state(folder, "other.storyboard")
    #expect(try folder.run("apply", "change.json", "other.storyboard").status == 0)
    #expect(try state(folder, "other.storyboard") != before)
    let back = try folder.run("diff", "old.storyboard", "new.storyboard", "--format", "json", "--reverse")
    try folder.write(back.output, to: "back.json")
    #expect(try folder.run("apply", "back.json", "other.storyboard").status == 0)
    #expect(try state(folder, "other.storyboard") == before)
  }

  // MARK: - Strings

  private static let base = "Base.lproj/Main.storyboard"

  private func translated(_ german: String, _ document: String = Self.storyboard()) throws -> TestFolder {
    let folder = try TestFolder([Self.base: document, "de.lproj/Main.strings": german])
    try FileManager.default.createDirectory(at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    return folder
  }

  /// A missing text is that of the document, and one that is out of date translates nothing.
  @Test(arguments: [
    "", "\"abc-12-tit.text\" = \"Eintrittskarten\";\n\"xyz-98-old.text\" = \"Weg\";\n",
    """
    /* Class = "UILabel"; text = "Seats"; ObjectID = "abc-12-tit"; */
    "abc-12-tit.text" = "Sitzplätze";

    """,
  ])
  func updateOfTranslationsChangesNoFrameAndNoDocument(german: String) throws {
    let folder = try translated(german)
    let before = try state(folder, Self.base)
    let isTranslated = before.frames[["--languages", "de"]] != before.frames[["--device", "retina4_7"]]
    #expect(isTranslated == !german.isEmpty)
    #expect(try folder.run("strings", "update", ".").status == 0)
    let after = try state(folder, Self.base)
    #expect(after.texts == before.texts && after.frames == before.frames)
    #expect(Set(after.findings).isSubset(of: before.findings))
    let updated = try folder.text("de.lproj/Main.strings")
    #expect(try folder.run("strings", "update", ".").status == 0)
    #expect(try folder.text("de.lproj/Main.strings") == updated)
  }

  @Test func importedTranslationsAreLaidOutAndTheDocumentStays() throws {
    let wanted = "\"abc-12-tit.text\" = \"Alle Eintrittskarten\";\n"
    let expected = try state(translated(wanted), Self.base)
    let folder = try translated("")
    let before = try state(folder, Self.base)
    #expect(before.frames != expected.frames)
    try folder.write(wanted, to: "translated.strings")
    let run = try folder.run("strings", "import", "translated.strings", "--document", Self.base, "--language", "de")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try state(folder, Self.base) == expected)
    #expect(expected.frames[["--device", "retina4_7"]] == before.frames[["--device", "retina4_7"]])
  }

  // MARK: - Compile

  /// Nibs have no ids of most views.
  @Test(arguments: ["", Self.loose])
  func compiledDocumentHasFramesAndFindingsOfTheDocument(more: String) throws {
    let devices = [["--device", "retina4_7"], ["--device", "retina4_0"]]
    let folder = try TestFolder(["Main.storyboard": Self.storyboard(more: more)])
    let before = try state(folder, "Main.storyboard", views: devices)
    #expect(try folder.run("compile", "Main.storyboard", "--output", "App.app").status == 0)
    let compiled = try state(folder, "App.app", views: devices)
    func sorted(_ frames: [String: JSONValue]?) -> [String] { (frames ?? [:]).values.map { "\($0)" }.sorted() }
    for device in devices {
      #expect(before.frames[device]?.count == (more.isEmpty ? 4 : 5))
      #expect(sorted(compiled.frames[device]) == sorted(before.frames[device]))
    }
    func rules(_ state: State) -> [Substring] { state.findings.map { $0.prefix { $0 != ":" } } }
    #expect(rules(before).contains("ambiguous-layout") == !more.isEmpty)
    #expect(rules(compiled) == rules(before))
    #expect(try state(folder, "Main.storyboard", views: devices) == before)
  }

  @Test func refusedDocumentIsNotWritten() throws {
    let refused = """

                                    <datePicker contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="date"/>
      """
    let folder = try TestFolder(["Main.storyboard": Self.storyboard(more: refused)])
    let run = try folder.run("compile", "Main.storyboard", "--output", "App.app")
    #expect(run.status == 2)
    #expect(run.complaints.contains("Main.storyboard:"))
    #expect(try folder.names == ["Main.storyboard"])
  }
}
