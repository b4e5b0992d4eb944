public import NibDecoder

/// Something to look for in documents, with its reason and its examples: one file a rule.
///
/// The examples are the rule's tests and its documentation.
public struct Rule: Sendable {
  /// The name in kebab case, for the pattern that is found, such as `duplicate-constraint`.
  public let id: String
  /// The subject of the rule.
  public let category: RuleCategory
  /// The severity of findings, unless a configuration sets another.
  public let severity: Diagnostic.Severity
  /// Whether the rule is off until a configuration turns it on.
  public let isOptIn: Bool
  /// Whether fixes may change more than the finding, so that a person has to review them.
  public let isFixUnsafe: Bool
  /// Which findings are reported together.
  let grouping: FindingGrouping
  /// The pattern that the rule reports, in one sentence without a full stop.
  public let summary: String
  /// Why it matters and what to do, in Markdown.
  public let rationale: String
  /// The options that a configuration can set.
  public let options: [RuleOption]
  /// The parts of the project that the rule needs to know.
  let needs: ProjectNeeds
  /// Documents with findings and without.
  public let examples: [RuleExample]
  private let checks: (document: Check?, project: ProjectCheck?)

  typealias Check = @Sendable (LintedDocument, RuleOptions) -> [Finding]
  typealias ProjectCheck = @Sendable (ProjectIndex) -> [ProjectFinding]

  /// Finds what is wrong with a document; nil if the rule does not look at single documents.
  var check: Check? { checks.document }
  /// Finds what is wrong with the project as a whole; nil if the rule does not look at projects.
  var projectCheck: ProjectCheck? { checks.project }
  /// The severity for `validate`, where it is another than for a team that has not chosen one: whoever validates wants to
  /// know what Xcode takes.
  package var severityOfValidation: Diagnostic.Severity? { id == "document-structure" ? .error : nil }
  /// Whether Xcode refuses what the rule finds or reads it as something else, so that a fix gives the document its layout.
  package var isRepair: Bool { Self.repairs.contains(id) }
  private static let repairs: Set = [
    "dangling-reference", "document-structure", "malformed-value", "refused-by-xcode", "unsupported-document",
  ]
  /// Whether reading or layout enforces the rule.
  var isBuiltIn: Bool { check == nil && projectCheck == nil }

  init(
    _ id: String, _ category: RuleCategory, _ severity: Diagnostic.Severity, isOptIn: Bool = false,
    isFixUnsafe: Bool = false, grouping: FindingGrouping? = nil, summary: String, rationale: String,
    options: [RuleOption] = [], needs: ProjectNeeds = [], examples: [RuleExample], projectCheck: ProjectCheck? = nil,
    check: Check?
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.isOptIn = isOptIn
    self.isFixUnsafe = isFixUnsafe
    self.grouping = grouping ?? (category == .resources || category == .code ? .message : .separate)
    self.summary = summary
    self.rationale = rationale
    self.options = options
    self.needs = needs
    self.examples = examples
    checks = (check, projectCheck)
  }

  /// Creates the page of a rule that reading or layout enforces, with its id and severity.
  init(
    _ rule: BuiltInRule, _ category: RuleCategory, isOptIn: Bool = false, isFixUnsafe: Bool = false,
    grouping: FindingGrouping? = nil, summary: String, rationale: String, needs: ProjectNeeds = [],
    examples: [RuleExample], check: Check? = nil
  ) {
    self.init(
      rule.rawValue, category, rule.severity, isOptIn: isOptIn, isFixUnsafe: isFixUnsafe, grouping: grouping,
      summary: summary, rationale: rationale, needs: needs, examples: examples, check: check)
  }
}

/// Which findings of a rule in one document are reported together: the first with the others as notes.
enum FindingGrouping: Sendable {
  /// None. Each has a cure of its own.
  case separate
  /// Those with the same message. They name the same image, color or class, and one cure ends them all.
  case message
  /// Those about one object, where it has three or more, as an object whose class is the wrong one. Fewer are grouped by
  /// message.
  case object
  /// Those in one scene. Whoever mends one of them looks at the others.
  case scene
  /// Those in one file, as the entries that a translation lacks.
  case file
}

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
