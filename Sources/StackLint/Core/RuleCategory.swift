import NibDecoder

/// The subject of a rule.
public enum RuleCategory: String, CaseIterable, Sendable {
  /// Documents that can be read, and references to existing objects.
  case document
  /// Constraints that determine every frame without contradiction.
  case layout
  /// What breaks on other devices, at other text sizes and in other languages.
  case variants
  /// Constraints that have no effect or cannot hold.
  case constraints
  /// Stack views that behave otherwise than intended.
  case stacks
  /// Text that is legible at every size and in every language.
  case text
  /// Screens that everybody can use.
  case accessibility
  /// Screens that can be shown in other languages.
  case localization
  /// Files beside documents that translate their texts.
  case translations
  /// Scenes and cells that code and segues can find.
  case scenes
  /// Outlets, actions and gestures that do what they were made for.
  case connections
  /// Images, colors and fonts that a document names.
  case resources
  /// Classes, outlets and actions that a document names.
  case code
  /// What an app has and nothing uses.
  case unused
  /// Names of objects and files.
  case naming
  /// Agreements of a team.
  case policy

  /// Whether `validate` enforces the rules of the category, because their findings are errors for every team.
  public var isValidation: Bool {
    switch self {
    case .document, .layout, .variants, .constraints: true
    case .stacks, .text, .accessibility, .localization, .translations, .scenes, .connections, .resources, .code,
      .unused, .naming, .policy:
      false
    }
  }

  /// Whether the rules are about how an app is made rather than about what fails in it.
  var isStyle: Bool {
    switch self {
    case .text, .accessibility, .localization, .translations, .unused, .naming, .policy: true
    case .document, .layout, .variants, .constraints, .stacks, .scenes, .connections, .resources, .code: false
    }
  }

  /// The heading of the category's rules.
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
    case .translations: "Translations"
    case .scenes: "Scenes"
    case .connections: "Connections"
    case .resources: "Images, colors and fonts"
    case .code: "Code"
    case .unused: "Unused"
    case .naming: "Names"
    case .policy: "Policies"
    }
  }
}

extension LintedDocument {
  /// The fonts that users see, in document order of each kind.
  var fonts: [DocumentElement] {
    elements["fontDescription"] + elements["font"].filter { !$0.isInComment }
  }
}

extension DocumentElement {
  /// Whether it is one of macOS's own fonts for mini and small controls, whose size is right for them.
  var isOfSmallControl: Bool { self["metaFont"].map { !["system", "systemBold"].contains($0) } ?? false }

  /// Where a font writes its size.
  var fontSizeAttribute: String { self["pointSize"] == nil ? "size" : "pointSize" }

  /// The size in points; nil where a text style or the system decides it.
  var fontSize: Double? { self[fontSizeAttribute].flatMap { Double(written: $0) } }
}
