import TestSupport
import Testing

@testable import StackLint

/// What other linters' configurations become, and what is said of those that cannot be meant.
@Suite struct MigratedConfigurationTests {
  private func migrated(_ text: String, named name: String) throws -> String {
    let folder = try TestFolder([name: text])
    let configuration = try PeerConfigurationReader.read(
      contentsOf: folder.url.appending(path: name).path, linter: name.hasSuffix(".json") ? .xiblint : .iblinter)
    let written = MigratedConfigurationWriter(configuration: configuration).text.string
    return written.replacing(folder.url.path + "/", with: "")
  }

  @Test func iblinterKeepsRulesOptionsAndPaths() throws {
    let text = """
      enabled_rules:
        - relative_to_margin
        - use_base_class
        - hides_bottom_bar
      disabled_rules:
        - enable_autolayout
      excluded:
        - Carthage
      included:
        - App/Views
      use_base_class_rule:
        - element_class: UILabel
          base_classes: [PrimaryLabel, SecondaryLabel]
      hides_bottom_bar_rule:
        excluded_view_controllers: [Start]
      reporter: json
      """
    #expect(
      try migrated(text, named: ".iblinter.yml") == """
        # Converted from .iblinter.yml by ibstack migrate.
        # reporter: ibstack lint --format json

        preset: iblinter

        include:
          - /App/Views

        exclude:
          - /Carthage

        rules:
          auto-layout-off: off  # enable_autolayout
          bottom-bar-kept:  # hides_bottom_bar
            severity: warning
            except: [Start]
          margin-constraint: warning  # relative_to_margin
          base-class-not-used:  # use_base_class
            severity: warning
            classes:
              UILabel: [PrimaryLabel, SecondaryLabel]

        """)
  }

  @Test func xiblintKeepsRulesOptionsAndPaths() throws {
    let text = """
      {
        "rules": ["no_trait_variations", "strict_font_*", "enforce_runtime_attributes"],
        "rules_config": {
          "strict_font_sizes": {"minimum_size": 13},
          "strict_font_names": {"allowed_fonts": ["Avenir-Book"]},
          "enforce_runtime_attributes": {"runtime_attributes": {"button": {"layer.cornerRadius": [null]}}}
        },
        "paths": {
          "Pods": {"rules": []},
          "Old": {"excluded_rules": ["strict_font_*"]}
        }
      }
      """
    #expect(
      try migrated(text, named: ".xiblint.json") == """
        # Converted from .xiblint.json by ibstack migrate.

        preset: none

        exclude:
          - /Pods

        rules:
          runtime-attribute-not-allowed:  # enforce_runtime_attributes
            severity: error
            allowed:
              button@layer.cornerRadius: [unset]
          trait-variations-on: error  # no_trait_variations
          font-not-allowed:  # strict_font_names
            severity: error
            fonts: [Avenir-Book]
          font-size-not-allowed:  # strict_font_sizes
            severity: error
            minimum: 13
            minimum-on-mac: 0

        overrides:
          - paths: [/Old]
            rules:
              font-not-allowed: off  # strict_font_names
              font-size-not-allowed: off  # strict_font_sizes

        """)
  }

  @Test(arguments: [
    (
      ".iblinter.yml", "enabled_rules:\n  - misplaced\nenabled_rule: []",
      "3:1: error: unknown key \"enabled_rule\""
    ),
    (".iblinter.yml", "enabled_rules:\n  - misplacd", "2:5: error: unknown rule of IBLinter \"misplacd\""),
    (".iblinter.yml", "view_as_device_rule:\n  device: a", "2:3: error: unknown key \"device\""),
    (
      ".iblinter.yml", "use_base_class_rule: UILabel",
      "1:22: error: expected a list of mappings, each with element_class"
    ),
    (".xiblint.json", "{\"rules\": [\"strict\"]}", "1:12: error: unknown rule of xiblint \"strict\""),
    (
      ".xiblint.json", "{\"rules_config\": {\"strict_font_sizes\": {\"minimum_size\": \"x\"}}}",
      "1:57: error: expected a number, found \"x\""
    ),
    (".xiblint.json", "{\"rules\": [", "2:1: error: did not find expected node content"),
  ])
  func whatCannotBeMeantIsSaidWithItsPlace(_ name: String, _ text: String, _ problem: String) throws {
    let error = #expect(throws: InvalidConfiguration.self) { try migrated(text, named: name) }
    let line = try #require(error?.lines.first)
    #expect(line.contains("/\(name):\(problem)"), "\(line)")
  }

  @Test(arguments: ["", "enabled_rules:\n", "{}"])
  func emptyConfigurationsAreFine(_ text: String) throws {
    #expect(try migrated(text, named: ".iblinter.yml").contains("\npreset: iblinter\n"))
  }

  /// `{UILabel: [Primary]}`.
  @Test func optionsCanBeTables() throws {
    let configuration = "preset: none\nrules: {base-class-not-used: {severity: error, classes: {UILabel: [Primary]}}}\n"
    let document = "<view>\n<label text=\"A\" id=\"a\"/>\n</view>\n"
    let folder = try TestFolder([".ibstack.yml": configuration, "a.xml": document])
    let run = try folder.lint("a.xml")
    #expect(
      run.lines.first
        == "a.xml:2:1: error: label \"A\" without a custom class; use Primary [base-class-not-used]")
  }
}
