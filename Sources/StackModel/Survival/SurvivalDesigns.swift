import FontMetrics
import NibDecoder

/// What frames of variants are compared with: the document on its own canvas, as its author saw it; a stack definition,
/// which has no canvas, on its own device.
struct SurvivalDesigns {
  /// The layout on the canvas.
  let canvas: DocumentLayout
  /// The same from right to left, where that was asked for: what sticks out on the left there sticks out on the right.
  private let mirrored: DocumentLayout?

  /// - Parameter options: Those of the design.
  init(_ layouts: inout VariantLayouts, _ options: LayoutOptions, _ languages: [LayoutLanguage]) {
    canvas = layouts.layout(options)
    mirrored =
      languages.contains(.rightToLeft)
      ? layouts.layout(options.with(LayoutVariant(language: .rightToLeft))) : nil
  }

  /// Stored frames that are wrong, which a variant is asked about that is the document itself: they are those of the
  /// canvas, whatever is laid out for run time.
  func misplacements(_ variant: LayoutVariant) -> [Diagnostic] {
    variant == LayoutVariant() ? canvas.diagnostics.filter { $0.ruleID == "misplaced-view" } : []
  }

  subscript(language: LayoutLanguage) -> DocumentLayout { language == .rightToLeft ? mirrored ?? canvas : canvas }
}
