import TestSupport
import Testing

/// `ibstack convert`: stack definitions to documents and back.
@Suite struct ConvertCommandTests {
  private static let form = """
    <stackView axis="vertical" spacing="8">
      <label text="Sign in"/>
      <textField id="name" borderStyle="roundedRect" placeholder="Name"/>
      <button title="OK" height="40"/>
      <view/>
    </stackView>

    """
  private static let rules = [
    "document-structure", "refused-by-xcode", "lossy-document", "unfamiliar-element", "misplaced-view",
  ]

  private func folder() throws -> TestFolder { try TestFolder(["form.xml": Self.form]) }

  @Test(arguments: ["Form.xib", "Main.storyboard"]) func resultPassesAllChecks(target: String) throws {
    let folder = try folder()
    let run = try folder.run("convert", "form.xml", "--to", target)
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.complaints.isEmpty)
    let findings = try folder.run("validate", target)
    #expect(findings.status == 0)
    for rule in Self.rules { #expect(!findings.output.contains("[\(rule)]")) }
    #expect(try folder.run("format", "--check", target).status == 0)
    #expect(try folder.run("update-frames", "--check", target).status == 0)
    #expect(try folder.run("compile", target, "--output", "App.app").status == 0)
    #expect(try folder.run("convert", target, "--to", "back.xml").status == 0)
    #expect(try folder.text("back.xml") == Self.form)
  }

  @Test func framesAreThoseOfTheDefinition() throws {
    let folder = try folder()
    _ = try folder.run("convert", "form.xml", "--to", "Form.xib")
    func frames(_ path: String) throws -> [JSONValue] {
      let json = try JSONValue(parsing: folder.run("layout", "--format", "json", "--device", "retina4_7", path).output)
      return json["documents"].elements[0]["views"].elements.map { $0["frame"] }
    }
    #expect(try frames("form.xml") == frames("Form.xib"))
  }

