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

  /// How a rule stands before a configuration says anything about it.
  func level(of rule: Rule) -> RuleSetting.Level {
    switch self {
    case .recommended: rule.isOptIn ? .off : .on(rule.severity)
    case .strict: rule.isOptIn ? .off : .on(rule.severity == .warning ? .error : rule.severity)
    case .all: .on(rule.severity)
    case .none: .off
    }
  }
}
