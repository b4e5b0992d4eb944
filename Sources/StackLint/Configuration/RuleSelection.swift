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
