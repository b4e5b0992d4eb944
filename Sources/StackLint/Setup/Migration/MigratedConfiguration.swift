import NibDecoder
package import Support

/// The configuration that corresponds to one of another linter.
package struct MigratedConfiguration {
  /// A rule, how it is set, and why.
  struct Entry {
    let rule: Rule
    var level: RuleSetting.Level?
    var options: [String: RuleOption.Value] = [:]
    /// The other linter's ids.
    var origins: [String]
  }

  /// Entries for some paths only.
  struct Override {
    let path: String
    var entries: [Entry]
  }

  let linter: PeerLinter
  var preset: RulePreset
  var include: [String] = []
  var exclude: [String] = []
  var entries: [Entry] = []
  var overrides: [Override] = []
  /// The settings without a counterpart, one comment each.
  var remarks: [String] = []

  init(_ linter: PeerLinter) {
    self.linter = linter
    preset = linter == .iblinter ? .iblinter : .none
  }
}

extension [MigratedConfiguration.Entry] {
  /// Adds an entry, or merges it into the entry that its rule has already.
  mutating func add(_ entry: MigratedConfiguration.Entry) {
    guard let index = firstIndex(where: { $0.rule.id == entry.rule.id }) else { return append(entry) }
    self[index].level = entry.level ?? self[index].level
    self[index].options.merge(entry.options) { $0.joined(with: $1) }
    self[index].origins += entry.origins
  }
}

extension RuleOption.Value {
  /// Both lists, or both tables; of other values the later one.
  fileprivate func joined(with other: Self) -> Self {
    switch (self, other) {
    case (.words(let first), .words(let second)): .words(first + second.filter { !first.contains($0) })
    case (.table(let first), .table(let second)): .table(first.merging(second) { $0 + $1 })
    default: other
    }
  }
}

extension MigratedConfiguration {
  /// Adds the counterparts of another linter's rule.
  mutating func add(_ alias: RuleAlias, isOff: Bool, settings: [String: RuleOption.Value]) {
    for entry in entries(alias, isOff: isOff, settings: settings) { entries.add(entry) }
  }

  /// The rules of an alias, set.
  func entries(_ alias: RuleAlias, isOff: Bool, settings: [String: RuleOption.Value]) -> [Entry] {
    alias.rules.map { rule in
      let options = isOff ? [:] : settings.filter { setting in rule.options.contains { $0.name == setting.key } }
      return Entry(rule: rule, level: isOff ? .off : .on(severity(rule)), options: options, origins: [alias.id])
    }
  }

  /// Whatever xiblint finds is an error.
  private func severity(_ rule: Rule) -> Diagnostic.Severity { linter == .xiblint ? .error : rule.severity }

  /// A path of another linter, which is relative to the folder of the configuration, as a pattern.
  static func anchored(_ path: String) -> String {
    let names = path.split(separator: "/").filter { $0 != "." }
    return "/" + names.joined(separator: "/")
  }
}

/// Writes a configuration as people would, with comments.
package struct MigratedConfigurationWriter {
  let configuration: MigratedConfiguration

  package init(configuration: MigratedConfiguration) {
    self.configuration = configuration
  }

  /// The content of `.ibstack.yml`.
  package var text: Escaped<YAMLScalar> {
    var text: Escaped<YAMLScalar> =
      "# Converted from \(comment: configuration.linter.configurationName) by ibstack migrate.\n"
    for remark in configuration.remarks { text += "# \(comment: remark)\n" }
    text += "\npreset: \(configuration.preset.rawValue)\n"
    text += list("include", configuration.include) + list("exclude", configuration.exclude)
    if !configuration.entries.isEmpty { text += "\nrules:\n" + entries(configuration.entries, indentation: 2) }
    if !configuration.overrides.isEmpty {
      text += "\noverrides:\n" + configuration.overrides.map(override).joined()
    }
    return text
  }

  private func list(_ key: String, _ items: [String]) -> Escaped<YAMLScalar> {
    items.isEmpty ? "" : items.reduce("\n\(key):\n") { $0 + "  - \($1)\n" }
  }

  private func override(_ override: MigratedConfiguration.Override) -> Escaped<YAMLScalar> {
    "  - paths: [\(override.path)]\n    rules:\n" + entries(override.entries, indentation: 6)
  }

  private func entries(_ entries: [MigratedConfiguration.Entry], indentation: Int) -> Escaped<YAMLScalar> {
    let space = Escaped<YAMLScalar>.spaces(indentation)
    return entries.map { entry -> Escaped<YAMLScalar> in
      let origin: Escaped<YAMLScalar> = "  # \(comment: entry.origins.joined(separator: ", "))\n"
      if entry.options.isEmpty { return "\(space)\(entry.rule.id): \(level(entry.level))\(origin)" }
      let severity: Escaped<YAMLScalar>? = entry.level.map { "\(space)  severity: \(level($0))\n" }
      let options = entry.options.sorted { $0.key < $1.key }.map { name, value -> Escaped<YAMLScalar> in
        "\(space)  \(name):\(self.value(value, space))\n"
      }
      return "\(space)\(entry.rule.id):\(origin)\(severity ?? "")\(options.joined())"
    }.joined()
  }

  private func level(_ level: RuleSetting.Level?) -> String {
    switch level {
    case .off, nil: "off"
    case .on(let severity): severity.rawValue
    }
  }

  /// A table takes a line for each of its members.
  private func value(_ value: RuleOption.Value, _ space: Escaped<YAMLScalar>) -> Escaped<YAMLScalar> {
    guard case .table(let table) = value, !table.isEmpty else { return " \(Escaped(value: value))" }
    return table.sorted { $0.key < $1.key }.map { key, words -> Escaped<YAMLScalar> in
      "\n\(space)    \(key): \(Escaped(value: .words(words)))"
    }.joined()
  }
}
