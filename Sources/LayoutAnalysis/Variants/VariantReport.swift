public import NibDecoder
public import StackModel

/// The layouts and the findings of a document on many devices and for many users.
public struct VariantReport {
  /// The layout of one variant.
  public struct Layout {
    /// The device, text size and language.
    public let variant: LayoutVariant
    /// Device pixels per point, to which frames are rounded.
    public let scale: Double
    /// Every view in document order.
    public let views: [ViewLayout]
  }

  /// The variants: by language, then by text size, then by device.
  public let variants: [LayoutVariant]
  /// The layout of each variant; empty if only the findings were requested.
  public let layouts: [Layout]
  /// The layout on the document's own canvas.
  public let design: DocumentLayout
  /// Whether the variants are laid out as at run time or as on Interface Builder's canvas.
  public let semantics: LayoutSemantics
  /// The findings of all variants in document order, each reported once. A finding that does not hold in all variants has a
  /// note on those in which it does.
  public let diagnostics: [Diagnostic]
}

extension LayoutDocument {
  /// Lays the document out on each variant, and compares it with the document's own canvas.
  ///
  /// Documents for iOS are laid out as at run time, unless ``LayoutOptions/semantics`` asks for the canvas. What a variant
  /// has in common with the previous one is not computed again.
  ///
  /// - Parameters:
  ///   - variants: the devices, text sizes and languages.
  ///   - keepsLayouts: whether the report contains the layouts, not only the findings.
  ///   - progress: receives the number of variants that are done.
  public func variantReport(
    for variants: LayoutVariants, keepsLayouts: Bool = false, progress: LayoutVariants.Progress? = nil
  ) -> VariantReport {
    var axes = variants.axes(for: settings, translations: variants.needsTranslations ? translatedLanguages : [])
    axes.sharesTextSizes = axes.categories.count > 1 && !nib.mayFollowTextSize
    var sessions = VariantSessions(self)
    let (options, designOptions) = (variantOptions, designOptions)
    let designs = DesignLayouts(&sessions, designOptions, axes.languages)
    let designSettings = settings.with(designOptions)
    let outlets = OutletIndex(nib)
    var findings = DiagnosticMerger(axes, places: variants.needsTranslations ? TranslationPlaces(self) : nil)
    var kept: [Int: VariantReport.Layout] = [:]
    var solved = 0
    for index in axes.solvingOrder {
      let (variant, members) = (axes[index], axes.variants(likeSolved: index))
      let layout = sessions.layout(options.with(variant))
      let settings = settings.with(options.with(variant))
      let checked = checks(layout, settings, comparedWith: designs[variant.language], designSettings, outlets)
      let stored = settings.semantics == designSettings.semantics ? [] : designs.misplacements(of: variant)
      solved += members.count
      progress?(solved, axes.count)
      // What constraints contradict or leave open does not depend on the texts of a window, which grows with them.
      let ofConstraints = settings.showsTranslatedWindows ? designs.canvas.diagnostics : layout.diagnostics + stored
      findings.add(ofConstraints.inDocumentOrder + checked, of: members)
      guard keepsLayouts else { continue }
      for index in members {
        kept[index] = VariantReport.Layout(variant: axes[index], scale: settings.scale, views: layout.views)
      }
    }
    return VariantReport(
      variants: (0..<axes.count).map { axes[$0] }, layouts: (0..<axes.count).compactMap { kept[$0] },
      design: designs.canvas, semantics: settings.with(options).semantics,
      diagnostics: (platformNotice(variants) + findings.merged).inDocumentOrder)
  }

  /// The options of variants: findings about devices and users are about an app that runs.
  private var variantOptions: LayoutOptions {
    var options = options
    if settings.platform == .iOS, options.semantics == nil { options.semantics = .runtime }
    return options
  }

  /// The options of the canvas that variants are compared with.
  private var designOptions: LayoutOptions {
    var options = options.with(LayoutVariant())
    if !settings.isStackDefinition { options.semantics = .canvas }
    options.macOSVersion = nil
    return options
  }

  /// What breaks in the frames of a variant. Frames of roots whose constraints contradict each other are not reported:
  /// they are a consequence of the contradiction.
  private func checks(
    _ layout: DocumentLayout, _ variant: DocumentSettings, comparedWith design: DocumentLayout,
    _ designSettings: DocumentSettings, _ outlets: OutletIndex
  ) -> [Diagnostic] {
    guard settings.platform == .iOS || variant.showsTranslatedWindows || variant.isRunningOnMac else { return [] }
    let found = FrameChecks(settings: variant, design: designSettings, outlets: outlets).findings(
      layout.views, comparedWith: design.views)
    guard !found.isEmpty, !layout.conflictedRoots.isEmpty else { return found }
    let conflicted = layout.views.lazy.map(\.view).filter {
      layout.conflictedRoots.contains(ObjectIdentifier($0.layoutRoot))
    }
    let ranges = Set(conflicted.map(\.range))
    return found.filter { !ranges.contains($0.range) }
  }

