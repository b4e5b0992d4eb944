import NibDecoder

/// A `<progressView>`.
open class ProgressView: View {
  /// The part that is done, from 0 to 1.
  public lazy var progress = decodeLate { $0.decodeDouble(forKey: "progress") } ?? 0

  public override class var elementName: String { "progressView" }

  /// The height of the bar; any width.
  public override func intrinsicContentSize(in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    IntrinsicSize(height: settings[ControlFacts.progressHeight])
  }
}

extension ProgressView: TextlessView {
  var standardContent: ViewContent { .decoration }
}
