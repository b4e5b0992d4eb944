/// A `<slider>`.
open class Slider: View {
  public override class var elementName: String { "slider" }

  /// The height of the alignment rectangle; any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[ControlFacts.sliderHeight])
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings[ControlFacts.sliderInsets]
  }
}

extension Slider: TextlessView {
  var standardContent: ViewContent { .control }
}
