public import StackModel

/// How certain the frames of a document are.
///
/// A frame depends on the lengths of a kind if it moves as they change: the document is laid out once more for each kind
/// of lengths that it has.
public struct FrameConfidences {
  private var confidences: [ObjectIdentifier: FrameConfidence] = [:]

  /// Judges the frames of a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout of the whole document.
  ///   - kinds: the kinds of lengths to tell apart; frames that depend on none of them count as exact.
  public init(
    _ layout: DocumentLayout, of document: LayoutDocument, telling kinds: [FrameConfidence] = FrameConfidence.allCases
  ) {
    let settings = document.settings
    let contents = Dictionary(
      layout.views.map { (ObjectIdentifier($0.view), $0.view.contentConfidence(in: settings)) },
      uniquingKeysWith: { first, _ in first })
    let lengths = Set(contents.values).union(layout.views.map(\.view.canvasLengthConfidence))
    for kind in kinds.sorted() where kind != .exact && lengths.contains(kind) {
      let changed = document.layout(measuredBy: LengthProbe(kind, contents: contents))
      for (before, after) in zip(layout.views, changed.views)
      where before.frame.difference(from: after.frame) > Self.tolerance {
        confidences[ObjectIdentifier(before.view)] = kind
      }
    }
  }

  /// Less than a pixel.
  private static let tolerance = 0.01

  /// How certain the frame of a view is.
  public subscript(view: View) -> FrameConfidence { confidences[ObjectIdentifier(view)] ?? .exact }
}
