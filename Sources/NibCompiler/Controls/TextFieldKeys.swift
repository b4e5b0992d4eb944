import CompiledNib
import XMLSource

/// The keys of text fields.
enum TextFieldKeys {
  static let rules =
    ControlKeys.rules + [
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
