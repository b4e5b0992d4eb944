import Foundation
import TestSupport
import Testing

/// `ibstack layout --format json`: the values.
@Suite struct JSONOutputTests {
  private func json(_ text: String, _ options: String...) throws -> JSONValue {
    let folder = try TestFolder(["a.xml": text])
    let run = try ToolRun(["layout", "--format", "json", "a.xml"] + options, in: folder)
    return try JSONValue(parsing: run.output)["documents"][0]
  }

  @Test func foundationReadsIt() throws {
    let folder = try TestFolder(["a.xml": Fixture.form, "b.xml": Fixture.unreadable])
    let run = try folder.run("layout", "--format", "json", "a.xml", "b.xml")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect((object?["documents"] as? [Any])?.count == 2)
  }

  @Test func viewsHaveTheirFrames() throws {
    let views = try json(Fixture.form, "--size", "320x200")["views"].elements
    #expect(views.map { $0["element"] } == ["stackView", "view", "stackView", "view", "view", "view", "view"])
    #expect(views.map { $0["id"] } == ["form", nil, nil, "no", "yes", nil, "badge"])
    #expect(views.map { $0["parent"] } == [nil, "form", "form", nil, nil, "form", nil])
    #expect(views.map { $0["label"] } == ["Sign in", "Head", "Buttons", nil, nil, "Space below", nil])
    #expect(
      views.map { $0["frame"] } == [
        [0, 0, 320, 200], [0, 0, 320, 40], [0, 48, 320, 30], [0, 0, 155, 30], [165, 0, 155, 30], [0, 86, 320, 114],
        [5, 6.666667, 7.333333, 8],
      ])
    #expect(views.map { $0["hidden"] } == [false, false, false, false, false, false, true])
  }

  @Test func storyboardNamesItsScenesAndMarksItsViews() throws {
    let document = try json(Fixture.storyboard)
    #expect(document["platform"] == "ios")
    #expect(document["scale"] == 2)
    #expect(document["scenes"].elements.count == 1)
    #expect(
      document["scenes"][0].members == ["id": "scene", "controller": "controller", "name": "Start", "view": "root"])
    let views = document["views"].elements
    #expect(views.map { $0["id"] } == ["root", "placed", "moved", "loose"])
    #expect(views.dropLast().map { $0["misplaced"] } == [false, false, true])
    #expect(views.map { $0["ambiguous"] } == [false, false, false, true])
    #expect(views[2]["frame"] == [10, 80, 50, 40])
  }

  @Test func diagnosticsHaveTheirPlaces() throws {
    let diagnostics = try json("<stackView id='a'>\n  <view id='a'/></stackView>")["diagnostics"]
    #expect(diagnostics.elements.count == 1)
    let diagnostic = diagnostics[0]
    #expect(diagnostic["rule"] == "duplicate-id")
    #expect(diagnostic["severity"] == "error")
    #expect(["line", "column", "endLine", "endColumn"].map { diagnostic[$0] } == [2, 13, 2, 14])
    let note = diagnostic["notes"][0]
    #expect(note["message"] == "first used here")
    #expect(["line", "column", "endLine", "endColumn"].map { note[$0] } == [1, 1, 1, 19])
  }

  @Test func editsHaveTheirPlacesAndTexts() throws {
    let diagnostics = try json(Fixture.storyboard)["diagnostics"].elements
    let misplaced = try #require(diagnostics.first { $0["rule"] == "misplaced-view" })
    #expect(
      misplaced["fixIts"].elements.map(\.members) == [
        ["message": "set y to 80", "line": 19, "column": 31, "endLine": 19, "endColumn": 33, "replacement": "80"]
      ])
    #expect(diagnostics.first { $0["rule"] == "ambiguous-layout" }?.members["fixIts"] == nil)
  }

  @Test func unreadableDocumentHasTheDiagnosticAlone() throws {
    let document = try json(Fixture.unreadable)
    #expect(document["path"] == "a.xml")
    #expect(document.members.keys.sorted() == ["diagnostics", "path", "platform", "scale", "scenes", "views"])
    #expect([document["platform"], document["scale"]] == [nil, nil])
    #expect([document["scenes"], document["views"]] == [[], []])
    #expect(document["diagnostics"].elements.map { $0["rule"] } == ["ill-formed-xml"])
  }

  @Test func constraintsAreListedOnRequest() throws {
    #expect(try json(Fixture.form).members["stacks"] == nil)
    let stacks = try json(Fixture.form, "--constraints")["stacks"].elements
    #expect(stacks.map { $0["id"] } == ["form", nil])
    let row = stacks[1]["constraints"].elements
    #expect(
      row.last.map(\.members) == [
        "identifier": "UISV-spacing", "constraint": "yes.leading == no.trailing + 10", "priority": 1000,
      ])
  }

  @Test func textIsEscaped() throws {
    let document = try json("<view userLabel='\"a\" \\b&#10;&#9;é🙂/'/>")
    #expect(document["views"][0]["label"] == "\"a\" \\b\n\té🙂/")
  }
}
