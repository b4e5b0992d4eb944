import TestSupport
import Testing

/// `ibstack migrate`: where the converted configuration goes.
@Suite struct MigrateCommandTests {
  @Test func configurationIsPrinted() throws {
    let run = try TestFolder([".iblinter.yml": "{}"]).run("migrate", ".iblinter.yml")
    #expect(run.output.hasPrefix("# Converted from .iblinter.yml by ibstack migrate.\n\npreset: iblinter\n"))
    #expect(run.complaints == "")
    #expect(run.status == 0)
  }

  @Test func whatCannotBeMeantIsSaidWithItsPlace() throws {
    let run = try TestFolder([".xiblint.json": "{\"rules\": [\"strict\"]}"]).run("migrate", ".xiblint.json")
    #expect(run.complaints.hasPrefix(".xiblint.json:1:12: error: unknown rule of xiblint \"strict\""))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  /// What is written can be used at once.
  @Test(arguments: [
    (".iblinter.yml", "enabled_rules: [custom_class_name, storyboard_viewcontroller_id, use_trait_collections]"),
    (
      ".xiblint.json",
      """
      {"rules": ["*"], "rules_config": {
        "unavailable_custom_classes": {"custom_classes": {"App.Old": "App.New"}},
        "unavailable_system_classes": {"system_classes": {"button": ["App.Button", "App.Other: \\"quoted\\""]}},
        "strict_fonts": {"allowed_fonts": [{"name": "Avenir-Book", "size": 14}]}}}
      """
    ),
  ])
  func whatIsWrittenCanBeRead(_ name: String, _ text: String) throws {
    let folder = try TestFolder([name: text, "a.xml": Fixture.clean])
    #expect(try folder.run("migrate", name, "--output", ".ibstack.yml").status == 0)
    let run = try folder.run("lint", "a.xml")
    #expect(run.complaints == "1 document, 0 errors, 0 warnings\n")
    #expect(run.status == 0)
  }

  @Test func neverOverwrites() throws {
    let folder = try TestFolder([".iblinter.yml": "", ".ibstack.yml": "preset: all\n"])
    let run = try folder.run("migrate", ".iblinter.yml", "--output", ".ibstack.yml")
    #expect(run.complaints == ".ibstack.yml: error: exists already; remove it first\n")
    #expect(run.status == 2)
  }

  @Test func aMissingFileIsSaid() throws {
    let run = try TestFolder().run("migrate", ".xiblint.json")
    #expect(run.complaints == ".xiblint.json: error: cannot be read: No such file or directory\n")
    #expect(run.status == 2)
  }

  @Test func theTableIsPrinted() throws {
    let run = try TestFolder().run("lint", "--explain-migration")
    #expect(run.lines.contains("  relative_to_margin            margin-constraint"))
    #expect(run.lines.contains("xiblint: ibstack migrate .xiblint.json"))
    #expect(
      try TestFolder().run("lint", "--explain-migration", "--format", "markdown").output.hasPrefix("# Migrating from"))
  }
}
