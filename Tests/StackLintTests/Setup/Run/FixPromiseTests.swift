import TestSupport
import Testing

@testable import StackLint
@testable import StackModel

/// What fixes promise: a safe one changes no frame and no finding but its own, an unsafe one adds no finding and leaves
/// nothing open.
@Suite struct FixPromiseTests {
  /// An edit that some rule offers, for as long as the document has its text.
  private struct Offer {
    let rule: String
    let text: String
    let replacement: String

    init(_ text: String, by replacement: String, rule: String = "duplicate-constraint") {
      (self.rule, self.text, self.replacement) = (rule, text, replacement)
    }

    func finding(in source: SourceFile) -> Diagnostic? {
      let (bytes, sought) = (source.bytes, Array(text.utf8))
      let start = bytes.indices.first { bytes[$0...].starts(with: sought) }
      return start.map { start in
        let range = SourceRange(start, start + sought.count)
        let fixIt = Diagnostic.FixIt("change it", range: range, replacement: replacement)
        return Diagnostic(rule, .warning, "an offer to change \(text)", range: range, fixIts: [fixIt])
      }
    }
  }

  /// The document after the offered edits that keep their promise, and what is said.
  private func fixed(
    _ document: String, _ offers: Offer..., isUnsafe: Bool = false
  ) -> (text: String, lines: [String]) {
    let linter = Linter(LintConfiguration(), path: "a.xml")
    let outcome = DocumentFixing(includesUnsafe: isUnsafe).fixed(Array(document.utf8)) { bytes in
      let report = linter.lint(bytes, path: "a.xml")
      let found = report.diagnostics + offers.compactMap { $0.finding(in: report.source) }
      return ReportedDocument(
        report, FindingReport(found, in: report.source, file: ReportedFile("a.xml"), document: report.document?.nib))
    }
    var count = FixCount()
    count.add(outcome)
    let lines = (outcome.remarks + [count.summary(isDone: true)]).map(\.string)
    return (String(decoding: outcome.bytes, as: UTF8.self), lines)
  }

  private static let box = """
    <view id="root" width="200" height="100">
      <view id="box">
        <constraint firstAttribute="width" constant="50"/>
        <constraint firstAttribute="height" constant="20"/>
      </view>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="7"/>
    </view>

    """

  // MARK: - Safe fixes

  @Test func fixThatChangesNothingElseIsMade() {
    let (text, lines) = fixed(Self.box, Offer("constant=\"10\"", by: "constant=\"10.0\""))
    #expect(text == Self.box.replacing("constant=\"10\"", with: "constant=\"10.0\""))
    #expect(lines == ["1 finding fixed"])
  }

  @Test func viewThatAFixRemovesIsNamed() {
    let copies = Self.box.replacing(
      "<view id=\"box\">", with: "<label id=\"a\"/><label id=\"a\"/>\n  <view id=\"box\">")
    let (text, lines) = fixed(copies, isUnsafe: true)
    #expect(text == copies.replacing("<label id=\"a\"/><label", with: "<label"))
    #expect(lines == ["a.xml:2:18: label (a): removed", "1 finding fixed"])
  }

  @Test func viewThatAFixAddsIsNamed() {
    let offer = Offer("<label id=\"a\"/>", by: "<label id=\"a\"/><label id=\"b\"/>", rule: "document-structure")
    let document = Self.box.replacing("<view id=\"box\">", with: "<label id=\"a\"/><view id=\"box\">")
    let (text, lines) = fixed(document, offer, isUnsafe: true)
    #expect(text.contains("<label id=\"b\"/>"))
    #expect(lines.contains("a.xml:2:18: label (b): added"))
  }

