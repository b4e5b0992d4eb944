import Formats

/// Reads the attributes of a view that stand for constraints: `edges` with `insets`, `center` and `aspectRatio`.
struct ImpliedConstraints {
  private let tree: XMLTree
  private let view: ElementIndex
  private let position: Int
  private let metrics: Metrics
  /// In the order of the attribute.
  private(set) var constraints: [WrittenEquation] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter position: That of the attribute.
  init(_ view: ElementIndex, _ position: Int, in tree: XMLTree, metrics: Metrics) {
    (self.view, self.position, self.tree, self.metrics) = (view, position, tree, metrics)
  }

  private var value: String { tree.value(ofAttribute: position) }
  private var valueRange: SourceRange { tree.valueRange(ofAttribute: position) }
  private var range: SourceRange { tree.range(ofAttribute: position) }

  mutating func read() {
    switch tree.name(ofAttribute: position) {
    case "edges": readEdges()
    case "insets" where tree.attribute("edges", of: view) == nil:
      report(
        "insets without edges; name what they are measured from, as in edges=\"superview\"",
        tree.nameRange(ofAttribute: position))
    case "center":
      let item = LinePart(text: value, range: valueRange)
      constraints = ["centerX", "centerY"].map { equation($0, item, nil) }
    case "aspectRatio": readRatio()
    default: break
    }
  }

  private mutating func readEdges() {
    let insets = tree.attribute("insets", of: view)
    guard let inset = inset(insets) else { return }
    let item = LinePart(text: value, range: valueRange)
    constraints = [("leading", false), ("top", false), ("trailing", true), ("bottom", true)].map { edge, isFar in
      equation(
        edge, item, isFar ? inset.map { LinePart(text: EquationReader.negated($0.text), range: $0.range) } : inset)
    }
  }

  /// The layout margins are those of the superview.
  private func equation(_ attribute: String, _ item: LinePart, _ constant: LinePart?) -> WrittenEquation {
    let isMargins = item.text == "layoutMargins"
    let isCenter = attribute.hasBytePrefix("center")
    var equation = WrittenEquation(
      range: range, firstItem: nil, firstAttribute: LinePart(text: attribute, range: range))
    equation.secondItem = isMargins ? LinePart(text: "superview", range: item.range) : item
    equation.secondAttribute = LinePart(
      text: isMargins ? attribute + (isCenter ? "WithinMargins" : "Margin") : attribute, range: item.range)
    equation.constant = constant
    return equation
  }

  /// The number of the attribute `insets`: an empty one without the attribute, nil for one that is no number.
  private mutating func inset(_ position: Int?) -> LinePart?? {
    guard let position else { return .some(nil) }
    let (written, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    guard let value = metrics.number(written, at: view) else {
      report("malformed insets \"\(written)\"; expected a number or the name of a metric", range)
      return nil
    }
    return LinePart(text: value, range: range)
  }

  private mutating func readRatio() {
    let ratio = Double(writtenRatio: value) == nil ? metrics.value(of: value, at: view) : value
    guard let ratio, Double(writtenRatio: ratio).map({ $0 > 0 }) == true else {
      return report("malformed aspectRatio \"\(value)\"; expected the width by the height, as in 16:9", valueRange)
    }
    var equation = WrittenEquation(
      range: range, firstItem: nil, firstAttribute: LinePart(text: "width", range: range))
    equation.secondAttribute = LinePart(text: "height", range: valueRange)
    equation.multiplier = LinePart(text: ratio, range: valueRange)
    constraints = [equation]
  }

  private mutating func report(_ message: String, _ range: SourceRange) {
    diagnostics.append(Diagnostic(.malformedValue, message, range: range))
  }
}
