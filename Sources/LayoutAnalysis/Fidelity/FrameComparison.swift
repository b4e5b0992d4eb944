public import StackModel

/// The frame of a view that follows from constraints, compared with the frame that Interface Builder stored.
public struct FrameComparison {
  /// The view; constraints or a stack view lay it out.
  public let view: View
  /// What Interface Builder stored, in the superview's coordinates.
  public let stored: Rect
  /// The computed frame; layout did not use the stored one.
  public let computed: Rect
  /// The cause of the difference; nil if that is within the tolerance.
  public let cause: FrameDifferenceCause?
  /// How certain the computed frame is.
  public let confidence: FrameConfidence
  /// Whether the stored frame contradicts that of another view by a required constraint, whatever the sizes of contents.
  public let isStale: Bool
  /// Whether the frame depends on the stored length of a view that neither its content nor constraints explain.
  public let dependsOnUnexplainedLength: Bool

  /// The largest difference of position or size, in points.
  public var difference: Double { stored.difference(from: computed) }
}

/// The cause of a difference between frames, as far as it follows from the frames: an element whose size differs although
/// no size inside it does.
public struct FrameDifferenceCause: Hashable, Sendable {
  /// What differs.
  public enum Aspect: String, CaseIterable, Hashable, Sendable {
    case width, height, size
    /// All sizes are right.
    case position
  }

  /// The name of the element that is the cause.
  public let element: String
  /// What differs in the element.
  public let aspect: Aspect
  /// The kind of font of a label; nil for other elements.
  public let font: String?
}

extension FrameDifferenceCause: CustomStringConvertible {
  /// Such as `label, width (bold system font)`.
  public var description: String { "\(element), \(aspect.rawValue)" + (font.map { " (\($0))" } ?? "") }
}
