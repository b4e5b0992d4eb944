import NibDecoder
public import StackModel

extension LayoutDocument {
  /// Lays out the layout root of a view, and explains the view's frame; nil for views that the size class does not install.
  ///
  /// A document of Interface Builder is also laid out with the other semantics, so that the explanation can report where
  /// the canvas and run time differ.
  ///
  /// - Parameter axes: The axes whose numbers are explained.
  public func explanation(of view: View, axes: [Axis] = Axis.allCases) -> Explanation? {
    guard let explanation = ownExplanation(of: view, axes: axes) else { return nil }
    return frameElsewhere(of: view).map(explanation.compared) ?? explanation
  }

  /// The explanations of all views that the size class installs, by the views. Each layout root is laid out once; how views
  /// are with the other semantics is left out.
  package func explanations() -> [ObjectIdentifier: Explanation] {
    let views = Dictionary(grouping: roots.flatMap(\.subtree)) { ObjectIdentifier($0.layoutRoot) }
    var explanations: [ObjectIdentifier: Explanation] = [:]
    for session in sessions {
      let found = session.explanations(of: views[ObjectIdentifier(session.root)] ?? [])
      let isProvisional = session.hasDesignTimeLengths
      if isProvisional { session.forgetDesignTimeLengths() }
      for explanation in found {
        let view = explanation.view
        explanations[ObjectIdentifier(view)] =
          isProvisional ? explanation.with(session.layout(of: view)?.ambiguity) : explanation
      }
    }
    return explanations
  }

  private func ownExplanation(of view: View, axes: [Axis]) -> Explanation? {
    guard let session = session(around: view) else { return nil }
    let explanation = session.explanation(of: view, axes: axes)
    guard session.hasDesignTimeLengths else { return explanation }
    session.forgetDesignTimeLengths()
    return explanation?.with(session.layout(of: view)?.ambiguity)
  }

  /// A view's frame with the other semantics, decoded again; nil for stack definitions, which have no canvas.
  private func frameElsewhere(of view: View) -> Rect? {
    guard !settings.isStackDefinition, settings.platform == .iOS else { return nil }
    var options = options
    options.semantics = settings.semantics == .canvas ? .runtime : .canvas
    guard let index = roots.flatMap(\.subtree).firstIndex(where: { $0 === view }),
      let other = try? LayoutDocument(nib.undecoded(), options: options)
    else { return nil }
    let views = other.roots.flatMap(\.subtree)
    return views.indices.contains(index) ? other.session(around: views[index])?.frame(of: views[index]) : nil
  }
}

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
