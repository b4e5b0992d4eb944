public import NibDecoder

/// The setting of a rule in one configuration. Omitted values remain as outer configurations set them.
public struct RuleSetting: Hashable, Sendable {
  /// Whether and how findings are reported.
  public enum Level: Hashable, Sendable {
    case off
    case on(Diagnostic.Severity)
  }

  /// Whether and how findings are reported.
  public var level: Level?
  /// Options by name.
  public var options: [String: RuleOption.Value]

  /// Creates a setting.
  public init(level: Level? = nil, options: [String: RuleOption.Value] = [:]) {
    self.level = level
    self.options = options
  }

  /// This, and on top of it what a nearer configuration says.
  func overridden(by other: RuleSetting) -> RuleSetting {
    RuleSetting(level: other.level ?? level, options: options.merging(other.options) { $1 })
  }
}

/// A rule that is kept, and how.
public struct ActiveRule: Sendable {
  /// The rule.
  public let rule: Rule
  /// The severity of findings; nil for the rule's default, which may differ from finding to finding.
  public let severity: Diagnostic.Severity?
  /// The rule's options.
  public let options: RuleOptions

  /// A rule as it is without any configuration, or as one sets it.
  public init(_ rule: Rule, severity: Diagnostic.Severity? = nil, options: [String: RuleOption.Value] = [:]) {
    self.rule = rule
    self.severity = severity
    self.options = RuleOptions(rule, options)
  }
}
