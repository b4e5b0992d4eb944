package import StackModel

/// Contents that are longer than measured, to see which frames depend on them.
final class LengthProbe: CanvasSizing {
  private let excess: Double
  /// No multiple of a pixel, so that rounding does not hide it.
  static let slightExcess = 7.375
  /// More than constraints leave open where they only limit a length, such as one of at least 45 points.
  static let largeExcess = 407.375

  private let contents: Set<ObjectIdentifier>
  private let kind: FrameConfidence?
  private let standard = InterfaceBuilderContentSizes()

  /// - Parameters:
  ///   - contents: the views whose contents are changed.
  ///   - kind: which of the lengths that only the canvas knows are changed; nil for none.
  ///   - excess: by how many points the lengths are longer.
  init(contents: Set<ObjectIdentifier>, canvasLengths kind: FrameConfidence? = nil, excess: Double = slightExcess) {
    self.excess = excess
    self.contents = contents
    self.kind = kind
  }

  func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    var size = standard.contentSize(of: view, in: settings, width: width)
    guard contents.contains(ObjectIdentifier(view)) else { return size }
    for axis in Axis.allCases { size[axis] = (size[axis] ?? contentOfClass(of: view)).map { $0 + excess } }
    return size
  }

  /// A class of the app's own may give content to a view that has none.
  private func contentOfClass(of view: View) -> Double? {
    view.customClass != nil && view.subviews.isEmpty ? 0 : nil
  }

  func canvasLength(_ length: Double, of view: View, _ axis: Axis) -> Double {
    view.canvasLengthConfidence == kind ? length + excess : length
  }
}

extension DocumentLayout {
  /// The views whose frames move if a document is laid out with other lengths.
  func viewsMoved(by probe: LengthProbe, in document: LayoutDocument) -> [View] {
    let changed = document.layout(measuredBy: probe)
    return zip(views, changed.views).compactMap { before, after in
      before.frame.difference(from: after.frame) > Self.leastMove ? before.view : nil
    }
  }

  /// Less than a pixel.
  private static let leastMove = 0.01
}

extension Rect {
  /// The largest difference of position or size, in points.
  package func difference(from other: Rect) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}
