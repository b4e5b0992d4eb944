/// A rule that reading a document or laying it out enforces, with the id and the severity of its diagnostics.
///
/// StackLint has a page for each of them, and rules of its own.
public enum BuiltInRule: String, CaseIterable, Sendable {
  case ambiguousLayout = "ambiguous-layout"
  case clippedText = "clipped-text"
  case conflictingConstraints = "conflicting-constraints"
  case contentPriorityTie = "content-priority-tie"
  case danglingReference = "dangling-reference"
  case duplicateID = "duplicate-id"
  case illFormedXML = "ill-formed-xml"
  case malformedValue = "malformed-value"
  case misplacedView = "misplaced-view"
  case overlappingViews = "overlapping-views"
  case priorityOutOfRange = "priority-out-of-range"
  case substituteFontMetrics = "substitute-font-metrics"
  case unexpectedText = "unexpected-text"
  case unknownAttribute = "unknown-attribute"
  case unknownElement = "unknown-element"
  case unknownValue = "unknown-value"
  case unreadAttribute = "unread-attribute"
  case unsupportedDocument = "unsupported-document"
  case unsupportedVariants = "unsupported-variants"
  case viewOutsideSuperview = "view-outside-superview"
  case zeroSizeView = "zero-size-view"

  /// The severity of the rule's diagnostics, unless the place that reports one or a configuration sets another.
  public var severity: Diagnostic.Severity {
    switch self {
    case .conflictingConstraints, .danglingReference, .duplicateID, .illFormedXML, .malformedValue, .priorityOutOfRange,
      .unexpectedText, .unknownValue, .unsupportedDocument:
      .error
    case .ambiguousLayout, .clippedText, .misplacedView, .overlappingViews, .unknownAttribute, .unknownElement,
      .unreadAttribute,
      .viewOutsideSuperview, .zeroSizeView:
      .warning
    case .contentPriorityTie, .substituteFontMetrics, .unsupportedVariants:
      .notice
    }
  }
}

extension Diagnostic {
  /// Creates a diagnostic of a rule.
  ///
  /// - Parameter severity: The severity, if it differs from the rule's.
  package init(
    _ rule: BuiltInRule, as severity: Severity? = nil, _ message: String, range: SourceRange?, notes: [Note] = [],
    fixIts: [FixIt] = [], variants: [String] = []
  ) {
    self.init(
      rule.rawValue, severity ?? rule.severity, message, range: range, notes: notes, fixIts: fixIts,
      variants: variants)
  }

  /// Whether a rule reported it.
  package func isOf(_ rule: BuiltInRule) -> Bool { ruleID == rule.rawValue }
}
