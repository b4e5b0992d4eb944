import Testing

@testable import StackLint

/// Rules that a command line turns on and off.
@Suite struct RuleSelectionTests {
  private static let resources = RuleCatalog.rules.filter { $0.category == .resources }.map(\.id)

  private func rules(
    _ selected: [RuleSelection.Selector], ignoring ignored: [RuleSelection.Selector] = [],
    _ change: (inout ConfigurationLayer) -> Void = { _ in }
  ) -> [ActiveRule] {
    var layer = ConfigurationLayer(folder: "/app")
    change(&layer)
    let selection = RuleSelection(selected: selected, ignored: ignored)
    return LintConfiguration([layer], selection: selection).rules(forPath: "/app/a.xib")
  }

  private func ids(
    _ selected: [RuleSelection.Selector], ignoring ignored: [RuleSelection.Selector] = [],
    _ change: (inout ConfigurationLayer) -> Void = { _ in }
  ) -> [String] {
    rules(selected, ignoring: ignored, change).map(\.rule.id)
  }

  @Test func withoutSelectorsTheConfigurationDecides() {
    #expect(ids([]) == RuleCatalog.rules.filter { !$0.isOptIn }.map(\.id))
  }

  @Test func selectedRulesAreTheOnlyOnes() {
    #expect(ids([.rule("misplaced-view"), .rule("margin-constraint")]) == ["misplaced-view", "margin-constraint"])
    #expect(ids([.category(.resources)]) == Self.resources)
    #expect(ids([.all]) == RuleCatalog.rules.map(\.id))
  }

  @Test(arguments: [RulePreset.none, .strict, .recommended])
  func selectedRulesAreOnWhateverTheConfigurationSets(preset: RulePreset) throws {
    let found = rules([.rule("misplaced-view")]) { layer in
      layer.preset = preset
      layer.only = ["duplicate-id"]
      layer.settings = ["misplaced-view": RuleSetting(level: .off)]
      layer.overrides = [.init(paths: [], settings: ["misplaced-view": RuleSetting(level: .off)])]
    }
    #expect(found.map(\.rule.id) == ["misplaced-view"])
    #expect(found.first?.severity == nil)
  }

  @Test func severitiesAndOptionsOfTheConfigurationHold() throws {
    let setting = RuleSetting(level: .on(.error), options: ["maximum": .number(3)])
    let found = rules([.rule("several-scenes")]) { $0.settings = ["several-scenes": setting] }
    let rule = try #require(found.first)
    #expect(rule.severity == .error)
    #expect(rule.options["maximum"] == .number(3))
  }

  @Test func ignoredRulesAreOff() {
    #expect(!ids([], ignoring: [.rule("misplaced-view")]).contains("misplaced-view"))
    #expect(ids([], ignoring: [.all]) == [])
    #expect(
      ids([.category(.resources)], ignoring: [.rule("missing-color")])
        == Self.resources.filter { $0 != "missing-color" })
  }

  @Test func mostSpecificSelectorDecides() {
    #expect(ids([.rule("missing-color")], ignoring: [.category(.resources)]) == ["missing-color"])
    #expect(ids([.rule("missing-color")], ignoring: [.rule("missing-color")]) == [])
    #expect(ids([.category(.resources), .rule("duplicate-id")], ignoring: [.all]) == ["duplicate-id"] + Self.resources)
  }

  @Test func selectorsHaveNames() {
    #expect(RuleSelection.Selector("all") == .all)
    #expect(RuleSelection.Selector("code") == .category(.code))
    #expect(RuleSelection.Selector("duplicate-id") == .rule("duplicate-id"))
    #expect(RuleSelection.Selector("Code") == nil)
    #expect(Set(RuleSelection.Selector.names).count == RuleSelection.Selector.names.count)
  }
}
