/// Reads `.iblinter.yml`.
struct IBLinterConfiguration {
  private let root: ConfigurationNode
  private let reader = PeerConfigurationReader(linter: .iblinter)

  init(_ root: ConfigurationNode) { self.root = root }

  private static let lists = ["enabled_rules", "disabled_rules", "included", "excluded"]
  private static let sections = [
    "custom_module_rule", "use_base_class_rule", "view_as_device_rule", "use_trait_collections_rule",
    "hides_bottom_bar_rule",
  ]
  private static let others = ["reporter", "disable_while_building_for_ib", "ignore_cache", "cache_path"]

  func migrate(into configuration: inout MigratedConfiguration) {
    let keys = Self.lists + Self.sections + Self.others
    let members = root.members(of: keys, "keys such as enabled_rules").filter { !$0.value.isNull }
    configuration.include = members["included"].map(paths) ?? []
    configuration.exclude = members["excluded"].map(paths) ?? []
    let enabled = members["enabled_rules"].map(reader.aliases) ?? []
    let disabled = members["disabled_rules"].map(reader.aliases) ?? []
    let sections = members.filter { Self.sections.contains($0.key) }
    for alias in PeerLinter.iblinter.aliases {
      // What is enabled and disabled is on, there.
      let isOn = enabled.contains { $0.id == alias.id }
      let isOff = !isOn && disabled.contains { $0.id == alias.id }
      migrate(alias, isOn: isOn, isOff: isOff, section: sections["\(alias.id)_rule"], into: &configuration)
    }
    configuration.remarks += remarks(members)
  }

  private func migrate(
    _ alias: RuleAlias, isOn: Bool, isOff: Bool, section: ConfigurationNode?,
    into configuration: inout MigratedConfiguration
  ) {
    var (alias, settings) = (alias, section.map { self.settings(alias, $0) } ?? [:])
    if settings["enabled"] == .flag(false) {
      settings = [:]
      alias = RuleAlias(alias.id, is: "trait-variations-on")
    }
    settings["enabled"] = nil
    guard isOn || isOff && alias.isDefault || alias.isDefault && !settings.isEmpty else { return }
    configuration.add(alias, isOff: isOff, settings: alias.settings.merging(settings) { $1 })
  }

  /// The values in the section of a rule, by the names of our options.
  private func settings(_ alias: RuleAlias, _ section: ConfigurationNode) -> [String: RuleOption.Value] {
    switch alias.id {
    case "use_base_class": return ["classes": .table(lists(section, "element_class", "base_classes"))]
    case "custom_module": return ["paths": .table(modulePaths(section))]
    case "use_trait_collections":
      let members = section.members(of: ["enabled", "use_trait_collections"], "enabled: true or false")
      return members.values.first.flatMap(reader.flag).map { ["enabled": $0] } ?? [:]
    default:
      let members = section.members(of: alias.options.keys.sorted(), "keys such as \(alias.options.keys.sorted()[0])")
      return Dictionary(members.compactMap { key, node in alias.options[key].map { ($0, .words(words(node))) } }) { $1 }
    }
  }

  private func words(_ node: ConfigurationNode) -> [String] { node.words("a word").map(\.text) }

  /// The paths of each module's sources, with those that are left out.
  private func modulePaths(_ section: ConfigurationNode) -> [String: [String]] {
    let pairs = section.items("mappings, each with module").compactMap { item -> (String, [String])? in
      let members = item.members(of: ["module", "included", "excluded"], "module, included and excluded")
      let excluded = (members["excluded"].map(paths) ?? []).map { "!\($0)" }
      return members["module"]?.word("a module").map { ($0, (members["included"].map(paths) ?? []) + excluded) }
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  /// A list of mappings, by the value of one of their keys.
  private func lists(_ section: ConfigurationNode, _ name: String, _ list: String) -> [String: [String]] {
    let pairs = section.items("mappings, each with \(name) and \(list)").compactMap { item -> (String, [String])? in
      let members = item.members(of: [name, list], "\(name) and \(list)")
      return members[name]?.word("a name").map { ($0, members[list].map(words) ?? []) }
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  private func paths(_ node: ConfigurationNode) -> [String] {
    node.words("a path").map { MigratedConfiguration.anchored($0.text) }
  }
}

// MARK: - What has no counterpart

extension IBLinterConfiguration {
  private static let formats = ["codeclimate": "gitlab", "emoji": "markdown", "gitlab": "junit"]

  private func remarks(_ members: [String: ConfigurationNode]) -> [String] {
    var remarks: [String] = []
    if let reporter = members["reporter"]?.word("the name of a reporter") {
      remarks.append("reporter: ibstack lint --format \(Self.formats[reporter] ?? reporter)")
    }
    if members["disable_while_building_for_ib"] != nil {
      remarks.append("disable_while_building_for_ib: instead, skip the build phase if $ACTION is empty")
    }
    if members["ignore_cache"] != nil || members["cache_path"] != nil {
      remarks.append("ignore_cache, cache_path: there is no cache")
    }
    return remarks
  }
}
