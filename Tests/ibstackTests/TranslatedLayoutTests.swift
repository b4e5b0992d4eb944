import TestSupport
import Testing

/// Documents laid out in the languages into which they are translated.
@Suite struct TranslatedLayoutTests {
  private static let storyboard = Fixture.logIn(
    "button", content: "<state key=\"normal\" title=\"Log in\"/>")

  private func folder() throws -> TestFolder {
    try TestFolder([
      "App/Base.lproj/Login.xib": Self.storyboard,
      "App/de.lproj/Login.strings": "\"b.normalTitle\" = \"Am Benutzerkonto anmelden\";\n",
      "App/nl.lproj/Login.strings": "\"b.normalTitle\" = \"Inloggen\";\n",
    ])
  }

  private func clipped(_ run: ToolRun) -> [String] { run.lines.filter { $0.contains("[clipped-text]") } }

  @Test func translationThatDoesNotFitIsFoundInItsLanguage() throws {
    let run = try folder().run("lint", "App", "--languages", "all")
    #expect(clipped(run).count == 1, "\(run.lines)")
    #expect(clipped(run).first?.contains("Am Benutzerkonto anmelden") == true, "\(run.lines)")
    #expect(run.lines.contains { $0.contains("note: only in German (1 of 3 variants)") }, "\(run.lines)")
  }

  @Test func findingOfATranslationNamesItsFile() throws {
    let note = "the German text is in App/de.lproj/Login.strings:1:19"
    #expect(try folder().run("lint", "App", "--languages", "all").output.contains(note))
    #expect(try folder().run("lint", "App", "--languages", "all", "--format", "json").output.contains(note))
    #expect(try folder().run("lint", "App", "--languages", "all", "--format", "sarif").output.contains(note))
  }

  @Test func translationIsARelatedLocationForMachines() throws {
    let folder = try folder()
    let json = try folder.run("lint", "App", "--languages", "all", "--format", "json").output
    let file = "\"file\": {\"path\": \"App/de.lproj/Login.strings\", \"line\": 1, \"column\": 19}"
    #expect(json.contains(file), "\(json)")
    let sarif = try folder.run("lint", "App", "--languages", "all", "--format", "sarif").output
    #expect(try SARIFSchema.schema().errors(in: JSONValue(parsing: sarif)) == [])
    let region = "\"region\": {\"startLine\": 1, \"startColumn\": 19}"
    #expect(sarif.contains("{\"uri\": \"App/de.lproj/Login.strings\"}, \(region)}"), "\(sarif)")
    try folder.write(json, to: "part.json")
    #expect(try folder.run("merge-reports", "part.json", "--format", "json").output.contains(file))
  }

  @Test func findingOfSeveralLanguagesIsTold() throws {
    let folder = try folder()
    try folder.write("\"b.normalTitle\" = \"Se connecter au compte utilisateur\";\n", to: "App/fr.lproj/Login.strings")
    let run = try folder.run("lint", "App", "--languages", "all")
    #expect(clipped(run).count == 1, "\(run.lines)")
    #expect(run.output.contains("only in German and French (2 of 4 variants)"), "\(run.lines)")
  }

  @Test func findingOfTheDocumentsOwnTextNamesNoFile() throws {
    let folder = try folder()
    let text = Self.storyboard.replacing("Log in", with: "Log in to your account")
    try folder.write(text, to: "App/Base.lproj/Login.xib")
    let run = try folder.run("lint", "App", "--languages", "all")
    #expect(!run.output.contains("text is in"), "\(run.lines)")
  }

  @Test func translationThatFitsIsNotReported() throws {
    #expect(try clipped(folder().run("lint", "App", "--languages", "nl")).isEmpty)
    #expect(try clipped(folder().run("lint", "App", "--languages", "de")).count == 1)
  }

  @Test func languageWithoutTranslationIsShownInTheDocumentsOwnTexts() throws {
    let folder = try folder()
    let own = try folder.run("layout", "App", "--languages", "base")
    let french = try folder.run("layout", "App", "--languages", "fr")
    #expect(own.lines.dropFirst() == french.lines.dropFirst())
  }

  @Test func framesAreThoseOfTheLanguage() throws {
    let folder = try folder()
    #expect(try folder.run("layout", "App", "--languages", "de").output.contains("Am Benutzerkonto"))
    #expect(try folder.run("layout", "App", "--languages", "ar").status == 0)
    let run = try folder.run("layout", "App", "--languages", "german")
    #expect(run.status == 64)
    #expect(run.complaints.contains("unknown language \"german\""))
  }

  // MARK: - macOS

  /// A window with a button of 90 points, and a label that the window's edges are bound to.
  private static let window = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
            <window id="w">
                <view key="contentView" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="130" height="100"/>
                    <subviews>
                        <textField translatesAutoresizingMaskIntoConstraints="NO" id="l">
                            <rect key="frame" x="18" y="64" width="94" height="16"/>
                            <textFieldCell key="cell" title="Your name:" id="lc">
                                <font key="font" metaFont="system"/>
                            </textFieldCell>
                        </textField>
                        <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
                            <rect key="frame" x="13" y="13" width="104" height="32"/>
                            <constraints><constraint firstAttribute="width" constant="90" id="bw"/></constraints>
                            <buttonCell key="cell" type="push" title="Log in" bezelStyle="rounded" alignment="center" \
    borderStyle="border" imageScaling="proportionallyDown" id="bc">
                                <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                                <font key="font" metaFont="system"/>
                            </buttonCell>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c1"/>
                        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="c2"/>
                        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="c3"/>
                        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c4"/>
                        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="20" id="c5"/>
                    </constraints>
                </view>
            </window>
        </objects>
    </document>

    """

  private func window(_ strings: String) throws -> TestFolder {
    try TestFolder(["App/Base.lproj/Login.xib": Self.window, "App/de.lproj/Login.strings": strings])
  }

  @Test func windowGrowsWithItsTexts() throws {
    let folder = try window("\"lc.title\" = \"Vor- und Nachname des Benutzers:\";\n")
    #expect(try clipped(folder.run("lint", "App", "--languages", "all")).isEmpty)
    let layout = try JSONValue(
      parsing: folder.run("layout", "App", "--languages", "de", "--format", "json").output)
    let views = layout["documents"].elements.first?["views"].elements ?? []
    guard case .number(let width)? = views.first(where: { $0["id"].text == "v" })?["frame"][2] else {
      Issue.record("no frame: \(layout)")
      return
    }
    #expect(width > 200 && width < 300, "\(width)")
  }

  @Test func translationIsReportedWhereAWindowCannotGrow() throws {
    let folder = try window("\"bc.title\" = \"Am Benutzerkonto anmelden\";\n")
    let run = try folder.run("lint", "App", "--languages", "all")
    #expect(clipped(run).count == 1, "\(run.lines)")
    #expect(run.output.contains("only in German (1 of 2 variants)"), "\(run.lines)")
  }
}
