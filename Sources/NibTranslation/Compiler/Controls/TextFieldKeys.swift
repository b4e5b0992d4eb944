import Formats

/// The keys of text fields.
enum TextFieldKeys {
  static let kind = ViewKind(
    "textField",
    computed: TextInput.computed([
      "UIFont": { element, content in
        content.font("fontDescription", of: element)?.font
          ?? FontCompiler(reader: content.reader).system(size: 14, in: &content.builder)
      },
      "UITextColor": { element, content in
        content.color("textColor", of: element) ?? ColorCompiler.label(in: &content.builder)
      },
    ]))
}
