import Foundation
import TestSupport
import Testing

@Suite struct ConfigCommandTests {
  @Test func templateCanBeUsedAsItIs() throws {
    let folder = try TestFolder(["a.xml": Fixture.clean])
    #expect(
      try folder.run("config", "init").output == ".ibstack.yml written; `ibstack rules` lists the rules it can name\n")
    #expect(try folder.run("config", "check").output == ".ibstack.yml: no problems found\n")
    #expect(try folder.run("lint", "a.xml").status == 0)
  }

  @Test func templateSuitsTheProject() throws {
    let folder = try TestFolder([
      "App/Base.lproj/a.xib": Fixture.clean, "App/de.lproj/a.strings": "", "App/ar-EG.lproj/a.strings": "",
      "Podfile": "", "Carthage/Build/b.xib": "<", "Pods/fr.lproj/c.strings": "", ".build/he.lproj/c.strings": "",
    ])
    _ = try folder.run("config", "init")
    let text = try folder.text(".ibstack.yml")
    #expect(text.contains("\nexclude:\n  - Carthage/\n  - Pods/\n\n"))
    #expect(
      text.hasSuffix(
        """

        # The project's languages: ar-EG, de. Lay out for longer texts, and from right to left:
        # variants:
        #   languages: [base, pseudo, rtl]

        """))
    #expect(try folder.run("config", "check").status == 0)
    #expect(try folder.run("lint").complaints == "1 document, 0 errors, 0 warnings\n")
    try folder.write(
      text.replacing("# variants", with: "variants").replacing("#   lang", with: "  lang"), to: ".ibstack.yml")
    #expect(try folder.run("config", "check").status == 0)
  }

  @Test func templateOfAnEmptyFolderNamesNothing() throws {
    let folder = try TestFolder(["a.xib": Fixture.clean, "en.lproj/a.strings": ""])
    _ = try folder.run("config", "init")
    let text = try folder.text(".ibstack.yml")
    #expect(text.contains("\nexclude: []\n") && text.contains("languages: [base, pseudo]\n"))
  }

  @Test func configurationOfAnotherLinterIsConverted() throws {
    let folder = try TestFolder([
      ".iblinter.yml": "enabled_rules: [relative_to_margin]\nexcluded: [Pods]\n", ".xiblint.json": "{}", "Podfile": "",
      "Cartfile": "",
    ])
    let run = try folder.run("config", "init")
    #expect(
      run.output == """
        .ibstack.yml written from .iblinter.yml; `ibstack rules` lists the rules it can name
        .xiblint.json was not converted; see ibstack migrate .xiblint.json

        """)
    let text = try folder.text(".ibstack.yml")
    #expect(text.contains("\n  margin-constraint: warning  # relative_to_margin\n"))
    #expect(text.contains("\nexclude:\n  - /Pods\n  - Carthage/\n"))
    #expect(try folder.run("config", "check").status == 0)
  }

  @Test func brokenConfigurationOfAnotherLinterIsReported() throws {
    let folder = try TestFolder([".xiblint.json": "{\"rules\": [\"none\"]}"])
    let run = try folder.run("config", "init")
    #expect(run.status == 2)
    #expect(run.complaints.hasPrefix(".xiblint.json:1:12: error: unknown rule of xiblint \"none\""))
    #expect(try folder.names == [".xiblint.json"])
  }

  @Test func linkOutOfTheRepositoryIsNotConverted() throws {
    let folder = try TestFolder(["App/a.xib": Fixture.clean, "secret.yml": "enabled_rules: []\n"])
    let run = try folder.shell("cd App && ln -s ../secret.yml .iblinter.yml && \"$IBSTACK\" config init")
    #expect(run.status == 2)
    #expect(run.complaints.contains("convert it with ibstack migrate"))
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
    // A fresh checkout may lack them.
    #expect(run.status == 0)
    #expect(
      run.complaints
        == ".ibstack.yml:1:17: notice: \"Lib/\" matches no document\n.ibstack.yml:3:10: notice: \"Legacy/\" matches no document\n"
    )
    #expect(run.output == ".ibstack.yml: no errors found\n")
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
    let schema = try TestFolder([:]).run("config", "schema").output
    let hint = "run: ibstack config schema > Documentation/ibstack.schema.json"
    #expect(try Checkout.text("Documentation/ibstack.schema.json") == schema, "\(hint)")
    let rules = try JSONValue(parsing: schema)["$defs"]["rules"]["properties"].members
    #expect(rules["ambiguous-layout"] != nil)
  }

  @Test(arguments: ["layout", "lint", "diff"]) func schemasOfOutputsArePrinted(subject: String) throws {
    let schema = try TestFolder([:]).run("config", "schema", subject).output
    #expect(try schema == Checkout.text("Documentation/\(subject).schema.json"))
    #expect(try JSONValue(parsing: schema)["$id"].text == "urn:ibstack:\(subject)")
  }

  @Test func unknownSchemaIsAnswered() throws {
    let run = try TestFolder([:]).run("config", "schema", "report")
    #expect(run.status == 64 && run.complaints.contains("configuration"))
  }
}
