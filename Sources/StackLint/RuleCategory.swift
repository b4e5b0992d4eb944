/// What rules are about.
public enum RuleCategory: String, CaseIterable, Sendable {
  /// Whether the document can be read, and its references lead somewhere.
  case document
  /// Whether constraints decide every frame, without contradiction.
  case layout
  /// What does not survive other devices, text sizes and languages, where those are looked at.
  case survival
  /// What constraints say, each on its own and compared with others.
  case constraints

  /// Whether `validate` keeps rules of the category: what is wrong whatever a team's taste.
  public var isValidation: Bool {
    switch self {
    case .document, .layout, .survival, .constraints: true
    }
  }

  /// The heading above its rules.
  public var title: String {
    switch self {
    case .document: "Documents"
    case .layout: "Layout"
    case .survival: "Survival"
    case .constraints: "Constraints"
    }
  }
}
