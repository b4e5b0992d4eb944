public import NibDecoder

/// The rules that a caller turns on or off, whatever configurations set.
///
/// The most specific selector decides: a rule's id before its category, and a category before all rules. Of equally
/// specific ones, a rule that is ignored stays off.
public struct RuleSelection: Sendable {
  /// One or more rules.
  public enum Selector: Hashable, Sendable {
    /// Every rule, those that are off by default too.
    case all
    /// Every rule of a category.
    case category(RuleCategory)
    /// The rule with an id.
    case rule(String)
  }

  /// The only rules to enforce; empty for the rules of the configuration.
  public var selected: [Selector]
  /// Rules not to enforce.
  public var ignored: [Selector]
  /// Whether notes in documents suppress findings; nil leaves it to configurations.
  public var inDocumentSuppressions: InDocumentSuppressions?

  /// Creates a selection. Without selectors, it leaves all rules as they are configured.
  public init(
    selected: [Selector] = [], ignored: [Selector] = [], inDocumentSuppressions: InDocumentSuppressions? = nil
  ) {
    self.selected = selected
    self.ignored = ignored
    self.inDocumentSuppressions = inDocumentSuppressions
  }

  /// Whether rules that a configuration turns on may be off.
  var isPartial: Bool { !ignored.isEmpty || !selected.isEmpty && !selected.contains(.all) }

  /// Whether the selection turns a rule on or off; nil if it leaves the rule as it is configured.
  func isOn(_ rule: Rule) -> Bool? {
    let ignored = Self.specificity(of: self.ignored, for: rule)
    if selected.isEmpty { return ignored == nil ? nil : false }
    guard let selected = Self.specificity(of: selected, for: rule) else { return false }
    return ignored.map { selected > $0 } ?? true
  }

  /// The rank of the most specific selector that covers a rule; nil if none does.
  private static func specificity(of selectors: [Selector], for rule: Rule) -> Int? {
    selectors.compactMap { $0.specificity(for: rule) }.max()
  }
}

extension RuleSelection.Selector {
  /// Creates the selector with a name: `all`, a category or the id of a rule. Returns nil for other names.
  public init?(_ name: String) {
    if name == "all" {
      self = .all
    } else if let category = RuleCategory(rawValue: name) {
      self = .category(category)
    } else if RuleCatalog.rule(name) != nil {
      self = .rule(name)
    } else {
      return nil
    }
  }

  /// The names of all selectors.
  public static var names: [String] {
    ["all"] + RuleCategory.allCases.map(\.rawValue) + RuleCatalog.rules.map(\.id)
  }

  fileprivate func specificity(for rule: Rule) -> Int? {
    switch self {
    case .all: 0
    case .category(let category): category == rule.category ? 1 : nil
    case .rule(let id): id == rule.id ? 2 : nil
    }
  }
}

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
