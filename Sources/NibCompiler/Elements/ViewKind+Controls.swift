import CompiledNib
import XMLSource

/// Views that people touch or type into.
extension ViewKind {
  static let controls = [
    "button": ViewKind("UIButton", button),
    "textField": ViewKind("UITextField", textField),
    "segmentedControl": ViewKind(
      "UISegmentedControl", SegmentedControl.rules, hasOwnHugging: true,
      subviews: { SegmentedControl.subviews(of: $0, in: &$1) }),
    "slider": ViewKind("UISlider", slider, hasOwnHugging: true),
    // The size of a switch is that of the system: Interface Builder leaves its hugging out.
    "switch": ViewKind(
      "UISwitch",
      [
        .flag("UISwitchEnabled", "enabled", when: true, missing: true),
        .flag("UIDisabled", "enabled", when: false, missing: true),
        .flag("UISwitchOn", "on", when: true, missing: false),
        .color("UISwitchOnTintColor", "onTintColor"),
      ] + centered,
      omitting: ["UIViewContentHuggingPriority"]),
  ]

  /// Attributes of controls that have no key: the content is in the center.
  private static let centered: [KeyRule] = [
    .choice("UIContentVerticalAlignment", "contentVerticalAlignment", ["center": 0], unless: 0),
    .choice("UIContentHorizontalAlignment", "contentHorizontalAlignment", ["center": 0], unless: 0),
  ]

  /// Evidence: 1 slider with its document, 12 in 6 nibs.
  private static let slider: [KeyRule] =
    centered + [
      .flag("UIDisabled", "enabled", when: false, missing: true),
      .float("UIValue", "value", unless: 0),
      KeyRule("") { element, content in
        for (name, standard) in [("minValue", 0.0), ("maxValue", 1)] {
          if let value = content.reader.number(name, of: element), value != standard {
            content.reader.refuse(
              "the compiled form of \(name) other than \(standard) is not known; set it in code", at: element,
              attribute: name)
          }
        }
        return nil
      },
      .color("UIMinimumTintColor", "minimumTrackTintColor"),
      .color("UIMaximumTintColor", "maximumTrackTintColor"),
      .always("UIBehavioralStyle", .int8(0)),
    ]

  private static let control: [KeyRule] = [
    .flag("UISelected", "selected", when: true, missing: false),
    .flag("UIDisabled", "enabled", when: false, missing: true),
    .choice("UIContentVerticalAlignment", "contentVerticalAlignment", Names.verticalAlignments, unless: 0),
    .choice("UIContentVerticalAlignment2", "contentVerticalAlignment", Names.verticalAlignments, unless: 0),
    .choice("UIContentHorizontalAlignment", "contentHorizontalAlignment", Names.horizontalAlignments, unless: 0),
  ]

  // MARK: Buttons

  private static let buttonTypes = ["roundedRect": 1, "system": 1]
  private static let states = ["normal": 0, "highlighted": 1, "disabled": 2, "selected": 4]

  private static let button =
    control + [
      KeyRule("UIButtonStatefulContent") { element, content in
        let tree = content.reader.tree
        content.attributedText = nil
        let states = tree.children(of: element).filter { tree.name(of: $0) == "state" }
        let entries = states.flatMap { state -> [ArchivedValue] in
          guard let number = content.reader.choice("key", of: state, Self.states) else { return [] }
          content.reader.accept(state)
          let values = buttonContent.values(of: state, in: &content)
          if values.isEmpty { return [] }
          return [
            content.builder.number(Double(number)), content.builder.add(ArchivedObject("UIButtonContent", values)),
          ]
        }
        return entries.isEmpty ? nil : content.builder.list(entries, className: "NSMutableDictionary")
      },
      .choice("UILineBreakMode", "lineBreakMode", Names.lineBreakModes, unless: 5),
      .flag("UIReversesTitleShadowWhenHighlighted", "reversesTitleShadowWhenHighlighted", when: true, missing: false),
      .always("UIAdjustsImageWhenHighlighted", .bool(true)),
      .always("UIAdjustsImageWhenDisabled", .bool(true)),
      .choice("UIButtonType", "buttonType", buttonTypes),
      KeyRule("UIFont") { element, content in
        if content.reader.flag("hasAttributedTitle", of: element) == true, let font = content.attributedText?.font {
          if let description = content.reader.child("fontDescription", of: element) { content.reader.skip(description) }
          return font
        }
        if let (font, _) = content.font("fontDescription", of: element) { return font }
        // Evidence: 40 buttons without a font, 12 nibs.
        let size: Double = content.reader.text("buttonType", of: element) == nil ? 18 : 15
        return FontCompiler(reader: content.reader).system(size: size, in: &content.builder)
      },
      .insets("UIContentEdgeInsets", "contentEdgeInsets"),
      .insets("UITitleEdgeInsets", "titleEdgeInsets"),
      .insets("UIImageEdgeInsets", "imageEdgeInsets"),
      .always("UIButtonConfiguration", .null),
    ]

  private static let buttonContent: [KeyRule] = [
    KeyRule("UITitle") { state, content in
      guard let title = content.reader.string("title", of: state), let button = content.reader.tree.parent(of: state)
      else { return nil }
      let name = content.reader.text("key", of: state) ?? ""
      return content.localizable(title, "\(name)Title", of: button)
    },
    .image("UIImage", "image"),
    .image("UIBackgroundImage", "backgroundImage"),
    .color("UITitleColor", "titleColor"),
    .color("UIShadowColor", "titleShadowColor"),
    KeyRule("UIAttributedTitle") { state, content in
      let style = AttributedTextCompiler.Style(isMutable: false, lineBreakMode: nil)
      let text = AttributedTextCompiler(style: style).text("attributedTitle", of: state, in: &content)
      content.attributedText = content.attributedText ?? text
      return text?.object
    },
  ]

  // MARK: Text fields

  private static let textField =
    control + [
      KeyRule("UIFont") { element, content in
        content.font("fontDescription", of: element)?.font
          ?? FontCompiler(reader: content.reader).system(size: 14, in: &content.builder)
      },
      .text("UIPlaceholder", "placeholder"),
      .choice("UITextAlignment", "textAlignment", Names.textAlignments, missing: 0),
      .text("UIText", "text"),
      .color("UITextColor", "textColor", missing: { ColorCompiler.label(in: &$0.builder) }),
      .choice("UIBorderStyle", "borderStyle", ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3], unless: 0),
      .flag("UIClearsOnBeginEditing", "clearsOnBeginEditing", when: true, missing: false),
      .flag("UIAdjustsFontSizeToFit", "adjustsFontSizeToFit", when: true, missing: true),
      .float("UIMinimumFontSize", "minimumFontSize"),
      .choice(
        "UIClearButtonMode", "clearButtonMode",
        ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3], unless: 0),
      .always("UIClearButtonOffset", .geometry([3, 1])),
    ] + TextInput.rules(missingCapitalization: 0) + [
      .always("UIDisableTextColorUpdateOnTraitCollectionChange", .bool(true))
    ]
}
