/// Reads `.xiblint.json`.
struct XiblintConfiguration {
  private let root: ConfigurationNode
  private let reader = PeerConfigurationReader(linter: .xiblint)

  init(_ root: ConfigurationNode) { self.root = root }

  /// Options by the ids of the rules that they are for.
  private typealias Settings = [String: [String: RuleOption.Value]]

  func migrate(into configuration: inout MigratedConfiguration) {
    let keys = ["rules", "include_paths", "exclude_paths", "paths", "rules_config"]
    let members = root.members(of: keys, "keys such as rules")
    let included = members["include_paths"]?.words("a path").map(\.text) ?? []
    configuration.include = included.filter { $0 != "." }.map(MigratedConfiguration.anchored)
    configuration.exclude =
      members["exclude_paths"]?.words("a path").map { MigratedConfiguration.anchored($0.text) } ?? []
    let settings = members["rules_config"].map(settings) ?? [:]
    let rules = members["rules"].map(reader.aliases) ?? []
    for alias in PeerLinter.xiblint.aliases where rules.contains(where: { $0.id == alias.id }) {
      configuration.add(alias, isOff: false, settings: alias.settings.merging(settings[alias.id] ?? [:]) { $1 })
    }
    for (path, _, value) in members["paths"]?.members("paths, each with rules") ?? [] {
      migrate(path, value, rules: rules, settings: settings, into: &configuration)
    }
  }

  /// Migrates the settings of a folder: rules of its own, or the usual ones without some.
  private func migrate(
    _ path: String, _ node: ConfigurationNode, rules usual: [RuleAlias], settings: Settings,
    into configuration: inout MigratedConfiguration
  ) {
    let members = node.members(
      of: ["rules", "excluded_rules", "rules_config"], "rules, excluded_rules and rules_config")
    let excluded = members["excluded_rules"].map(reader.aliases) ?? []
    let named = members["rules"].map(reader.aliases) ?? usual
    let own = members["rules_config"].map(self.settings) ?? [:]
    let rules = named.filter { alias in !excluded.contains { $0.id == alias.id } }
    guard !rules.isEmpty else { return configuration.exclude.append(MigratedConfiguration.anchored(path)) }
    var entries: [MigratedConfiguration.Entry] = []
    for alias in PeerLinter.xiblint.aliases {
      let (isUsual, isOn) = (usual.contains { $0.id == alias.id }, rules.contains { $0.id == alias.id })
      let changed = own.isEmpty && isUsual ? nil : (own.isEmpty ? settings : own)[alias.id]
      guard isUsual != isOn || isOn && changed != nil else { continue }
      let options = isOn ? (isUsual ? [:] : alias.settings).merging(changed ?? [:]) { $1 } : [:]
      for entry in configuration.entries(alias, isOff: !isOn, settings: options) { entries.add(entry) }
    }
    guard !entries.isEmpty else { return }
    configuration.overrides.append(.init(path: MigratedConfiguration.anchored(path), entries: entries))
  }

  private func settings(_ node: ConfigurationNode) -> Settings {
    var settings: Settings = [:]
    for (id, key, value) in node.members("rules, each with options") {
      guard let alias = PeerLinter.xiblint.alias(id) else {
        key.complainUnknown("rule of xiblint", id, among: PeerLinter.xiblint.aliases.map(\.id))
        continue
      }
      settings[id] = options(alias, value)
    }
    return settings
  }

  private func options(_ alias: RuleAlias, _ node: ConfigurationNode) -> [String: RuleOption.Value] {
    var options: [String: RuleOption.Value] = [:]
    for (name, key, value) in node.members("options") {
      let option = alias.options[name].flatMap { ours in alias.rules.flatMap(\.options).first { $0.name == ours } }
      if let option {
        options[option.name] = reader.value(value, of: option)
      } else if name != "ignore_localization_comments", !alias.ignoredOptions.contains(name) {
        key.complainUnknown("option of \(alias.id)", name, among: alias.options.keys.sorted())
      }
    }
    return options
  }
}
