/// Something that a configuration can set about a rule.
public struct RuleOption: Sendable {
  /// A value, and by its case the type that a configuration has to give.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case flag(Bool)
    case words([String])
    /// Words by name, such as the classes to use by the class that they are to be used for.
    case table([String: [String]])
  }

  /// The name in kebab case.
  public let name: String
  /// The default value.
  public let defaultValue: Value
  /// The effect and the unit, without a full stop.
  public let explanation: String

  init(_ name: String, _ defaultValue: Value, _ explanation: String) {
    self.name = name
    self.defaultValue = defaultValue
    self.explanation = explanation
  }
}

/// The options of one rule as they are set.
public struct RuleOptions: Sendable {
  private var values: [String: RuleOption.Value]

  /// The rule's defaults, and what a configuration sets instead.
  init(_ rule: Rule, _ settings: [String: RuleOption.Value] = [:]) {
    values = Dictionary(rule.options.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    values.merge(settings) { _, set in set }
  }

  /// A value as a configuration would give it.
  public func text(_ name: String) -> String { values[name]?.text ?? "" }

  /// A value; nil where the rule has no such option.
  public subscript(name: String) -> RuleOption.Value? { values[name] }

  func number(_ name: String) -> Double { if case .number(let value)? = values[name] { value } else { 0 } }
  func flag(_ name: String) -> Bool { if case .flag(let value)? = values[name] { value } else { false } }
  func words(_ name: String) -> [String] { if case .words(let value)? = values[name] { value } else { [] } }

  func table(_ name: String) -> [String: [String]] {
    if case .table(let value)? = values[name] { value } else { [:] }
  }
}
