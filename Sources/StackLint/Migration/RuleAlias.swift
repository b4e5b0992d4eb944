/// A rule of another linter, and what it is called here.
public struct RuleAlias: Sendable {
  /// The other linter's id.
  public let id: String
  /// Whether the other linter has it on without any configuration.
  public let isDefault: Bool
  /// The ids of the rules that find the same.
  public let ruleIDs: [String]
  /// What our rules need to be set to, to be as the other.
  public let settings: [String: RuleOption.Value]
  /// Our options by the other linter's names.
  public let options: [String: String]
  /// What differs, in a clause without a full stop.
  public let remark: String

  /// Creates an alias.
  public init(
    _ id: String, isDefault: Bool = false, is ruleIDs: String..., settings: [String: RuleOption.Value] = [:],
    options: [String: String] = [:], remark: String = ""
  ) {
    self.id = id
    self.isDefault = isDefault
    self.ruleIDs = ruleIDs
    self.settings = settings
    self.options = options
    self.remark = remark
  }

  /// The rules that find the same.
  public var rules: [Rule] { ruleIDs.compactMap(RuleCatalogue.rule) }
}
