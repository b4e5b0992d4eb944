import Testing

@testable import NibDecoder
@testable import StackLint
@testable import StackModel

@Suite struct LintConfigurationTests {
  private let ambiguous = "<view><view id=\"badge\" width=\"20\" height=\"20\"/></view>"

  private func findings(
    _ layers: [ConfigurationLayer], path: String = "/app/Main.xml"
  ) throws -> [String] {
    let document = try LayoutDocument(Array(ambiguous.utf8), path: path)
    let linter = Linter(LintConfiguration(layers), path: path)
    return linter.lint(LintedDocument(document)).diagnostics.map { "\($0.severity.rawValue) \($0.ruleID)" }
  }

  private func layer(_ folder: String = "/app", _ change: (inout ConfigurationLayer) -> Void) -> ConfigurationLayer {
    var layer = ConfigurationLayer(folder: folder)
    change(&layer)
    return layer
  }

  @Test func recommendedRulesHoldWithoutAnyConfiguration() throws {
    #expect(try findings([]) == ["warning ambiguous-layout"])
  }

  @Test func severityIsTheConfigurations() throws {
    let layer = layer { $0.settings["ambiguous-layout"] = RuleSetting(level: .on(.error)) }
    #expect(try findings([layer]) == ["error ambiguous-layout"])
  }

  @Test func rulesCanBeTurnedOff() throws {
    #expect(try findings([layer { $0.settings["ambiguous-layout"] = RuleSetting(level: .off) }]) == [])
    #expect(try findings([layer { $0.preset = RulePreset.none }]) == [])
    #expect(try findings([layer { $0.only = ["duplicate-constraint"] }]) == [])
  }

  @Test func strictMakesErrorsOfWarnings() throws {
    #expect(try findings([layer { $0.preset = .strict }]) == ["error ambiguous-layout"])
  }

  @Test func nearerLayersWin() throws {
    let outer = layer("/") { $0.settings["ambiguous-layout"] = RuleSetting(level: .off) }
    let inner = layer { $0.settings["ambiguous-layout"] = RuleSetting(level: .on(.notice)) }
    #expect(try findings([outer, inner]) == ["notice ambiguous-layout"])
    #expect(try findings([outer, layer { $0.preset = .strict }]) == [])
  }

  @Test func overridesHoldForTheirPathsOnly() throws {
    let layer = layer { layer in
      let paths = ["Legacy/"].compactMap(GlobPattern.init)
      layer.overrides = [.init(paths: paths, settings: ["ambiguous-layout": RuleSetting(level: .off)])]
    }
    #expect(try findings([layer], path: "/app/Legacy/Main.xml") == [])
    #expect(try findings([layer], path: "/app/Main.xml") == ["warning ambiguous-layout"])
  }

  @Test func objectsCanBeLeftInPeace() throws {
    let known = Suppression(objectID: "badge", rules: ["ambiguous-layout"], reason: "moved in code")
    #expect(try findings([layer { $0.suppressions = [known] }]) == [])
    for other in [
      Suppression(objectID: "badge", rules: ["duplicate-constraint"], reason: ""),
      Suppression(objectID: "root", reason: ""),
      Suppression(objectID: "badge", paths: ["Other.xml"].compactMap(GlobPattern.init), reason: ""),
    ] { #expect(try findings([layer { $0.suppressions = [other] }]) == ["warning ambiguous-layout"]) }
  }

  @Test func onlyWhatIsIncludedIsKept() {
    let configuration = LintConfiguration([
      layer { layer in
        layer.include = ["/App/Views"].compactMap(GlobPattern.init)
        layer.exclude = ["Old/"].compactMap(GlobPattern.init)
      }
    ])
    #expect(!configuration.excludes("/app/App/Views/a.xib"))
    #expect(configuration.excludes("/app/App/Views/Old/a.xib"))
    #expect(configuration.excludes("/app/Carthage/a.xib"))
    #expect(configuration.excludes("/app/App/a.xib"))
  }

  @Test func documentsCanBeLeftOut() {
    let configuration = LintConfiguration([layer { $0.exclude = ["Pods/"].compactMap(GlobPattern.init) }])
    #expect(configuration.excludes("/app/Pods/a.xib"))
    #expect(!configuration.excludes("/app/a.xib"))
    #expect(!configuration.excludes("/other/Pods/a.xib"))
  }
}
