import Support

/// Reads rules and options in other linters' configurations.
package struct PeerConfigurationReader {
  let linter: PeerLinter

  /// Reads a configuration of another linter.
  static func read(
    _ bytes: [UInt8], path: String, linter: PeerLinter
  ) throws(InvalidConfiguration) -> MigratedConfiguration {
    let log = ConfigurationNode.Log(path: path)
    var configuration = MigratedConfiguration(linter)
    if let root = try ConfigurationNode.read(bytes, log: log) {
      switch linter {
      case .iblinter: IBLinterConfiguration(root).migrate(into: &configuration)
      case .xiblint: XiblintConfiguration(root).migrate(into: &configuration)
      }
    }
    guard log.problems.isEmpty else { throw InvalidConfiguration(log.problems) }
    return configuration
  }

  /// Reads the file of another linter's configuration.
  package static func read(
    contentsOf path: String, linter: PeerLinter
  ) throws(InvalidConfiguration) -> MigratedConfiguration {
    switch InputFile(path: path).read(limit: 1 << 20) {
    case .success(let bytes): return try read(bytes, path: path, linter: linter)
    case .failure(let failure): throw InvalidConfiguration(failure)
    }
  }

  /// The aliases that a list names, by ids or patterns such as `accessibility_*`.
  func aliases(_ node: ConfigurationNode) -> [RuleAlias] {
    node.words("the id of a rule").flatMap { name, node in
      let found = linter.aliases.filter { $0.id == name || isPattern(name) && matches($0.id, name) }
      if found.isEmpty { node.complainUnknown("rule of \(linter.title)", name, among: linter.aliases.map(\.id)) }
      return found
    }
  }

  private func isPattern(_ name: String) -> Bool { name.contains { "*?[".contains($0) } }

  private func matches(_ id: String, _ pattern: String) -> Bool { GlobPattern(pattern)?.matches(id) ?? false }

  /// The value of one of our options as another linter writes it.
  func value(_ node: ConfigurationNode, of option: RuleOption) -> RuleOption.Value? {
    switch option.defaultValue {
    case .number: number(node)
    case .flag: flag(node)
    case .words: .words(words(node))
    case .table: .table(table(node))
    }
  }

  func flag(_ node: ConfigurationNode) -> RuleOption.Value? { node.flag().map(RuleOption.Value.flag) }

  private func number(_ node: ConfigurationNode) -> RuleOption.Value? {
    guard let word = node.word("a number") else { return nil }
    if let number = node.node.float, number.isFinite { return .number(number) }
    node.complain("expected a number, found \"\(word)\"")
    return nil
  }

  /// Words, and fonts: `{"name": "Avenir-Book", "size": 14}` is `Avenir-Book 14`.
  private func words(_ node: ConfigurationNode) -> [String] {
    guard node.node.sequence?.contains(where: { $0.mapping != nil }) == true else {
      return node.words("a word").map(\.text)
    }
    return node.items("fonts, each with name and size").compactMap { font in
      let members = font.members(of: ["name", "size"], "name and size")
      let parts = [members["name"], members["size"]].compactMap { $0?.word("a word") }
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
  }

  /// Words by name, and tables of tables: `{"button": {"enabled": ["YES", null]}}` is `button@enabled: [YES, unset]`.
  private func table(_ node: ConfigurationNode) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for (name, _, value) in node.members("names, each with a list of words") {
      if value.node.mapping == nil {
        table[name] = value.words("a word").map(\.text)
      } else {
        for (key, _, values) in value.members("names") { table["\(name)@\(key)"] = wordsOrUnset(values) }
      }
    }
    return table
  }

  private func wordsOrUnset(_ node: ConfigurationNode) -> [String] {
    node.items("values").compactMap { $0.isNull ? "unset" : $0.word("a value") }
  }
}

extension ConfigurationNode {
  /// Whether it is left empty, or `null`.
  var isNull: Bool { isEmpty || node.scalar?.isPlain == true && ["null", "~"].contains(node.scalar?.string) }
}

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
