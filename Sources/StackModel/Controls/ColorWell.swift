/// A `<colorWell>` of an iOS document.
package final class ColorWell: View {
  /// The color that is shown; nil if none is written.
  package var selectedColor: Color? { decodeLateColor(forKey: "selectedColor") }

  package override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(settings[ControlFacts.colorWellSize])
  }
}

extension ColorWell: TextlessView {
  static var elementNames: [String] { ["colorWell"] }

  var standardContent: ViewContent { .control }
}
