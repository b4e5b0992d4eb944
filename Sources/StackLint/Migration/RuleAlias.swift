/// A rule of another linter with its counterparts.
public struct RuleAlias: Sendable {
  /// The other linter's id.
  public let id: String
  /// Whether the rule is on by default in the other linter.
  public let isDefault: Bool
  /// The ids of the rules that report the same.
  public let ruleIDs: [String]
  /// The options with which the rules behave like the other one.
  public let settings: [String: RuleOption.Value]
  /// The names of options, by the other linter's names.
  public let options: [String: String]
  /// The other linter's options that need no counterpart.
  public let ignoredOptions: [String]
  /// The difference, in a clause without a full stop.
  public let remark: String

  /// Creates an alias.
  public init(
    _ id: String, isDefault: Bool = false, is ruleIDs: String..., settings: [String: RuleOption.Value] = [:],
    options: [String: String] = [:], ignoredOptions: [String] = [], remark: String = ""
  ) {
    self.id = id
    self.isDefault = isDefault
    self.ruleIDs = ruleIDs
    self.settings = settings
    self.options = options
    self.ignoredOptions = ignoredOptions
    self.remark = remark
  }

  /// The rules that report the same.
  public var rules: [Rule] { ruleIDs.compactMap(RuleCatalog.rule) }
}
