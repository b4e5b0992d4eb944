import CompiledNib
import XMLSource

/// Views that show text of several lines.
extension ViewKind {
  static let texts = ["label": ViewKind("UILabel", label), "textView": ViewKind("UITextView", textView)]

  // MARK: Labels

  private static let label: [KeyRule] = [
    KeyRule("UIText") { element, content in
      content.attributedText = attributedText(of: element, in: &content)
      if let text = content.attributedText { return content.builder.string(text.string) }
      return content.localizable(content.reader.string("text", of: element) ?? "", "text", of: element)
    },
    .flag(
      "UIAdjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory", when: true, missing: false),
    KeyRule("UIFont") { element, content in
      if let text = content.attributedText {
        skipFont(of: element, content.reader)
        return text.font ?? FontCompiler(reader: content.reader).system(size: 17, in: &content.builder)
      }
      if let (font, _) = content.font("fontDescription", of: element) { return font }
      content.reader.refuse(
        "the compiled form of a label without a <fontDescription> is not known; choose a font", at: element)
      return nil
    },
    KeyRule("UITextColor") { element, content in
      content.color("textColor", of: element) ?? content.attributedText?.color
        ?? ColorCompiler.label(in: &content.builder)
    },
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
    KeyRule("UITextAlignment") { element, content in
      let own = content.reader.choice("textAlignment", of: element, Names.textAlignments)
      return .integer(content.attributedText.map { $0.alignment ?? 4 } ?? own ?? 0)
    },
    KeyRule("UIAttributedText") { _, content in content.attributedText?.object },
    KeyRule("UIMinimumScaleFactor") { element, content in
      smallestFont(of: element, &content).map { .float(Float($0.minimum / $0.size)) }
    },
    .float("UIPreferredMaxLayoutWidth", "preferredMaxLayoutWidth", unless: 0),
    .flag("UIAdjustsLetterSpacingToFit", "adjustsLetterSpacingToFitWidth", when: true, missing: false),
    KeyRule("UIDisableUpdateTextColorOnTraitCollectionChange") { element, content in
      .bool(content.color("textColor", of: element) != nil)
    },
  ]

  private static func attributedText(
    of label: ElementIndex, in content: inout NibContent
  ) -> AttributedTextCompiler.Text? {
    guard content.reader.flag("usesAttributedText", of: label) == true else { return nil }
    let mode = content.reader.choice("lineBreakMode", of: label, Names.lineBreakModes) ?? 4
    let style = AttributedTextCompiler.Style(isMutable: true, lineBreakMode: mode == 0 ? nil : mode)
    return AttributedTextCompiler(style: style).text("attributedText", of: label, in: &content)
  }

  /// The font that a document has beside an attributed text says nothing.
  private static func skipFont(of element: ElementIndex, _ reader: VocabularyReader) {
    if let font = reader.child("fontDescription", of: element) { reader.skip(font) }
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

  // MARK: Text views

  private static let textView: [KeyRule] =
    ScrollViewKeys.rules(contentSize: [
      KeyRule("UIContentSize") { element, content in .geometry(ViewKeys.size(of: element, content)) }
    ]) + [
      KeyRule("UIText") { element, content in
        content.attributedText = viewText(of: element, in: &content)
        guard let text = content.attributedText else { return nil }
        return content.reader.flag("usesAttributedText", of: element) == true
          ? content.builder.string(text.string) : content.localizable(text.string, "text", of: element)
      },
      KeyRule("UIAttributedText") { _, content in content.attributedText?.object },
      .flag("UIAllowsEditingTextAttributes", "allowsEditingTextAttributes", when: true, missing: false),
      KeyRule("UIFont") { element, content in
        let isAttributed = content.reader.flag("usesAttributedText", of: element) == true
        if isAttributed { skipFont(of: element, content.reader) }
        return content.attributedText?.font ?? content.font("fontDescription", of: element)?.font
      },
      KeyRule("UITextColor") { element, content in
        content.color("textColor", of: element) ?? content.attributedText?.color
      },
      KeyRule("UITextAlignment") { element, content in
        let own = content.reader.choice("textAlignment", of: element, Names.textAlignments)
        let isAttributed = content.reader.flag("usesAttributedText", of: element) == true
        return .integer(isAttributed ? content.attributedText?.alignment ?? 4 : own ?? 0)
      },
      .flag("UIEditable", "editable", when: false, missing: true, written: .bool(false)),
      KeyRule("UIDataDetectorTypes") { element, content in
        guard let types = content.reader.child("dataDetectorTypes", of: element) else { return nil }
        let bits = ["phoneNumber": 1, "link": 2, "address": 4]
        return .integer(bits.reduce(0) { content.reader.flag($1.key, of: types) == true ? $0 | $1.value : $0 })
      },
    ] + TextInput.rules(missingCapitalization: 2)

  /// The text of a text view, which the nib has with its attributes.
  private static func viewText(
    of element: ElementIndex, in content: inout NibContent
  ) -> AttributedTextCompiler.Text? {
    let reader = content.reader
    if reader.flag("usesAttributedText", of: element) == true {
      let style = AttributedTextCompiler.Style(isMutable: false, lineBreakMode: nil)
      return AttributedTextCompiler(style: style).text("attributedText", of: element, in: &content)
    }
    guard let text = reader.string("text", of: element), !text.isEmpty,
      let (font, size) = content.font("fontDescription", of: element)
    else { return nil }
    let color = content.color("textColor", of: element)
    let alignment = reader.choice("textAlignment", of: element, Names.textAlignments) ?? 0
    // The archive numbers right and center the other way.
    let number = [0: 0, 1: 2, 2: 1][alignment] ?? alignment
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
    return AttributedTextCompiler.Text(
      string: text, object: content.builder.add(object), font: font, size: size, color: color,
      alignment: alignment)
  }
}
