import NibDecoder

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
