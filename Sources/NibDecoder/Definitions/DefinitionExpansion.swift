import Formats

/// Replaces the short forms of a stack definition by what they mean, so that all else knows the long forms only: lines in
/// `<constraints>`, `edges` of a view, and names of metrics instead of numbers.
struct DefinitionExpansion {
  private let tree: XMLTree
  private let vocabulary = Vocabulary.stackDefinition
  private let metrics: Metrics
  private var implied = ImpliedElements()
  /// What is wrong with short forms, in the order of the document.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tree: XMLTree) {
    self.tree = tree
    metrics = Metrics(tree)
  }

  /// The tree with the long forms.
  mutating func expanded() -> XMLTree {
    for element in tree.indices {
      if !metrics.isEmpty { replaceMetrics(in: element) }
      if tree.name(of: element) == "constraints" { readLines(of: element) }
      readEdges(of: element)
    }
    return implied.expanded(tree)
  }

  // MARK: - Metrics

  private mutating func replaceMetrics(in element: ElementIndex) {
    guard let known = vocabulary[tree.name(of: element)] else { return }
    for position in tree.attributePositions(of: element) where tree.plainNumber(ofAttribute: position) == nil {
      guard let row = vocabulary.attribute(tree.name(ofAttribute: position), of: known), row.form.isNumber,
        let value = metrics.value(of: tree.value(ofAttribute: position), at: element)
      else { continue }
      implied.set(value, ofAttribute: position)
    }
  }

  // MARK: - Lines

  /// The attributes of layout.
  private static let attributes: [String] = {
    let constraint = Vocabulary.stackDefinition["constraint"]
    let row = constraint.flatMap { Vocabulary.stackDefinition.attribute("firstAttribute", of: $0) }
    if case .choice(let cases) = row?.form { return cases }
    return []
  }()

  private mutating func readLines(of list: ElementIndex) {
    guard let view = tree.parent(of: list) else { return }
    let lines = ConstraintLine.lines(in: list, of: tree)
    guard !lines.isEmpty else { return }
    implied.leaveOut(textOf: list)
    let names = ConstraintNames(attributes: Self.attributes, metrics: metrics, view: view)
    for line in lines {
      do throws(LineError) {
        implied.add(try Self.equations(line, names).map(\.element), to: list)
      } catch {
        diagnostics.append(Diagnostic(.malformedValue, error.message, range: error.range))
      }
    }
  }

  private static func equations(_ line: ConstraintLine, _ names: ConstraintNames) throws(LineError) -> [WrittenEquation]
  {
    if VisualFormatReader.mayRead(line) {
      var reader = VisualFormatReader(line, names)
      return try reader.equations()
    }
    var reader = EquationReader(line, names)
    return [try reader.equation()]
  }

  // MARK: - Edges

  private mutating func readEdges(of element: ElementIndex) {
    let (edges, insets) = (tree.attribute("edges", of: element), tree.attribute("insets", of: element))
    guard edges != nil || insets != nil, let known = vocabulary[tree.name(of: element)], vocabulary.isView(known),
      tree.attribute("customClass", of: element) == nil
    else { return }
    guard let edges else {
      let message = "insets without edges; name what they are measured from, as in edges=\"superview\""
      let range = insets.map(tree.nameRange(ofAttribute:))
      return diagnostics.append(Diagnostic(.malformedValue, message, range: range))
    }
    for position in [edges, insets].compactMap(\.self) { implied.leaveOut(attribute: position) }
    let item = LinePart(text: tree.value(ofAttribute: edges), range: tree.valueRange(ofAttribute: edges))
    let range = SourceRange(tree.nameRange(ofAttribute: edges).lowerBound, item.range.upperBound)
    guard let inset = inset(insets, of: element) else { return }
    let equations = [("leading", false), ("top", false), ("trailing", true), ("bottom", true)].map { edge, isFar in
      equation(
        edge, item, isFar ? inset.map { LinePart(text: EquationReader.negated($0.text), range: $0.range) } : inset,
        range)
    }
    implied.add(equations.map(\.element), to: element)
  }

  /// The layout margins are those of the superview.
  private func equation(_ edge: String, _ item: LinePart, _ inset: LinePart?, _ range: SourceRange) -> WrittenEquation {
    let isMargins = item.text == "layoutMargins"
    var equation = WrittenEquation(range: range, firstItem: nil, firstAttribute: LinePart(text: edge, range: range))
    equation.secondItem = isMargins ? LinePart(text: "superview", range: item.range) : item
    equation.secondAttribute = LinePart(text: isMargins ? "\(edge)Margin" : edge, range: item.range)
    equation.constant = inset
    return equation
  }

  /// The number of the attribute `insets`: an empty one without the attribute, nil for one that is no number.
  private mutating func inset(_ position: Int?, of element: ElementIndex) -> LinePart?? {
    guard let position else { return .some(nil) }
    let (written, range) = (tree.value(ofAttribute: position), tree.valueRange(ofAttribute: position))
    let value = Double(written: written) == nil ? metrics.value(of: written, at: element) : written
    guard let value else {
      let message = "malformed insets \"\(written)\"; expected a number or the name of a metric"
      diagnostics.append(Diagnostic(.malformedValue, message, range: range))
      return nil
    }
    return LinePart(text: value, range: range)
  }
}

extension VocabularyAttribute.Form {
  /// Whether a value is a number, for which the name of a metric may stand.
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number, .length, .positive, .lengthOrFit, .lengthOrInfinite, .priority, .multiplier: true
    default: false
    }
  }
}
