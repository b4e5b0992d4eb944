import NibDecoder

/// Lays a document out on one variant after the other. Its text is read once. Its views are made once, and again for run
/// time, and for each size class if they differ between these.
struct VariantLayouts {
  private let document: LayoutDocument
  private let hasVariations: Bool
  private var layouts: [Key: LiveLayout] = [:]

  /// What views are made for.
  private struct Key: Hashable {
    /// The variations that are active.
    let variations: [String]
    let semantics: LayoutSemantics
  }

  init(_ document: LayoutDocument) {
    self.document = document
    hasVariations = document.nib.hasVariations
  }

  /// What ``LayoutDocument/layout()`` would find in a document that is read with the options.
  mutating func layout(_ options: LayoutOptions) -> DocumentLayout {
    let settings = document.settings.with(options)
    let key = Key(
      variations: hasVariations ? VariationKeys.active(for: settings.device) : [], semantics: settings.semantics)
    if layouts[key] == nil { layouts[key] = LiveLayout(decoding(options, key)) }
    return layouts[key]?.layout(options) ?? document.layout()
  }

  /// The document itself, or another decoding of its text.
  private func decoding(_ options: LayoutOptions, _ key: Key) -> LayoutDocument {
    let isForVariations = key.variations.isEmpty || key.variations == document.activeVariations
    if isForVariations, key.semantics == document.settings.semantics { return document }
    return (try? LayoutDocument(document.nib.undecoded(), options: options)) ?? document
  }
}
