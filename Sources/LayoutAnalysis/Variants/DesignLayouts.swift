import NibDecoder
import StackModel

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