  @Test func fixThatChangesAFrameIsNotMade() {
    let (text, lines) = fixed(Self.box, Offer("constant=\"10\"", by: "constant=\"12\""))
    #expect(text == Self.box)
    #expect(
      lines == [
        "a.xml:6:100: constraint \"box.leading = root.leading + 10\": fix of duplicate-constraint not made: "
          + "<view>: frame changes from (10, 7, 50, 20) to (12, 7, 50, 20)",
        "0 findings fixed, 1 left because their fixes would change more",
      ])
  }

  @Test func fixThatChangesAFrameOnAnotherDeviceIsNotMade() throws {
    func storyboard(_ last: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        \(Fixture.dependencies)
        <scenes>
          <scene sceneID="scene">
            <objects>
              <viewController id="controller" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                      <rect key="frame" x="10" y="50" width="355" height="20"/>
                      <constraints>
                        <constraint firstAttribute="height" constant="20" id="c1"/>
                      </constraints>
                    </view>
                  </subviews>
                  <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c2"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="c3"/>
                    \(last)
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
    let trailing =
      #"<constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="10" id="c4"/>"#
    let width = #"<constraint firstItem="box" firstAttribute="width" constant="355" id="c4"/>"#
    let (text, lines) = fixed(storyboard(trailing), Offer(trailing, by: width))
    #expect(text == storyboard(trailing))
    #expect(lines.first?.contains("frame changes from (10, 50, 300, 20) to (10, 50, 355, 20) on retina4_0") == true)
  }

  @Test func fixThatAddsAFindingIsNotMade() {
    let (text, lines) = fixed(Self.box, Offer("<view id=\"box\"", by: "<view id=\"box\" hidden=\"maybe\""))
    #expect(text == Self.box)
    #expect(lines.first?.contains("not made: it would add a finding of malformed-value: ") == true)
  }

  @Test func fixThatHidesAFindingIsNotMade() {
    let misspelled = Self.box.replacing("<view id=\"box\"", with: "<view hiden=\"NO\" id=\"box\"")
    let (text, lines) = fixed(misspelled, Offer("iden=", by: "idden="))
    #expect(text == misspelled)
    #expect(lines.first?.contains("not made: it would hide a finding of unknown-attribute: ") == true)
  }

  @Test func findingsOfWhatAFixRemovesGoWithIt() {
    let misspelled = Self.box.replacing("<view id=\"box\"", with: "<view hiden=\"NO\" id=\"box\"")
    let (text, lines) = fixed(misspelled, Offer(" hiden=\"NO\"", by: ""))
    #expect(text == Self.box)
    #expect(lines == ["1 finding fixed"])
  }

  @Test func fixesThatKeepTheirPromiseAreMadeBesideOthers() {
    let offers = (
      good: Offer("constant=\"50\"", by: "constant=\"50.0\""), bad: Offer("constant=\"7\"", by: "constant=\"8\"")
    )
    let (text, lines) = fixed(Self.box, offers.good, offers.bad, Offer("constant=\"20\"", by: "constant=\"20.0\""))
    #expect(
      text
        == Self.box.replacing("constant=\"50\"", with: "constant=\"50.0\"").replacing(
          "constant=\"20\"", with: "constant=\"20.0\""))
    #expect(lines.last == "2 findings fixed, 1 left because their fixes would change more")
  }

  @Test func secondRunChangesNothing() {
    let offers = [Offer("constant=\"50\"", by: "constant=\"50.0\""), Offer("constant=\"7\"", by: "constant=\"8\"")]
    let first = fixed(Self.box, offers[0], offers[1])
    let second = fixed(first.text, offers[0], offers[1])
    #expect(second.text == first.text)
    #expect(second.lines.last == "0 findings fixed, 1 left because their fixes would change more")
  }

  @Test func fixOfADocumentInAnotherEncodingSaysWhyItIsNotMade() throws {
    let source = SourceFile(path: "a.xml", bytes: Array(Self.box.utf8))
    let foreign = Array("\u{FEFF}".utf8) + source.bytes
    let finding = try #require(Offer("constant=\"10\"", by: "constant=\"10.0\"").finding(in: source))
    let outcome = DocumentFixing(includesUnsafe: false).fixed(foreign) { _ in
      ReportedDocument(FindingReport([finding], in: source, file: ReportedFile("a.xml")))
    }
    #expect(outcome.bytes == foreign)
    #expect(outcome.remarks.first?.string.contains("not made: the document is not in UTF-8") == true)
  }

  // MARK: - Unsafe fixes

  private static let unsafeRule = "conflicting-constraints"

  @Test func unsafeFixSaysWhichViewsItMoves() {
    let offer = Offer("constant=\"10\"", by: "constant=\"12\"", rule: Self.unsafeRule)
    #expect(fixed(Self.box, offer).text == Self.box)
    let (text, lines) = fixed(Self.box, offer, isUnsafe: true)
    #expect(text == Self.box.replacing("constant=\"10\"", with: "constant=\"12\""))
    #expect(
      lines == ["a.xml:2:3: view (box): frame changes from (10, 7, 50, 20) to (12, 7, 50, 20)", "1 finding fixed"])
  }

  @Test func unsafeFixThatLeavesALengthOpenIsNotMade() {
    let offer = Offer(
      "<constraint firstAttribute=\"width\" constant=\"50\"/>", by: "", rule: Self.unsafeRule)
    let (text, lines) = fixed(Self.box, offer, isUnsafe: true)
    #expect(text == Self.box)
    #expect(lines.first?.contains("fix of conflicting-constraints not made: ") == true)
  }
}
