/// How the frame that constraints give a view compares with the one that Interface Builder stored.
public struct FrameComparison {
  /// The view; constraints or a stack view lay it out.
  public let view: View
  /// What Interface Builder stored, in the superview's coordinates.
  public let stored: Rect
  /// What layout gives without knowing it.
  public let computed: Rect
  /// What the difference comes from; nil where there is none beyond the tolerance.
  public let cause: FrameDifferenceCause?

  /// The largest difference of position or size, in points.
  public var difference: Double { Self.difference(stored, computed) }

  static func difference(_ left: Rect, _ right: Rect) -> Double {
    max(
      abs(left.x - right.x), abs(left.y - right.y), abs(left.width - right.width), abs(left.height - right.height))
  }
}

/// Where a difference between frames comes from, as far as the frames tell: the element whose size is another one
/// although that of nothing inside it is.
public struct FrameDifferenceCause: Hashable, Sendable {
  /// What of the element is different.
  public enum Aspect: String, CaseIterable, Hashable, Sendable {
    case width, height, size
    /// All sizes are right.
    case position
    /// The view has no constraints but the frame that was kept for it, which is not looked at.
    case keptFrame = "kept frame"
  }

  /// The name of the element that is the cause.
  public let element: String
  /// What of it is different.
  public let aspect: Aspect
  /// The kind of font of a text; nil for what is no label.
  public let font: String?
}

extension FrameDifferenceCause: CustomStringConvertible {
  /// Such as `label, width (bold system font)`.
  public var description: String { "\(element), \(aspect.rawValue)" + (font.map { " (\($0))" } ?? "") }
}
