import TestSupport
import Testing

/// `ibstack validate`: one line a finding.
@Suite struct ValidateOutputTests {
  @Test func cleanDocumentPrintsNothing() throws {
    #expect(try TestFolder(["a.xml": Fixture.clean]).run("validate", "a.xml").output == "")
  }

  @Test func findingsAreLinesWithTheirPlace() throws {
    let text = """
      <stackView axis="diagonal" distribution="fillEqually">
        <view id="a" hidden="maybe"/>
        <lable/>
      </stackView>
      """
    let run = try TestFolder(["form.xml": text]).run("validate", "form.xml")
    #expect(
      run.output == """
        form.xml:1:18: error: unknown axis "diagonal"; expected "horizontal", "vertical" [unknown-value]
        form.xml:2:24: error: view (a): malformed hidden "maybe"; expected YES or NO [malformed-value]
        form.xml:3:3: error: unknown element <lable>; did you mean <label>? [unknown-element]

        """)
  }

  @Test func notesFollowWithTheirOwnPlaces() throws {
    let text = "<stackView distribution=\"fillEqually\">\n  <view id=\"a\"/>\n  <view id=\"a\"/>\n</stackView>"
    let run = try TestFolder(["form.xml": text]).run("validate", "form.xml")
    #expect(
      run.output == """
        form.xml:3:13: error: view (a): duplicate id "a" on <view>; every object needs an id of its own [duplicate-id]
        form.xml:2:3: note: first used here

        """)
  }

  @Test func unreadableDocumentsAreFindingsToo() throws {
    let run = try TestFolder(["a.xml": Fixture.unreadable]).run("validate", "a.xml")
    #expect(
      run.output == """
        a.xml:2:1: error: end of file found where <stackView> is still open; close it with </stackView> [ill-formed-xml]
        a.xml:1:1: note: <stackView> opened here

        """)
  }

  @Test func findingWithoutAPlaceHasThePathAlone() throws {
    let text = "<?xml version='1.0' encoding='klingon'?><stackView/>"
    let run = try TestFolder(["a.xml": text]).run("validate", "a.xml")
    #expect(
      run.output == "a.xml: error: encoding klingon cannot be read; save the document as UTF-8 [ill-formed-xml]\n")
  }

  @Test func unreadAttributesAreReportedOnRequest() throws {
    let folder = try TestFolder(["a.xml": "<stackView>\n  <view opaque=\"NO\"/></stackView>"])
    #expect(try folder.run("validate", "a.xml").output == "")
    let run = try folder.run("validate", "a.xml", "--enable", "unread-attribute")
    #expect(run.status == 0)
    let message = "opaque of <view> has no part in layout"
    #expect(run.output == "a.xml:2:9: warning: \(message) [unread-attribute]\n")
  }

  @Test func placesOfADocumentInUTF16AreThoseOfItsCharacters() throws {
    let folder = try TestFolder()
    let text = "\u{FEFF}" + Fixture.broken
    let bytes = text.utf16.flatMap { (unit: UInt16) -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try folder.write(bytes, to: "a.xml")
    let run = try folder.run("validate", "a.xml")
    #expect(run.output.hasPrefix("a.xml:2:17: error: malformed hidden \"maybe\""))
  }
}
