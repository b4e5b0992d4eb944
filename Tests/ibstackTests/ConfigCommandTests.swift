import Foundation
import Testing

@Suite struct ConfigCommandTests {
  @Test func templateCanBeUsedAsItIs() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    #expect(
      try folder.run("config", "init").output == ".ibstack.yml written; `ibstack rules` lists the rules it can name\n")
    #expect(try folder.run("config", "check").output == ".ibstack.yml: no problems found\n")
    #expect(try folder.run("lint", "a.xml").status == 0)
  }

  @Test func configurationThatIsThereIsKept() throws {
    let folder = try TestFolder([".ibstack.yml": "preset: all\n"])
    let run = try folder.run("config", "init")
    #expect(run.status == 2)
    #expect(run.complaints == ".ibstack.yml: error: exists already; edit it, or remove it first\n")
    #expect(try String(contentsOf: folder.url.appending(path: ".ibstack.yml"), encoding: .utf8) == "preset: all\n")
  }

  @Test func patternsThatMatchNothingAreNamedWithTheirPlace() throws {
    let folder = try TestFolder([
      "App/a.xib": Fixture.clean,
      ".ibstack.yml": "exclude: [App/, Lib/, \"!None/\"]\noverrides:\n- paths: Legacy/\n  rules: {}\n",
    ])
    let run = try folder.run("config", "check")
    #expect(run.status == 2)
    #expect(
      run.complaints
        == ".ibstack.yml:1:17: error: \"Lib/\" matches no document\n.ibstack.yml:3:10: error: \"Legacy/\" matches no document\n"
    )
  }

  @Test func showTellsWhatHoldsForADocument() throws {
    let folder = try TestFolder([
      ".ibstack.yml": "rules: {ambiguous-layout: off}\n", "App/.ibstack.yml": "preset: strict\nexclude: [old.xib]\n",
    ])
    let shown = try folder.run("config", "show", "App/a.xib").output
    #expect(shown.hasPrefix("# .ibstack.yml\n# App/.ibstack.yml\n\nrules:\n"))
    #expect(shown.contains("\n  ambiguous-layout: off\n"))
    #expect(shown.contains("\n  duplicate-constraint: error\n"))
    #expect(try folder.run("config", "show", "App/old.xib").output.hasSuffix("\nApp/old.xib is excluded\n"))
  }

  @Test func whatShowPrintsIsAConfiguration() throws {
    let folder = try TestFolder([:])
    try folder.write(folder.run("config", "show", "a.xib").output, to: ".ibstack.yml")
    #expect(try folder.run("config", "check").output == ".ibstack.yml: no problems found\n")
  }

  @Test func includeLimitsWhatIsLinted() throws {
    let folder = try TestFolder([
      "App/a.xml": "<", "Other/a.xml": "<", ".ibstack.yml": "include: [App/]\n",
    ])
    #expect(try folder.run("lint", "App/a.xml", "Other/a.xml").lines.allSatisfy { $0.hasPrefix("App/") })
  }

  @Test func schemaIsFreshAndKnowsEveryRule() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Documentation/ibstack.schema.json").standardized
    let schema = try TestFolder([:]).run("config", "schema").output
    let hint = "run: ibstack config schema > Documentation/ibstack.schema.json"
    #expect(try String(contentsOf: file, encoding: .utf8) == schema, "\(hint)")
    let rules = try JSONValue(parsing: schema)["$defs"]["rules"]["properties"].members
    #expect(rules["ambiguous-layout"] != nil)
  }
}
