import NibDecoder

/// A `<progressView>`.
open class ProgressView: View {
  /// The part that is done, from 0 to 1.
  public lazy var progress = coder.double(forKey: "progress")
  /// The color of the part that is done; nil for the tint color.
  package final var progressTintColor: Color? { decodeLateColor(forKey: "progressTintColor") }
  /// The color of the rest; nil for the system's.
  package final var trackTintColor: Color? { decodeLateColor(forKey: "trackTintColor") }

  /// The height of the bar; any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[ControlFacts.progressHeight])
  }
}

extension ProgressView: TextlessView {
  static var elementNames: [String] { ["progressView"] }

  var standardContent: ViewContent { .decoration }
}
