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
