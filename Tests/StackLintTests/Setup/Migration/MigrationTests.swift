import Foundation
import Testing

@testable import StackLint

/// Configurations of other linters, as the linters themselves would read them.
@Suite struct MigrationTests {
  private func migrated(_ text: String, _ linter: PeerLinter) throws -> [String] {
    let configuration = try PeerConfigurationReader.read(Array(text.utf8), path: "a", linter: linter)
    return MigratedConfigurationWriter(configuration: configuration).text.string.split(separator: "\n").map(String.init)
  }

  private func problems(_ text: String, _ linter: PeerLinter) -> [String] {
    let error = #expect(throws: InvalidConfiguration.self) { try migrated(text, linter) }
    return error?.lines ?? []
  }

  @Test func sourcesOfAModuleAreFoundByTheirPaths() throws {
    let text = """
      custom_module_rule:
        - module: Components
          included: [Components, Shared/Views]
          excluded: [Components/Samples]
      """
    let migrated = try migrated(text, .iblinter).joined(separator: "\n")
    let start = try #require(migrated.range(of: "paths:"))
    for path in ["Components:", "/Components", "/Shared/Views", "!/Components/Samples"] {
      #expect(migrated[start.lowerBound...].contains(path))
    }
    #expect(!migrated.contains("ClassName"))
  }

  /// What IBLinter enables and disables at once is on.
  @Test(arguments: [
    ("disabled_rules: [misplaced]\n", false), ("disabled_rules: [relative_to_margin]\n", false),
    ("enabled_rules: [relative_to_margin]\n", true),
    ("enabled_rules: [relative_to_margin]\ndisabled_rules: [relative_to_margin]\n", true),
  ])
  func rulesAreTurnedOn(text: String, isOn: Bool) throws {
    #expect(
      try migrated(text, .iblinter).contains("  margin-constraint: warning  # relative_to_margin") == isOn)
  }

  @Test func rulesThatAreOnByDefaultAreTurnedOff() throws {
    #expect(try migrated("disabled_rules: [duplicate_id]\n", .iblinter).contains("  duplicate-id: off  # duplicate_id"))
  }

  @Test(arguments: ["", "enabled_rules:\n", "# nothing\n"]) func emptyConfigurationIsThePreset(text: String) throws {
    #expect(
      try migrated(text, .iblinter) == ["# Converted from .iblinter.yml by ibstack migrate.", "preset: iblinter"])
  }

  @Test(arguments: ["App", "./App", "App/", "./App/."]) func pathsAreRelativeToTheConfiguration(path: String) throws {
    #expect(try migrated("excluded: [\(path)]\n", .iblinter).suffix(2) == ["exclude:", "  - /App"])
  }

  @Test func disabledTraitCollectionsAreTheOppositeRule() throws {
    let text = "enabled_rules: [use_trait_collections]\nuse_trait_collections_rule: {enabled: false}\n"
    #expect(try migrated(text, .iblinter).contains("  trait-variations-on: warning  # use_trait_collections"))
  }

  @Test func whatHasNoCounterpartIsAComment() throws {
    let lines = try migrated("ignore_cache: true\ndisable_while_building_for_ib: true\n", .iblinter)
    #expect(
      lines.filter { $0.hasPrefix("# ") }.dropFirst() == [
        "# disable_while_building_for_ib: instead, skip the build phase if $ACTION is empty",
        "# ignore_cache, cache_path: there is no cache",
      ])
  }

  @Test(arguments: [("codeclimate", "gitlab"), ("gitlab", "junit"), ("xcode", "xcode"), ("emoji", "markdown")])
  func reportersAreFormats(reporter: String, format: String) throws {
    #expect(
      try migrated("reporter: \(reporter)\n", .iblinter).contains("# reporter: ibstack lint --format \(format)"))
  }

  @Test func xiblintsFindingsAreErrors() throws {
    let lines = try migrated("{\"rules\": [\"accessibility_labels_for_images\"]}", .xiblint)
    #expect(lines.contains("  image-without-accessibility-label: error  # accessibility_labels_for_images"))
    #expect(lines.contains("preset: none"))
  }

  @Test func patternsNameRules() throws {
    let lines = try migrated("{\"rules\": [\"automation_*\"]}", .xiblint)
    #expect(lines.contains { $0.hasPrefix("  control-without-accessibility-identifier:") })
    #expect(lines.contains { $0.hasPrefix("  outlet-label-without-accessibility-identifier:") })
  }

  @Test func folderWithoutRulesIsExcluded() throws {
    let lines = try migrated("{\"rules\": [\"strict_fonts\"], \"paths\": {\"Pods\": {\"rules\": []}}}", .xiblint)
    #expect(Array(lines.drop { $0 != "exclude:" }.prefix(2)) == ["exclude:", "  - /Pods"])
  }

  @Test func excludedPathsAreExcluded() throws {
    let lines = try migrated("{\"rules\": [\"strict_fonts\"], \"exclude_paths\": [\"./Pods/\"]}", .xiblint)
    #expect(Array(lines.drop { $0 != "exclude:" }.prefix(2)) == ["exclude:", "  - /Pods"])
  }

  @Test func optionsWithoutAnEffectAreLeftOut() throws {
    let text =
      "{\"rules\": [\"color_assets\"], \"rules_config\": {\"color_assets\": {\"asset_catalog\": \"A.xcassets\"}}}"
    #expect(try migrated(text, .xiblint).contains("  missing-color: error  # color_assets"))
    #expect(problems(text.replacing("asset_catalog", with: "asset_catalogs"), .xiblint).count == 1)
  }

  @Test func everyRuleOfBothLintersIsMigrated() throws {
    for linter in PeerLinter.allCases {
      for alias in linter.aliases {
        let key = linter == .iblinter ? "enabled_rules" : "\"rules\""
        let text = linter == .iblinter ? "\(key): [\(alias.id)]\n" : "{\(key): [\"\(alias.id)\"]}"
        let lines = try migrated(text, linter)
        for id in alias.ruleIDs { #expect(lines.contains { $0.hasPrefix("  \(id):") }, "\(alias.id)") }
      }
    }
  }

  @Test(arguments: [
    ("enabled_rules: [none]\n", "a:1:17: error: unknown rule of IBLinter \"none\""),
    ("view_as_device_rule: [a]\n", "a:1:22: error: expected keys such as device_id, found a list"),
    ("rules: []\n", "a:1:1: error: unknown key \"rules\""),
  ])
  func mistakesAreReportedWithTheirPlace(text: String, problem: String) {
    #expect(problems(text, .iblinter).map { $0.hasPrefix(problem) } == [true], "\(problems(text, .iblinter))")
  }
}
