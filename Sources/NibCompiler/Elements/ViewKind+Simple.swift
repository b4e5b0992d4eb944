import CompiledNib
import XMLSource

/// Views that show something or hold others.
extension ViewKind {
  static let simple = [
    "view": ViewKind("UIView"),
    "label": ViewKind("UILabel", label),
    "imageView": ViewKind("UIImageView", [.image("UIImage", "image")]),
    "stackView": ViewKind("UIStackView", stackView),
    "progressView": ViewKind(
      "UIProgressView",
      [
        .float("UIProgress", "progress", unless: 0),
        .color("UIProgressProgressTintColor", "progressTintColor"),
        .color("UIProgressTrackTintColor", "trackTintColor"),
      ]),
    "activityIndicatorView": ViewKind(
      "UIActivityIndicatorView",
      [
        .choice("UIActivityIndicatorViewStyle-Modern", "style", indicatorStyles, missing: 1),
        .choice("UIActivityIndicatorViewStyle", "style", indicatorStyles, missing: 1),
        .flag("UIHidesWhenStopped", "hidesWhenStopped", when: false, missing: false, written: .bool(false)),
        .flag("UIAnimating", "animating", when: true, missing: false),
        .color("UIColor", "color", missing: { _ in .null }),
      ]),
  ]

  private static let indicatorStyles = ["whiteLarge": 0, "white": 1, "gray": 2]

  private static let stackView: [KeyRule] = [
    KeyRule("UIStackViewArrangedSubviews") { element, content in
      guard let list = content.reader.child(named: "subviews", of: element) else { return nil }
      let subviews = content.reader.tree.children(of: list).map { content.place(of: $0) }
      return subviews.isEmpty ? nil : content.builder.list(subviews)
    },
    .choice("UIStackViewAxis", "axis", ["horizontal": 0, "vertical": 1], missing: 0),
    .choice("UIStackViewDistribution", "distribution", Names.distributions, missing: 0),
    .choice(
      "UIStackViewAlignment", "alignment",
      ["fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4], missing: 0),
    .double("UIStackViewSpacing", "spacing", missing: 0),
    .always("UIStackViewBaselineRelative", .bool(false)),
    .always("UIStackViewLayoutMarginsRelative", .bool(false)),
  ]

  private static let label: [KeyRule] = [
    KeyRule("UIText") { element, content in
      content.localizable(content.reader.string("text", of: element) ?? "", "text", of: element)
    },
    .flag(
      "UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", when: true, missing: false),
    KeyRule("UIFont") { element, content in
      if let (font, _) = content.font("fontDescription", of: element) { return font }
      content.reader.refuse(
        "the compiled form of a label without a <fontDescription> is not known; choose a font", at: element)
      return nil
    },
    .color("UITextColor", "textColor", missing: { ColorCompiler.label(in: &$0.builder) }),
    .color("UIHighlightedColor", "highlightedColor"),
    .color("UIShadowColor", "shadowColor"),
    .size("UIShadowOffset", "shadowOffset", missing: [0, -1]),
    .integer("UINumberOfLines", "numberOfLines"),
    .choice(
      "UIBaselineAdjustment", "baselineAdjustment", ["alignBaselines": 0, "alignCenters": 1, "none": 2], unless: 0),
    KeyRule("UIAdjustsFontSizeToFit") { element, content in
      smallestFont(of: element, &content) == nil ? nil : .bool(true)
    },
    KeyRule("UIMinimumFontSize") { element, content in
      smallestFont(of: element, &content).map { .float(Float($0.minimum)) }
    },
    .choice("UILineBreakMode", "lineBreakMode", Names.lineBreakModes, unless: 4),
    .choice("UITextAlignment", "textAlignment", Names.textAlignments, missing: 0),
    KeyRule("UIMinimumScaleFactor") { element, content in
      smallestFont(of: element, &content).map { .float(Float($0.minimum / $0.size)) }
    },
    .float("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth", unless: 0),
    .flag("UIAdjustsLetterSpacingToFit", "adjustsLetterSpacingToFitWidth", when: true, missing: false),
    KeyRule("UIDisableUpdateTextColorOnTraitCollectionChange") { element, content in
      .bool(content.color("textColor", of: element) != nil)
    },
  ]

  /// How far the text of a label may shrink, in points; nil if it may not.
  private static func smallestFont(
    of label: ElementIndex, _ content: inout NibContent
  ) -> (minimum: Double, size: Double)? {
    let reader = content.reader
    let minimum = reader.number("minimumFontSize", of: label)
    let factor = reader.number("minimumScaleFactor", of: label)
    let isFitted = reader.flag("adjustsFontSizeToFit", of: label) ?? (minimum != nil || factor != nil)
    guard isFitted, let size = content.font("fontDescription", of: label)?.size, size > 0 else { return nil }
    return (minimum ?? (factor ?? 0) * size, size)
  }
}
