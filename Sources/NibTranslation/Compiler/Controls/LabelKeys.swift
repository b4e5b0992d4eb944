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
