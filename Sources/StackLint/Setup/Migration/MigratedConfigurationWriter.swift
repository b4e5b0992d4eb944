package import Support

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
