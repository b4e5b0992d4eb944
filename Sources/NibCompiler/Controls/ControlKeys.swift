import CompiledNib
import XMLSource

/// The keys that several controls have.
enum ControlKeys {
  /// Whether a control can be used, and where it shows its content.
  static let rules: [KeyRule] =
    [
      .flag("UISelected", "selected", when: true, missing: false),
      .flag("UIDisabled", "enabled", when: false, missing: true),
    ] + alignment

  /// Where a control shows its content.
  static let alignment: [KeyRule] = [
    .choice("UIContentVerticalAlignment", "contentVerticalAlignment", Names.verticalAlignments, unless: 0),
    .choice("UIContentVerticalAlignment2", "contentVerticalAlignment", Names.verticalAlignments, unless: 0),
    .choice("UIContentHorizontalAlignment", "contentHorizontalAlignment", Names.horizontalAlignments, unless: 0),
  ]

  /// Attributes of controls that have no key: the content is in the center.
  static let centered: [KeyRule] = [
    .choice("UIContentVerticalAlignment", "contentVerticalAlignment", ["center": 0], unless: 0),
    .choice("UIContentHorizontalAlignment", "contentHorizontalAlignment", ["center": 0], unless: 0),
  ]
}
