public import StackModel

extension LayoutSession {
  /// Explains the numbers of a view's frame; nil for views that are not laid out here, or not yet.
  ///
  /// - Parameter axes: The axes whose numbers are explained.
  public func explanation(of view: View, axes: [Axis] = Axis.allCases) -> Explanation? {
    guard let layout = layout(of: view) else { return nil }
    var solved = SolvedLayout(self)
    return solved.explanation(of: layout, axes)
  }

  /// Explains all views that are laid out here.
  func explanations(of views: some Sequence<View>) -> [Explanation] {
    var solved = SolvedLayout(self)
    return views.compactMap { view in layout(of: view).map { solved.explanation(of: $0, Axis.allCases) } }
  }
}

/// A session whose frames are explained.
private struct SolvedLayout {
  private let session: LayoutSession
  private var solved: SolvedRows

  init(_ session: LayoutSession) {
    self.session = session
    solved = SolvedRows(session)
  }

  mutating func explanation(of layout: ViewLayout, _ axes: [Axis]) -> Explanation {
    let dimensions = Explanation.Dimension.allCases.filter { axes.contains($0.axis) }
    return Explanation(
      view: layout.view, semantics: session.settings.semantics, layout: layout,
      numbers: dimensions.map { number($0, layout) })
  }

  private mutating func number(_ dimension: Explanation.Dimension, _ layout: ViewLayout) -> Explanation.Number {
    let terms = terms(of: dimension, layout.view)
    let ambiguity = layout.ambiguity?.reason(dimension)
    let parts = ambiguity == .missingConstraints ? nil : solved.parts(of: terms)
    return Explanation.Number(
      dimension: dimension, value: layout.frame[dimension], exact: solved.value(of: terms), ambiguity: ambiguity,
      isDecided: parts != nil, steps: (parts ?? []).map(step).filter { !$0.isZeroOfCanvas },
      losses: solved.losses(of: layout.view, dimension))
  }

  private func step(_ part: TightRows.Part) -> Explanation.Step {
    Explanation.Step(
      constraint: part.row.constraint, part: part.factor * part.row.rightSide + 0, rate: part.factor,
      confidence: part.row.constraint.confidence(in: session.settings))
  }

  /// A number of the frame as a sum of edges.
  private func terms(of dimension: Explanation.Dimension, _ view: View) -> SparseVector {
    let inner = session.edgeNumbers(of: view)
    let outer = session.outerView(of: view).map(session.edgeNumbers)
    switch dimension {
    case .width: return [inner.right: 1, inner.left: -1]
    case .height: return [inner.bottom: 1, inner.top: -1]
    case .x: return difference(inner.left, outer?.left)
    case .y where session.settings.platform == .macOS: return difference(outer?.bottom, inner.bottom)
    case .y: return difference(inner.top, outer?.top)
    }
  }

  private func difference(_ first: Int?, _ second: Int?) -> SparseVector {
    var terms = SparseVector()
    if let first { terms[first] = 1 }
    if let second { terms[second] -= 1 }
    return terms
  }
}

extension Explanation.Step {
  /// Whether it only holds the canvas to 0, 0, which explains nothing.
  fileprivate var isZeroOfCanvas: Bool {
    guard case .viewport = constraint.origin else { return false }
    return part == 0
  }
}

extension Rect {
  /// One of the four numbers.
  subscript(dimension: Explanation.Dimension) -> Double {
    switch dimension {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
