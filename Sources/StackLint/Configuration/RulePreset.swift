/// A choice of rules to start from.
public enum RulePreset: String, CaseIterable, Sendable {
  /// Every rule that is not off by default.
  case recommended
  /// The same, and warnings count as errors.
  case strict
  /// Every rule.
  case all
  /// No rule but those that are named.
  case none
  /// The rules that IBLinter has on by default.
  case iblinter
  /// The rules of xiblint, as strict as there; every finding is an error.
  case xiblint

  /// How a rule stands before a configuration says anything about it.
  func level(of rule: Rule) -> RuleSetting.Level {
    switch self {
    case .recommended: rule.isOptIn ? .off : .on(rule.severity)
    case .strict: rule.isOptIn ? .off : .on(rule.severity == .warning ? .error : rule.severity)
    case .all: .on(rule.severity)
    case .none: .off
    case .iblinter: aliases(of: rule).isEmpty ? .off : .on(rule.severity)
    case .xiblint: aliases(of: rule).isEmpty ? .off : .on(.error)
    }
  }

  /// The values of a rule's options in the preset.
  func options(of rule: Rule) -> [String: RuleOption.Value] {
    aliases(of: rule).map(\.settings).reduce(into: [:]) { options, settings in
      options.merge(settings.filter { setting in rule.options.contains { $0.name == setting.key } }) { $1 }
    }
  }

  /// The rules of another linter that the preset stands for and that a rule finds the same as.
  private func aliases(of rule: Rule) -> [RuleAlias] {
    PeerLinter(rawValue: rawValue)?.usual.filter { $0.ruleIDs.contains(rule.id) } ?? []
  }
}
