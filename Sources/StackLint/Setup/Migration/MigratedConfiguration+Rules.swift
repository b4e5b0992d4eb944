import NibDecoder

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
