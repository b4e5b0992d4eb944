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
    let contents = Dictionary(grouping: layout.views.map(\.view)) { $0.contentConfidence(in: settings) }
    let lengths = Set(contents.keys).union(layout.views.map(\.view.canvasLengthConfidence))
    for kind in kinds.sorted() where kind != .exact && lengths.contains(kind) {
      let views = Set((contents[kind] ?? []).map(ObjectIdentifier.init))
      for excess in kind.plausibleExcesses {
        let probe = LengthProbe(contents: views, canvasLengths: kind, excess: excess)
        for view in layout.viewsMoved(by: probe, in: document) { confidences[ObjectIdentifier(view)] = kind }
      }
    }
  }

  /// How certain the frame of a view is.
  public subscript(view: View) -> FrameConfidence { confidences[ObjectIdentifier(view)] ?? .exact }
}

extension FrameConfidence {
  /// By how much lengths of the kind may be off: estimates slightly, lengths that nobody knows by any distance.
  fileprivate var plausibleExcesses: [Double] {
    switch self {
    case .exact, .estimatedText, .estimatedControl, .unknownFont: [LengthProbe.slightExcess]
    case .unknownImage, .remembered, .unknownClass: [LengthProbe.slightExcess, LengthProbe.largeExcess]
    }
  }
}
