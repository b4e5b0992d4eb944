package import StackModel

/// The texts of an explanation in reports.
extension Explanation.Number {
  /// The name of the number, its value, and remarks that do not follow from the steps.
  package var heading: String {
    ([dimension.rawValue + " " + FrameText.number(value)] + [exactness, reason].compactMap { $0 })
      .joined(separator: "  ")
  }

  /// The number on the canvas and at run time, if they differ.
  package func comparison(_ semantics: LayoutSemantics) -> String? {
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
