public import StackModel

/// The reasons for a view's frame.
public struct Explanation {
  /// One of the four numbers of a frame.
  public enum Dimension: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height

    /// The axis along which the number is measured.
    public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    /// Whether the number is a length rather than a position.
    public var isLength: Bool { self == .width || self == .height }
  }

  /// A constraint that determines a number, together with others.
  public struct Step {
    /// The constraint, which holds with equality.
    public let constraint: Constraint
    /// Its part of the number, in points; the parts of all steps sum up to ``Number/exact``.
    public let part: Double
    /// How much the number grows for each point that the constraint's constant grows.
    public let rate: Double
    /// How certain the constraint's lengths are: those of contents are often estimates.
    public let confidence: FrameConfidence
  }

  /// A constraint that gave way.
  public struct Loss {
    /// The constraint, which does not hold.
    public let constraint: Constraint
    /// How far it is from holding, in points.
    public let error: Double
    /// The length that it requires; nil if it is about more than one length.
    public let wanted: Double?
  }

  /// A number of the frame, and the constraints that determine it.
  public struct Number {
    /// Which of the four numbers it is.
    public let dimension: Dimension
    /// The value in the frame: rounded to pixels, including parts outside the alignment rectangle.
    public let value: Double
    /// The value that follows from the constraints, in points.
    public let exact: Double
    /// Why other values are possible; nil if constraints decide the number.
    public internal(set) var ambiguity: LayoutAmbiguity.Reason?
    /// The former name of ``ambiguity``.
    @available(*, deprecated, renamed: "ambiguity")
    public var openness: LayoutAmbiguity.Reason? { ambiguity }
    /// Whether it follows from constraints. The position of a root needs none.
    public let isDecided: Bool
    /// The constraints that determine it; empty if none do.
    public let steps: [Step]
    /// The view's constraints along the axis that gave way, highest priority first.
    public let losses: [Loss]
    /// The value with the other semantics, if it differs: at run time for a layout of the canvas, on the canvas for a layout
    /// of run time.
    public internal(set) var valueElsewhere: Double?
  }

  /// The view.
  public let view: View
  /// Whether the frame is that of Interface Builder's canvas or that of a running app.
  public let semantics: LayoutSemantics
  /// The frame of the view, and its ambiguity.
  public private(set) var layout: ViewLayout
  /// The requested numbers, in the order x, y, width, height.
  public private(set) var numbers: [Number]
}

extension Explanation.Number {
  /// The confidence of the least certain constraint that determines the number.
  public var confidence: FrameConfidence { steps.map(\.confidence).max() ?? .exact }

  /// The lowest priority of the constraints that determine the number; nil if there are none.
  public var weakestPriority: Double? { steps.map(\.constraint.priority).min() }
}

extension Explanation {
  /// The explanation, compared with the view's frame with the other semantics.
  func compared(with frame: Rect) -> Explanation {
    var other = self
    for (place, number) in numbers.enumerated() {
      let value = frame[number.dimension]
      other.numbers[place].valueElsewhere = abs(value - number.value) > 0.001 ? value : nil
    }
    return other
  }

  /// The explanation with another ambiguity.
  func with(_ ambiguity: LayoutAmbiguity?) -> Explanation {
    var other = self
    other.layout.ambiguity = ambiguity
    for (place, number) in numbers.enumerated() {
      other.numbers[place].ambiguity = ambiguity?.reason(number.dimension)
    }
    return other
  }
}

extension LayoutAmbiguity {
  /// Why other values of a number are possible; nil if constraints decide it.
  func reason(_ dimension: Explanation.Dimension) -> Reason? {
    dimension.isLength ? self[dimension.axis].size : self[dimension.axis].position
  }
}
