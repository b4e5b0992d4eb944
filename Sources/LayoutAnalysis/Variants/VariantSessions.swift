import NibDecoder
import StackModel

/// The sessions that lay a document out on one variant after another.
///
/// The text is read once. Views are made once, once more for run time, once for each size class if they differ between
/// size classes, and once for each language into which the texts are translated.
struct VariantSessions {
  private let document: LayoutDocument
  private let hasVariations: Bool
  private var sessions: [Key: DocumentSession] = [:]

  /// What views are made for.
  private struct Key: Hashable {
    /// The variations that are active.
    let variations: [String]
    let semantics: LayoutSemantics
    /// The language of a translation; nil for the document's own texts.
    let translation: String?
  }

  init(_ document: LayoutDocument) {
    self.document = document
    hasVariations = document.nib.hasVariations
  }

  /// Lays out with options; the result equals that of a document that is read with them.
  mutating func layout(_ options: LayoutOptions) -> DocumentLayout {
    let settings = document.settings.with(options)
    let key = Key(
      variations: hasVariations ? VariationKeys.active(for: settings.device) : [], semantics: settings.semantics,
      translation: options.language.translationIdentifier)
    if sessions[key] == nil { sessions[key] = DocumentSession(decoding(options, key)) }
    return sessions[key]?.layout(options) ?? document.layout()
  }

  /// The document itself, or another decoding of its text.
  private func decoding(_ options: LayoutOptions, _ key: Key) -> LayoutDocument {
    let isForVariations = key.variations.isEmpty || key.variations == document.activeVariations
    if isForVariations, key.translation == nil, key.semantics == document.settings.semantics { return document }
    return (try? LayoutDocument(document.nib.undecoded(), options: options)) ?? document
  }
}
