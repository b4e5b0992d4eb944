/// The stored frame of a control with a text: its height, what its width adds to the text's, and how far the frame
/// sticks out of the alignment rectangle.
struct AppKitControlMetrics {
  /// The frame's height in points.
  var height: Double
  /// What the frame's width adds to the text's.
  var padding: Double
  /// How far the frame sticks out.
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

  /// Where the text stands in the alignment rectangle.
  var baselineOffsets: BaselineOffsets {
    BaselineOffsets(first: height - insets.top - insets.bottom - baseline, last: baseline)
  }

  /// The size of the alignment rectangle round a text.
  func contentSize(textWidth: Double) -> IntrinsicSize {
    IntrinsicSize(
      width: textWidth + padding - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
