import StackModel

/// Contents whose lengths of some confidence are longer than measured, to see which frames depend on them.
final class LengthProbe: CanvasSizing {
  /// No multiple of a pixel, so that rounding does not hide it.
  private static let excess = 7.375

  private let kind: FrameConfidence
  private let contents: [ObjectIdentifier: FrameConfidence]
  private let standard = InterfaceBuilderContentSizes()

  /// - Parameters:
  ///   - kind: the confidence of the lengths to change.
  ///   - contents: the confidence of the content of each view.
  init(_ kind: FrameConfidence, contents: [ObjectIdentifier: FrameConfidence]) {
    self.kind = kind
    self.contents = contents
  }

  func contentSize(of view: View, in settings: DocumentSettings, width: Double?) -> IntrinsicSize {
    var size = standard.contentSize(of: view, in: settings, width: width)
    guard contents[ObjectIdentifier(view)] == kind else { return size }
    for axis in Axis.allCases { size[axis] = size[axis].map { $0 + Self.excess } }
    return size
  }

  func canvasLength(_ length: Double, of view: View, _ axis: Axis) -> Double {
    view.canvasLengthConfidence == kind ? length + Self.excess : length
  }
}
