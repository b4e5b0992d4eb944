/// A `<colorWell>` of an iOS document.
final class ColorWell: View {
  override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(settings[ControlFacts.colorWellSize])
  }
}

extension ColorWell: TextlessView {
  static var elementNames: [String] { ["colorWell"] }

  var standardContent: ViewContent { .control }
}
