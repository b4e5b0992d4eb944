import Foundation
import TestSupport
import Testing

@testable import StackLint

@Suite struct MigrationGuideTests {
  @Test func documentationIsFresh() throws {
    let hint = "run: ibstack lint --explain-migration --format markdown > Documentation/Migration.md"
    #expect(try Checkout.text("Documentation/Migration.md") == MigrationGuide().markdown, "\(hint)")
  }

  @Test func textFitsATerminal() {
    let lines = MigrationGuide().text.split(separator: "\n")
    #expect(lines.first == "IBLinter: ibstack migrate .iblinter.yml")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("  automation_identifiers_for_outlet_labels"))
  }

  @Test(arguments: PeerLinter.allCases)
  func everyRuleHasACounterpartThatExists(_ linter: PeerLinter) {
    #expect(linter.aliases.map(\.id) == linter.aliases.map(\.id).sorted())
    for alias in linter.aliases {
      #expect(!alias.ruleIDs.isEmpty && alias.rules.map(\.id) == alias.ruleIDs, "\(alias.id)")
    }
  }

  @Test func bothLintersAreCovered() {
    #expect(PeerLinter.iblinter.aliases.count == 19)
    #expect(PeerLinter.xiblint.aliases.count == 21)
  }

  @Test(arguments: PeerLinter.allCases)
  func optionsOfAliasesAreThoseOfTheirRules(_ linter: PeerLinter) {
    for alias in linter.aliases {
      let names = Set(alias.rules.flatMap(\.options).map(\.name))
      #expect(Set(alias.settings.keys).isSubset(of: names), "\(alias.id)")
      #expect(Set(alias.options.values).isSubset(of: names), "\(alias.id)")
    }
  }
}

@Suite struct PeerPresetTests {
  private func activeRules(_ preset: RulePreset) -> [ActiveRule] {
    var layer = ConfigurationLayer(folder: "/app")
    layer.preset = preset
    return LintConfiguration([layer]).rules(forPath: "/app/a.xib")
  }

  private func rules(_ preset: RulePreset) -> [String] { activeRules(preset).map(\.rule.id) }

  @Test func iblinterHasItsDefaultsOn() {
    let rules = rules(.iblinter)
    #expect(rules.contains("duplicate-constraint") && rules.contains("auto-layout-off"))
    #expect(!rules.contains("margin-constraint") && !rules.contains("unnamed-color"))
  }

  @Test func xiblintHasAllItsRulesOn() {
    let rules = rules(.xiblint)
    #expect(rules.contains("unnamed-color") && rules.contains("font-not-allowed"))
    #expect(!rules.contains("duplicate-constraint") && !rules.contains("margin-constraint"))
    #expect(activeRules(.xiblint).allSatisfy { ($0.severity ?? $0.rule.severity) == .error })
  }
}
