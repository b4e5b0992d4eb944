/// Why a view's frame is what it is.
public struct Explanation {
  /// One of the four numbers of a frame.
  public enum Dimension: String, CaseIterable, Hashable, Sendable {
    case x, y, width, height

    /// The axis along which the number is measured.
    public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
    /// Whether the number is a length rather than a place.
    public var isLength: Bool { self == .width || self == .height }
  }

  /// A constraint that a number follows from.
  public struct Step {
    /// It holds with equality.
    public let constraint: Constraint
    /// What it adds to the number, in points; the steps' parts sum up to ``Number/exact``.
    public let part: Double
    /// How much the number grows for each point that the constraint's constant grows.
    public let rate: Double
  }

  /// A constraint that had to give way.
  public struct Loss {
    /// It does not hold.
    public let constraint: Constraint
    /// How far it is from holding, in points.
    public let error: Double
    /// The length that it asks for; nil where it is about more than one length.
    public let wanted: Double?
  }

  /// A number of the frame, and what it follows from.
  public struct Number {
    /// Which.
    public let dimension: Dimension
    /// As it stands in the frame: rounded to pixels, with what sticks out of the alignment rectangle.
    public let value: Double
    /// What the constraints give, in points.
    public let exact: Double
    /// Why it could be another one; nil where constraints decide it.
    public internal(set) var ambiguity: LayoutAmbiguity.Reason?
    /// The former name of ``ambiguity``.
    @available(*, deprecated, renamed: "ambiguity")
    public var openness: LayoutAmbiguity.Reason? { ambiguity }
    /// Whether it follows from constraints: where the root of a canvas lies needs none.
    public let isDecided: Bool
    /// The constraints that make it so; empty where none do.
    public let steps: [Step]
    /// The view's constraints along the axis that gave way, the strongest first.
    public let losses: [Loss]
    /// The number in the frame with the other semantics, if it is another one: at run time for a layout of the canvas, on
    /// the canvas for one of run time.
    public internal(set) var valueElsewhere: Double?
  }

  /// The view.
  public let view: View
  /// Whether the frame is that of Interface Builder's canvas or that of an app that runs.
  public let semantics: LayoutSemantics
  /// Its frame and what is open of it.
  public private(set) var layout: ViewLayout
  /// The numbers that were asked for: x, y, width, height.
  public private(set) var numbers: [Number]
}

extension Explanation.Number {
  /// The priority of the weakest constraint that the number rests on; nil where there are none.
  public var weakestPriority: Double? { steps.map(\.constraint.priority).min() }
}

extension Explanation {
  /// The same, and the frame that the view has with the other semantics.
  func compared(with frame: Rect) -> Explanation {
    var other = self
    for (place, number) in numbers.enumerated() {
      let value = frame[number.dimension]
      other.numbers[place].valueElsewhere = abs(value - number.value) > 0.001 ? value : nil
    }
    return other
  }

  /// The same, and another judgement of what is open.
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
  /// Why a number of the frame is open.
  func reason(_ dimension: Explanation.Dimension) -> Reason? {
    dimension.isLength ? self[dimension.axis].size : self[dimension.axis].position
  }
}
