/// What frames of variants are compared with: the document on its own canvas, as its author saw it.
struct SurvivalDesigns {
  /// The layout on the canvas.
  let canvas: DocumentLayout
  /// The same from right to left, where that was asked for: what sticks out on the left there sticks out on the right.
  private let mirrored: DocumentLayout?

  init(_ layouts: inout VariantLayouts, _ languages: [LayoutLanguage]) {
    canvas = layouts.layout(LayoutVariant())
    mirrored = languages.contains(.rightToLeft) ? layouts.layout(LayoutVariant(language: .rightToLeft)) : nil
  }

  subscript(language: LayoutLanguage) -> DocumentLayout { language == .rightToLeft ? mirrored ?? canvas : canvas }
}
