/// The stored frame of a control with a text: its height, the padding of its width, and how far the frame extends
/// beyond the alignment rectangle.
struct AppKitControlMetrics {
  /// The frame's height in points.
  var height: Double
  /// How much wider the frame is than the text.
  var padding: Double
  /// How far the frame extends beyond the alignment rectangle.
  var insets: EdgeInsets
  /// From the text's baseline down to the bottom of the alignment rectangle.
  var baseline: Double

  /// Measures in the order of the tables.
  init(_ height: Double, _ padding: Double, _ insets: EdgeInsets, _ baseline: Double) {
    self.height = height
    self.padding = padding
    self.insets = insets
    self.baseline = baseline
  }

  /// The baselines in the alignment rectangle.
  var baselineOffsets: BaselineOffsets {
    BaselineOffsets(first: height - insets.top - insets.bottom - baseline, last: baseline)
  }

  /// The size of the alignment rectangle around a text.
  func contentSize(textWidth: Double) -> IntrinsicSize {
    IntrinsicSize(
      width: textWidth + padding - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
