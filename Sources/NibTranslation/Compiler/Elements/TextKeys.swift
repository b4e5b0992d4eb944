import Formats

/// The keys of labels. The font that a document has beside an attributed text says nothing.
enum LabelKeys {
  static let kind = ViewKind(
    "label",
    computed: [
      "UIText": { element, content in
        content.attributedText = attributedText(of: element, in: &content)
        if let text = content.attributedText { return content.builder.string(text.string) }
        return content.localizable(content.reader.string("text", of: element) ?? "", "text", of: element)
      },
      "UIFont": { element, content in
        if let text = content.attributedText {
          content.reader.skipChild("fontDescription", of: element)
          return text.font ?? FontCompiler(reader: content.reader).system(size: 17, in: &content.builder)
        }
        if let (font, _) = content.font("fontDescription", of: element) { return font }
        content.reader.refuse(
          "the compiled form of a label without a <fontDescription> is not known; choose a font", at: element)
        return nil
      },
      "UITextColor": { element, content in
        content.color("textColor", of: element) ?? content.attributedText?.color
          ?? ColorCompiler.label(in: &content.builder)
      },
      "UIAdjustsFontSizeToFit": { element, content in
        smallestFont(of: element, &content) == nil ? nil : .bool(true)
      },
      "UIMinimumFontSize": { element, content in
        smallestFont(of: element, &content).map { .float(Float($0.minimum)) }
      },
      "UITextAlignment": { element, content in
        let own = content.reader.choice("textAlignment", of: element)
        return .integer(content.attributedText.map { $0.alignment ?? 4 } ?? own ?? 0)
      },
      "UIAttributedText": { _, content in content.attributedText?.object },
      "UIMinimumScaleFactor": { element, content in
        smallestFont(of: element, &content).map { .float(Float($0.minimum / $0.size)) }
      },
      "UIDisableUpdateTextColorOnTraitCollectionChange": { element, content in
        .bool(content.color("textColor", of: element) != nil)
      },
    ])

  private static func attributedText(
    of label: ElementIndex, in content: inout NibContent
  ) -> AttributedText? {
    guard content.reader.flag("usesAttributedText", of: label) == true else { return nil }
    let mode = content.reader.choice("lineBreakMode", of: label) ?? 4
    let style = AttributedTextCompiler.Style(isMutable: true, lineBreakMode: mode == 0 ? nil : mode)
    return AttributedTextCompiler(style: style).text("attributedText", of: label, in: &content)
  }

  /// How far the text of a label may shrink, in points; nil if it may not.
  private static func smallestFont(
    of label: ElementIndex, _ content: inout NibContent
  ) -> (minimum: Double, size: Double)? {
    let reader = content.reader
    let minimum = reader.number("minimumFontSize", of: label)
    let factor = reader.number("minimumScaleFactor", of: label)
    let isFitted = reader.flag("adjustsFontSizeToFit", of: label) ?? (minimum != nil || factor != nil)
    let ownSize = content.attributedText == nil ? content.font("fontDescription", of: label)?.size : nil
    guard isFitted, let size = content.attributedText?.size ?? ownSize, size > 0 else { return nil }
    let smallest = minimum ?? (factor ?? 0) * size
    if !Float(smallest / size).isFinite {
      reader.refuse("the text cannot shrink to \(smallest) points from \(size); choose a larger font", at: label)
    }
    return (smallest, size)
  }
}

/// What the keyboard of a text field or text view is like.
enum TextInput {
  /// Adds what depends on more than an attribute of `<textInputTraits>`.
  static func computed(_ others: [String: KeyRule.Value]) -> [String: KeyRule.Value] { traits.merging(others) { $1 } }

  private static let traits: [String: KeyRule.Value] = [
    // The default of a text view is to capitalize sentences.
    "UIAutocapitalizationType": { traits, content in
      let reader = content.reader
      let isView = reader.tree.parent(of: traits).map { reader.tree.name(of: $0) } == "textView"
      let number = reader.choice("autocapitalizationType", of: traits) ?? 0
      return number == (isView ? 2 : 0) ? nil : .integer(number)
    }
  ]
}

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
