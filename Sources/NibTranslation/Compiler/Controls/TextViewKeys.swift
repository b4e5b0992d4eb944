import Formats

/// The keys of text views, which have plain texts with attributes, too.
enum TextViewKeys {
  static let kind = ViewKind(
    "textView",
    computed: TextInput.computed([
      "UIContentSize": { element, content in .geometry(ViewKeys.size(of: element, content)) },
      "UIText": { element, content in
        content.attributedText = viewText(of: element, in: &content)
        guard let text = content.attributedText else { return nil }
        return content.reader.flag("usesAttributedText", of: element) == true
          ? content.builder.string(text.string) : content.localizable(text.string, "text", of: element)
      },
      "UIAttributedText": { _, content in content.attributedText?.object },
      "UIFont": { element, content in
        let isAttributed = content.reader.flag("usesAttributedText", of: element) == true
        if isAttributed { content.reader.skipChild("fontDescription", of: element) }
        return content.attributedText?.font ?? content.font("fontDescription", of: element)?.font
      },
      "UITextColor": { element, content in
        content.color("textColor", of: element) ?? content.attributedText?.color
      },
      "UITextAlignment": { element, content in
        let own = content.reader.choice("textAlignment", of: element)
        let isAttributed = content.reader.flag("usesAttributedText", of: element) == true
        return .integer(isAttributed ? content.attributedText?.alignment ?? 4 : own ?? 0)
      },
      "UIDataDetectorTypes": { element, content in
        content.reader.child("dataDetectorTypes", of: element).map { .integer(content.reader.mask($0)) }
      },
    ]))

  /// The text of a text view, which the nib has with its attributes.
  private static func viewText(
    of element: ElementIndex, in content: inout NibContent
  ) -> AttributedText? {
    let reader = content.reader
    if reader.flag("usesAttributedText", of: element) == true {
      let style = AttributedTextCompiler.Style(isMutable: false, lineBreakMode: nil)
      return AttributedTextCompiler(style: style).text("attributedText", of: element, in: &content)
    }
    guard let text = reader.string("text", of: element), !text.isEmpty,
      let (font, size) = content.font("fontDescription", of: element)
    else { return nil }
    let color = content.color("textColor", of: element)
    let alignment = reader.choice("textAlignment", of: element) ?? 0
    let number = AttributedText.exchangingCenter(alignment)
    let paragraph = content.builder.add(
      ArchivedObject(
        "NSMutableParagraphStyle",
        (number == 0 ? [] : [.init("NSAlignment", .integer(number))]) + [.init("NSTabStops", .null)]))
    var entries = color.map { [content.builder.string("NSColor"), $0] } ?? []
    entries += [content.builder.string("NSParagraphStyle"), paragraph, content.builder.string("NSFont"), font]
    let object = ArchivedObject(
      "NSAttributedString",
      [
        .init("NSString", content.builder.string(text)),
        .init("NSAttributes", content.builder.list(entries, className: "NSDictionary")),
      ])
    return AttributedText(
      string: text, object: content.builder.add(object), font: font, size: size, color: color,
      alignment: alignment)
  }
}