  @Test func sceneIsAddedAndReplacedAndNothingElseChanges() throws {
    let folder = try folder()
    _ = try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "First")
    let one = try folder.text("Main.storyboard")
    #expect(try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "Second").status == 0)
    let two = try folder.text("Main.storyboard")
    let lines = Set(two.split(separator: "\n"))
    #expect(one.split(separator: "\n").allSatisfy(lines.contains))
    #expect(try folder.run("validate", "Main.storyboard").output.isEmpty)
    #expect(try folder.run("format", "--check", "Main.storyboard").status == 0)
    try folder.write(Self.form.replacing("Sign in", with: "Log in"), to: "form.xml")
    #expect(try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "First").status == 0)
    let three = try folder.text("Main.storyboard")
    let (before, after) = (two.split(separator: "\n"), three.split(separator: "\n"))
    #expect(
      zip(before, after).filter { $0 != $1 }.allSatisfy { $1.contains("text=\"Log in\"") || $1.contains("rect key=") })
    #expect(try folder.run("convert", "Main.storyboard", "--scene", "First").output.contains("Log in"))
    let unnamed = try folder.run("convert", "Main.storyboard")
    #expect(unnamed.status == 1)
    #expect(
      unnamed.complaints.contains("2 scenes; add --scene with one of their names: the storyboard has First, Second"))
  }

  @Test func connectionsOfAReplacedSceneStayOrAreNamed() throws {
    let folder = try folder()
    _ = try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "Form")
    let text = try folder.text("Main.storyboard")
    let button = try #require(
      text.split(separator: "\n").first { $0.contains("<button") }?.split(separator: " id=\"").last?.prefix(10))
    let outlets = """
      </view><connections><outlet property="nameField" destination="name" id="out-00-001"/>\
      <outlet property="okButton" destination="\(button)" id="out-00-002"/></connections></viewController>
      """
    try folder.write(
      text.replacing(
        "</stackView>\n                </viewController>", with: outlets.replacing("</view>", with: "</stackView>")),
      to: "Main.storyboard")
    try folder.write(Self.form.replacing("  <button title=\"OK\" height=\"40\"/>\n", with: ""), to: "form.xml")
    let run = try folder.run("convert", "form.xml", "--to", "Main.storyboard", "--scene", "Form")
    #expect(run.status == 0)
    #expect(run.complaints.contains("warning: not kept: <outlet> to \(button), which is not in the new view"))
    let new = try folder.text("Main.storyboard")
    #expect(new.contains("property=\"nameField\"") && !new.contains("okButton"))
  }

  @Test func definitionOnStandardInputIsPrintedAsAXib() throws {
    let run = try TestFolder().run("convert", "-", input: Self.form)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type="))
    #expect(run.output.hasSuffix("</document>\n"))
  }

  @Test func errorsHavePlacesAndNothingIsWritten() throws {
    let folder = try TestFolder(["bad.xml": "<stackView>\n  <lable text=\"x\"/>\n</stackView>\n"])
    let run = try folder.run("convert", "bad.xml", "--to", "bad.xib")
    #expect(run.status == 1)
    #expect(run.complaints == "bad.xml:2:3: error: unknown element <lable>; did you mean <label>? [unknown-element]\n")
    #expect(try folder.names == ["bad.xml"])
    #expect(try folder.run("convert", "gone.xml", "--to", "gone.xib").status == 2)
  }

  @Test func lossesAreALineForEachKind() throws {
    let folder = try TestFolder([
      "a.xml": """
      <stackView width="99" height="10">
        <view customSpacing="4"/>
        <view customSpacing="6"/>
        <view/>
      </stackView>
      """
    ])
    let run = try folder.run("convert", "a.xml", "--to", "a.xib")
    #expect(
      run.complaints
        == """
        a.xml:2:3: warning: not kept: customSpacing="4", which is a note in the document; call \
        setCustomSpacing(_:after:) in code; also at 3:3

        """)
  }

  @Test func staticTableNeedsAStoryboard() throws {
    let folder = try TestFolder([
      "t.xml":
        "<tableView dataMode=\"static\"><sections><tableViewSection><cells><tableViewCell/></cells></tableViewSection></sections></tableView>"
    ])
    #expect(try folder.run("convert", "t.xml", "--to", "t.xib").complaints.contains("static table"))
    #expect(try folder.run("convert", "t.xml", "--to", "t.storyboard").status == 0)
    #expect(try folder.run("validate", "t.storyboard").status == 0)
  }

  @Test func xibHasNoScenes() throws {
    let folder = try TestFolder(["form.xml": Self.form])
    let run = try folder.run("convert", "form.xml", "--to", "form.xib", "--scene", "Form")
    #expect(run.status == 64)
    #expect(run.complaints.contains("a xib has no scenes; remove --scene"))
    #expect(try folder.names == ["form.xml"])
  }

  @Test func hostileNamesAreInert() throws {
    let name = "::error::\u{1B}[2J\u{202E}"
    let folder = try TestFolder([
      "h.xml":
        "<view><view id=\"::error::&#x202E;\" userLabel=\"&quot;&gt;&lt;!--\"/><X customClass=\"C\" \u{FF41}=\"1\"/></view>"
    ])
    let run = try folder.run("convert", "h.xml", "--to", "h.storyboard", "--scene", name)
    #expect(!run.complaints.contains("\u{202E}") && !run.complaints.contains("\u{1B}"))
    #expect(run.complaints.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") })
  }

  @Test(arguments: [("form.xml", "form.xml"), ("form.xml", "form.txt"), ("Form.xib", "Other.storyboard")])
  func targetOfAnotherKindIsRefused(document: String, target: String) throws {
    let folder = try folder()
    _ = try folder.run("convert", "form.xml", "--to", "Form.xib")
    let run = try folder.run("convert", document, "--to", target)
    #expect(run.status != 0)
    #expect(run.complaints.contains("error: "))
    #expect(try folder.text("form.xml") == Self.form)
    #expect((try? folder.text(target)) == (target == "form.xml" ? Self.form : nil))
  }

  @Test func whatOnlyDefinitionsHaveIsNamed() throws {
    let text = """
      <?xml-model href="stack-definition.rng"?>
      <stackView backgroundColor="card">
        <resources><namedColor name="card" color="#FFFFFF" dark="#000000"/></resources>
        <label text="A"/>
        <variation heightClass="compact" axis="vertical"/>
        <variation preferredContentSizeCategory="accessibility" axis="vertical"/>
      </stackView>

      """
    let folder = try TestFolder(["a.xml": text])
    let run = try folder.run("convert", "a.xml", "--to", "a.xib")
    #expect(
      run.complaints == """
        a.xml:6:3: warning: not kept: <variation> by text size; Interface Builder has none, so that code has to change the view
        a.xml:3:54: warning: not kept: the dark color; give the color of the asset catalog both appearances

        """)
    let written = try folder.text("a.xib")
    #expect(written.contains("<variation key=\"heightClass=compact\" axis=\"vertical\"/>"))
    #expect(!written.contains("accessibility") && !written.contains("dark"))
  }
}
