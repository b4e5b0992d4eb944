import NibDecoder

/// A `<slider>`.
open class Slider: View {
  /// The least value.
  public lazy var minimumValue = coder.double(forKey: "minValue")
  /// The greatest value.
  public lazy var maximumValue = coder.double(forKey: "maxValue")
  /// The value.
  public lazy var value = coder.double(forKey: "value")
  /// The color of the track before the knob; nil for the tint color.
  package final var minimumTrackTintColor: Color? { decodeLateColor(forKey: "minimumTrackTintColor") }
  /// The color of the track after the knob; nil for the system's.
  package final var maximumTrackTintColor: Color? { decodeLateColor(forKey: "maximumTrackTintColor") }
  /// The color of the knob; nil for the system's.
  package final var thumbTintColor: Color? { decodeLateColor(forKey: "thumbTintColor") }
  /// The name of the image at the leading side; nil for none.
  package final var minimumValueImageName: String? { decodeLate { $0.decodeImageName(forKey: "minimumValueImage") } }
  /// The name of the image at the trailing side; nil for none.
  package final var maximumValueImageName: String? { decodeLate { $0.decodeImageName(forKey: "maximumValueImage") } }

  /// The height of the alignment rectangle; any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[ControlFacts.sliderHeight])
  }

  public override func alignmentRectInsets(in settings: DocumentSettings) -> EdgeInsets {
    settings[ControlFacts.sliderInsets]
  }
}

extension Slider: TextlessView {
  static var elementNames: [String] { ["slider"] }

  var standardContent: ViewContent { .control }
}
