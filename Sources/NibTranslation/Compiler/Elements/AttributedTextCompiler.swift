import Formats

/// Compiles `<attributedString>`: the text, and the attributes of each of its fragments.
///
/// Evidence: 72 strings in 33 nibs of coder version 10, one of them with two fragments.
struct AttributedTextCompiler {
  /// What becomes of a text where UIKit shows it.
  struct Style {
    /// Whether the string can be changed, as that of a label.
    let isMutable: Bool
    /// How a label that truncates its text breaks lines; nil for what the fragments say.
    let lineBreakMode: Int?
  }

  private struct Fragment {
    let text: String
    let font: ArchivedValue?
    let size: Double
    let color: ArchivedValue?
    let alignment: Int?
    let attributes: ArchivedValue
  }

  let style: Style

  /// - Returns: nil for an element without such a text.
  func text(_ key: String, of element: ElementIndex, in content: inout NibContent) -> AttributedText? {
    let reader = content.reader
    guard
      let string = reader.tree.children(of: element).first(where: {
        reader.tree.name(of: $0) == "attributedString" && reader.tree[$0, "key"] == key
      })
    else { return nil }
    reader.accept(string)
    reader.ignore(["key", "id"], of: string)
    let fragments = reader.tree.children(of: string).compactMap { fragment($0, in: &content) }
    let whole = fragments.map(\.text).joined()
    var values = [
      ArchivedObject.KeyedValue(
        "NSString", style.isMutable ? content.builder.mutableString(whole) : content.builder.string(whole))
    ]
    if fragments.count == 1 {
      values.append(.init("NSAttributes", fragments[0].attributes))
    } else if !fragments.isEmpty {
      values.append(
        .init("NSAttributes", content.builder.list(fragments.map(\.attributes), className: "NSMutableArray")))
      values.append(.init("NSAttributeInfo", runs(of: fragments, string, in: &content)))
    }
    let className = style.isMutable ? "NSMutableAttributedString" : "NSAttributedString"
    return AttributedText(
      string: whole, object: content.builder.add(ArchivedObject(className, values)), font: fragments.first?.font,
      size: fragments.first?.size ?? 0, color: fragments.first?.color, alignment: fragments.first?.alignment)
  }

  /// How long each fragment is, and which attributes it has.
  private func runs(
    of fragments: [Fragment], _ string: ElementIndex, in content: inout NibContent
  ) -> ArchivedValue {
    let lengths = fragments.map(\.text.utf16.count)
    if lengths.contains(where: { $0 > 127 }) || fragments.count > 127 {
      content.reader.refuse(
        "the compiled form of several fragments with more than 127 characters is not known; set the text in code",
        at: string)
    }
    let bytes = lengths.enumerated().flatMap { [UInt8(min($0.element, 127)), UInt8(min($0.offset, 127))] }
    return content.builder.add(ArchivedObject("NSMutableData", [.init("NS.bytes", .data(bytes))]))
  }

  private func fragment(_ element: ElementIndex, in content: inout NibContent) -> Fragment? {
    let reader = content.reader
    guard reader.tree.name(of: element) == "fragment" else { return nil }
    reader.accept(element)
    let text = reader.string("content", of: element) ?? ""
    var (font, color, alignment): (ArchivedValue?, ArchivedValue?, Int?)
    var size = 0.0
    var paragraph: ElementIndex?
    if let attributes = reader.child(named: "attributes", of: element) {
      color = content.color("NSColor", of: attributes)
      paragraph = reader.child("NSParagraphStyle", of: attributes)
      alignment = paragraph.flatMap { reader.choice("alignment", of: $0) }.map(AttributedText.exchangingCenter)
      if let element = reader.child("NSFont", of: attributes) {
        font = FontCompiler(reader: reader).attributedFont(element, in: &content.builder)
        size = reader.number("size", of: element) ?? 12
      }
    }
    let attributes = self.attributes(color, paragraph, font, in: &content)
    return Fragment(text: text, font: font, size: size, color: color, alignment: alignment, attributes: attributes)
  }

  /// The attributes of a fragment. Texts with equal ones share them.
  private func attributes(
    _ color: ArchivedValue?, _ paragraph: ElementIndex?, _ font: ArchivedValue?, in content: inout NibContent
  ) -> ArchivedValue {
    let style = paragraph.map { paragraphStyle($0, in: &content) }
    let parts = [("NSColor", color), ("NSFont", font)].compactMap { name, value in
      value.map { ArchivedObject.KeyedValue(name, $0) }
    }
    let key = ArchivedObject("NSDictionary \(style?.className ?? "")", parts + (style?.values ?? []))
    if let known = content.builder.shared(as: key) { return known }
    var entries = color.map { [content.builder.string("NSColor"), $0] } ?? []
    if let style { entries += [content.builder.string("NSParagraphStyle"), content.builder.add(style)] }
    if let font { entries += [content.builder.string("NSFont"), font] }
    let values = [ArchivedObject.KeyedValue("NSInlinedValue", .bool(true))]
    let dictionary = values + entries.map { .init("UINibEncoderEmptyKey", $0) }
    return content.builder.share(ArchivedObject("NSDictionary", dictionary), as: key)
  }

  // MARK: Paragraphs

  private func paragraphStyle(_ element: ElementIndex, in content: inout NibContent) -> ArchivedObject {
    content.reader.ignore(
      ["baseWritingDirection", "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation"], of: element)
    var values = Self.alignment.values(of: element, in: &content)
    let own = content.reader.choice("lineBreakMode", of: element, ["wordWrapping": 0, "truncatingTail": 4]) ?? 0
    let mode = style.lineBreakMode ?? own
    if mode != 0 { values.append(.init("NSLineBreakMode", .integer(mode))) }
    values += Self.spacing.values(of: element, in: &content)
    values.append(.init("NSTabStops", .null))
    // A label changes a copy of the style for its own line breaks.
    return ArchivedObject(mode == own ? "NSParagraphStyle" : "NSMutableParagraphStyle", values)
  }

  private static let alignment = KeyRule.rules(of: "paragraphStyle", part: "alignment")
  private static let spacing = KeyRule.rules(of: "paragraphStyle", part: "spacing")
}
