public import NibDecoder
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

extension Explanation {
  /// A change that makes a length greater.
  public struct Change: Hashable, Sendable {
    /// The change as a verb phrase.
    public let phrase: String
    /// The range in the document to change; nil if the document does not state the value.
    public let range: SourceRange?
  }
}

extension Explanation.Number {
  /// The changes that make a width or height greater if all other constraints keep holding; empty for positions.
  public var enlargements: [Explanation.Change] {
    guard dimension.isLength, ambiguity != .missingConstraints else { return [] }
    var seen: Set<Explanation.Change> = []
    return (steps.compactMap(\.enlargement) + losses.compactMap(priorityRaise)).filter { seen.insert($0).inserted }
  }

  /// The higher priority with which a constraint that makes the view longer wins over the weakest step.
  private func priorityRaise(_ loss: Explanation.Loss) -> Explanation.Change? {
    guard let wanted = loss.wanted, wanted > exact, let weakest = weakestPriority, weakest < 999 else { return nil }
    let phrase = "raise the priority of \(loss.constraint.withoutPriority) above \(weakest.short)"
    return Explanation.Change(phrase: phrase, range: loss.constraint.origin.range)
  }
}

extension Explanation.Step {
  fileprivate var enlargement: Explanation.Change? {
    guard abs(rate) > 1e-6, let phrase else { return nil }
    return Explanation.Change(phrase: phrase, range: constraint.origin.range)
  }

  private var phrase: String? {
    switch constraint.origin {
    case .contentSize(let view): return "\(rate > 0 ? "more" : "less") content in \(view.name)"
    case .viewport(let view): return rate > 0 ? "lay out on a larger \(view.superview == nil ? "canvas" : "cell")" : nil
    case .nonNegativeSize: return nil
    case .autoresizing(let view): return part == 0 ? nil : "change the frame of \(view.name)"
    case .stack(_, .spacing): return change(of: "spacing")
    case .fixedSize: return change(of: constraint.first.attribute.rawValue)
    default: return change(of: "constant")
    }
  }

  /// The change of a number; nil if it is 0 and so probably not written.
  private func change(of name: String) -> String? {
    constraint.constant == 0 ? nil : "\(rate > 0 ? "raise" : "lower") \(name) \(constraint.constant.short)"
  }
}

extension Constraint {
  fileprivate var withoutPriority: Constraint {
    var constraint = self
    constraint.priority = 1000
    return constraint
  }
}

extension Explanation: CustomStringConvertible {
  private static let numberWidth = 8

  /// The output of `ibstack explain` without positions in a document: for each number the constraints that add up to it,
  /// those that gave way, and the changes that enlarge it. The last line has no line break.
  public var description: String {
    var lines = ["\(view.elementTitle)"]
    for number in numbers {
      lines += ["", number.heading]
      if let comparison = number.comparison(semantics) { lines.append("  \(comparison)") }
      lines += Self.rows(number)
    }
    return lines.joined(separator: "\n")
  }

  private static func rows(_ number: Number) -> [String] {
    let steps: [[String]] = number.steps.map { [FrameText.number($0.part), "\($0.constraint)", $0.words] }
    let losses: [[String]] = number.losses.map { ["lost", "\($0.constraint)", $0.words(in: number)] }
    let rows = steps + losses
    // Long constraints do not widen the column.
    let width = rows.map(\.[1].count).filter { $0 <= 48 }.max() ?? 0
    let lines = rows.map { row in
      spaces(numberWidth - row[0].count) + "\(row[0])  \(row[1])" + spaces(width - row[1].count) + "  \(row[2])"
    }
    let label = number.comparative
    let indentation = spaces(numberWidth - label.count)
    return lines + number.enlargements.map { "\(indentation)\(label)  \($0.phrase)" }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

/// The texts of an explanation in reports.
extension Explanation.Number {
  /// The name of the number, its value, and remarks that do not follow from the steps.
  package var heading: String {
    ([dimension.rawValue + " " + FrameText.number(value)] + [exactness, reason].compactMap { $0 })
      .joined(separator: "  ")
  }

  /// The number on the canvas and at run time, if they differ.
  func comparison(_ semantics: LayoutSemantics) -> String? {
    guard let valueElsewhere else { return nil }
    let isCanvas = semantics == .canvas
    let (canvas, runTime) = isCanvas ? (value, valueElsewhere) : (valueElsewhere, value)
    return "on the canvas: \(FrameText.number(canvas)); at run time: \(FrameText.number(runTime))"
  }

  /// The comparative for a greater length.
  package var comparative: String { dimension == .height ? "higher" : "wider" }

  /// The exact value, if the frame has another one because it is rounded or larger than the alignment rectangle.
  private var exactness: String? {
    let text = FrameText.number(exact)
    guard isDecided, FrameText.number(value) != text else { return nil }
    return abs(value - exact) < 1 ? "(\(text), rounded)" : "(\(text) in the alignment rectangle)"
  }

  private var reason: String? {
    switch ambiguity {
    case .missingConstraints where isDecided: "only Interface Builder's canvas decides it"
    case .missingConstraints: "no constraint decides it; what is written stays"
    case .tie: "equal priorities compete for it; their order decides"
    case nil where !isDecided: "no chain of constraints found"
    case nil: steps.isEmpty ? "the corner of the canvas" : nil
    }
  }
}

extension Explanation.Step {
  /// The origin of the constraint, for content also its priorities, and how certain it is.
  package var words: String { confidence == .exact ? source : "\(source), \(confidence.rawValue)" }

  private var source: String {
    guard case .contentSize(let view) = constraint.origin else { return constraint.origin.words }
    let axis = constraint.first.attribute.axis
    let hugging = FrameText.number(view.contentHuggingPriority[axis])
    let resistance = FrameText.number(view.contentCompressionResistancePriority[axis])
    return "content size, hugging \(hugging), resistance \(resistance)"
  }
}

extension Explanation.Loss {
  /// The origin of the constraint, and the length that it requires.
  package func words(in number: Explanation.Number) -> String {
    let wish = wanted.map { "wants \(FrameText.number($0)), got \(FrameText.number(number.exact))" }
    return "\(constraint.origin.words) \(wish ?? "off by \(FrameText.number(error))")"
  }
}
