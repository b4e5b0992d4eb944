import CompiledNib
import XMLSource

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

  /// A compiled text, with what its first fragment looks like.
  struct Text {
    let string: String
    let object: ArchivedValue
    let font: ArchivedValue?
    /// The size of the font in points.
    let size: Double
    let color: ArchivedValue?
    let alignment: Int?
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
  func text(_ key: String, of element: ElementIndex, in content: inout NibContent) -> Text? {
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
    return Text(
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
    var entries: [ArchivedValue] = []
    if let attributes = reader.child(named: "attributes", of: element) {
      color = content.color("NSColor", of: attributes)
      if let color { entries += [content.builder.string("NSColor"), color] }
      if let paragraph = reader.child("NSParagraphStyle", of: attributes) {
        alignment = reader.choice("alignment", of: paragraph, Names.textAlignments)
        entries += [content.builder.string("NSParagraphStyle"), paragraphStyle(paragraph, in: &content)]
      }
      if let element = reader.child("NSFont", of: attributes) {
        let compiled = FontCompiler(reader: reader).attributedFont(element, in: &content.builder)
        entries += [content.builder.string("NSFont"), compiled]
        font = compiled
        size = reader.number("size", of: element) ?? 12
      }
    }
    let attributes = content.builder.list(entries, className: "NSDictionary")
    return Fragment(text: text, font: font, size: size, color: color, alignment: alignment, attributes: attributes)
  }

  // MARK: Paragraphs

  /// The numbers of NSTextAlignment where AppKit reads them, as the archive has them.
  private static let alignments = ["left": 0, "right": 1, "center": 2, "justified": 3, "natural": 4]

  private func paragraphStyle(_ element: ElementIndex, in content: inout NibContent) -> ArchivedValue {
    content.reader.ignore(
      ["baseWritingDirection", "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation"], of: element)
    var values = Self.alignment.values(of: element, in: &content)
    let own = content.reader.choice("lineBreakMode", of: element, ["wordWrapping": 0, "truncatingTail": 4]) ?? 0
    let mode = style.lineBreakMode ?? own
    if mode != 0 { values.append(.init("NSLineBreakMode", .integer(mode))) }
    values += Self.spacing.values(of: element, in: &content)
    values.append(.init("NSTabStops", .null))
    // A label changes a copy of the style for its own line breaks.
    return mode == own
      ? content.builder.share(ArchivedObject("NSParagraphStyle", values))
      : content.builder.add(ArchivedObject("NSMutableParagraphStyle", values))
  }

  private static let alignment = [KeyRule.choice("NSAlignment", "alignment", alignments, unless: 0)]
  private static let spacing: [KeyRule] = [
    .double("NSLineSpacing", "lineSpacing"), .double("NSLineHeightMultiple", "lineHeightMultiple"),
    .double("NSMinLineHeight", "minimumLineHeight"),
  ]
}
