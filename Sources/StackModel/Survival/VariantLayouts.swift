import NibDecoder

/// Lays a document out on one variant after the other. Its text is read once, its views are made once, or, where they
/// differ between size classes, once for each of them.
struct VariantLayouts {
  private let document: LayoutDocument
  private let hasVariations: Bool
  /// By the variations that were active when the views were made.
  private var layouts: [[String]: LiveLayout] = [:]

  init(_ document: LayoutDocument) {
    self.document = document
    hasVariations = document.nib.hasVariations
  }

  /// What ``LayoutDocument/layout()`` would find in a document that is read for the variant.
  mutating func layout(_ variant: LayoutVariant) -> DocumentLayout {
    let options = document.options.with(variant)
    let key = hasVariations ? VariationKeys.active(for: document.settings.with(options).device) : []
    if layouts[key] == nil { layouts[key] = LiveLayout(decoding(options, key)) }
    return layouts[key]?.layout(options) ?? document.layout()
  }

  /// The document itself, or, for another size class, another decoding of its text.
  private func decoding(_ options: LayoutOptions, _ key: [String]) -> LayoutDocument {
    if key.isEmpty || key == document.activeVariations { return document }
    return (try? LayoutDocument(document.nib.undecoded(), options: options)) ?? document
  }
}
