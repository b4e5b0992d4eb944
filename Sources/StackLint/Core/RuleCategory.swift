/// What rules are about.
public enum RuleCategory: String, CaseIterable, Sendable {
  /// Whether the document can be read, and its references lead somewhere.
  case document
  /// Whether constraints decide every frame, without contradiction.
  case layout
  /// What breaks on other devices, text sizes and languages, if these are checked.
  case variants
  /// What constraints say, each on its own and compared with others.
  case constraints
  /// What stack views do, and what they do not.
  case stacks
  /// Whether text can be read in every size and language.
  case text
  /// Whether everybody can use what is on the screen.
  case accessibility
  /// Whether the screen can be shown in other languages.
  case localization
  /// How scenes and cells are found and opened.
  case scenes
  /// Images and colours that a document names.
  case resources
  /// Classes, outlets and actions that a document names.
  case code
  /// How objects and files are called.
  case naming
  /// What a team agrees on.
  case policy

  /// Whether `validate` keeps rules of the category: what is wrong whatever a team's taste.
  public var isValidation: Bool {
    switch self {
    case .document, .layout, .variants, .constraints: true
    case .stacks, .text, .accessibility, .localization, .scenes, .resources, .code, .naming, .policy: false
    }
  }

  /// The heading above its rules.
  public var title: String {
    switch self {
    case .document: "Documents"
    case .layout: "Layout"
    case .variants: "Variants"
    case .constraints: "Constraints"
    case .stacks: "Stack views"
    case .text: "Text"
    case .accessibility: "Accessibility"
    case .localization: "Localization"
    case .scenes: "Scenes"
    case .resources: "Images and colours"
    case .code: "Code"
    case .naming: "Names"
    case .policy: "Policies"
    }
  }
}