  /// A notice that a document was not laid out on the requested variants.
  private func platformNotice(_ variants: LayoutVariants) -> [Diagnostic] {
    guard settings.platform != .iOS, variants.asksForMore(on: settings.platform) else { return [] }
    let (platform, others) =
      settings.platform == .macOS ? ("macOS", "devices and text sizes") : ("tvOS", "devices, text sizes and languages")
    let message = "\(platform) document laid out on its own canvas only; \(others) are those of iOS"
    return [Diagnostic(.unsupportedVariants, message, range: nil)]
  }
}

extension LayoutVariants {
  /// Whether there is anything that documents for another platform than iOS cannot be laid out for.
  fileprivate func asksForMore(on platform: Platform) -> Bool {
    isTextBold || !(devices.isEmpty && orientations.isEmpty && contentSizeCategories.isEmpty)
      || platform != .macOS && !languages.isEmpty
  }
}

extension DocumentSettings {
  /// Whether windows grow with texts in another language than the document's own.
  fileprivate var showsTranslatedWindows: Bool { platform == .macOS && text.language != .base }

  /// Whether windows are laid out as a version of macOS does.
  fileprivate var isRunningOnMac: Bool { platform == .macOS && semantics == .runtime }
}

extension NibDocument {
  /// Whether some text may follow the user's text size: it has a font of a text style, as titles of buttons with a
  /// configuration do without saying so. A stack definition has many words for it.
  var mayFollowTextSize: Bool {
    kind == .stackDefinition || source.contains("UICTFontTextStyle") || source.contains("uttonConfiguration")
  }
}

extension SourceFile {
  /// Whether a text is somewhere in the bytes.
  fileprivate func contains(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes.withUnsafeBufferPointer { bytes in
      guard let first = wanted.first, bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { place in
        bytes[place] == first && bytes[place..<place + wanted.count].elementsEqual(wanted)
      }
    }
  }
}

/// The layouts that variants are compared with: the document on its own canvas, as its author saw it. A stack definition
/// has no canvas and is laid out on its own device.
struct DesignLayouts {
  /// The layout on the canvas.
  let canvas: DocumentLayout
  /// The canvas from right to left, if variants in such a language are compared.
  private let mirrored: DocumentLayout?

  /// - Parameters:
  ///   - sessions: The sessions that lay out.
  ///   - options: The options of the canvas.
  ///   - languages: The languages of the variants.
  init(_ sessions: inout VariantSessions, _ options: LayoutOptions, _ languages: [LayoutLanguage]) {
    canvas = sessions.layout(options)
    mirrored =
      languages.contains(where: \.isRightToLeft)
      ? sessions.layout(options.with(LayoutVariant(language: .rightToLeft))) : nil
  }

  /// The stored frames that are wrong, for the variant that is the document's own canvas: frames are stored for the
  /// canvas, also if variants are laid out as at run time.
  func misplacements(of variant: LayoutVariant) -> [Diagnostic] {
    variant == LayoutVariant() ? canvas.diagnostics.filter { $0.ruleID == "misplaced-view" } : []
  }

  subscript(language: LayoutLanguage) -> DocumentLayout {
    language.isRightToLeft ? mirrored ?? canvas : canvas
  }
}

/// The sessions that lay a document out on one variant after another.
///
/// The text is read once. Views are made once, once more for run time, once for each size class and text size if they
/// differ between these, and once for each language into which the texts are translated.
struct VariantSessions {
  private let document: LayoutDocument
  /// The keys of the variations that the document has.
  private let variationKeys: Set<String>
  private var sessions: [Key: DocumentSession] = [:]

  /// What views are made for.
  private struct Key: Hashable {
    /// The variations of the document that are active.
    let variations: [String]
    let semantics: LayoutSemantics
    /// The language of a translation; nil for the document's own texts.
    let translation: String?
  }

  init(_ document: LayoutDocument) {
    self.document = document
    variationKeys = document.nib.variationKeys
  }

  /// Lays out with options; the result equals that of a document that is read with them.
  mutating func layout(_ options: LayoutOptions) -> DocumentLayout {
    let settings = document.settings.with(options)
    let key = Key(
      variations: variationKeys.isEmpty ? [] : written(VariationKeys.active(for: settings)),
      semantics: settings.semantics,
      translation: options.language.translationIdentifier)
    if sessions[key] == nil { sessions[key] = DocumentSession(decoding(options, key)) }
    return sessions[key]?.layout(options) ?? document.layout()
  }

  /// Those keys that a variation of the document has.
  private func written(_ keys: [String]) -> [String] { keys.filter(variationKeys.contains) }

  /// The document itself, or another decoding of its text.
  private func decoding(_ options: LayoutOptions, _ key: Key) -> LayoutDocument {
    if key.variations == written(document.activeVariations), key.translation == nil,
      key.semantics == document.settings.semantics
    {
      return document
    }
    return (try? LayoutDocument(document.nib.undecoded(), options: options)) ?? document
  }
}
