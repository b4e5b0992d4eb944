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
  fileprivate var isZeroOfCanvas: Bool { constraint.isCanvas && part == 0 }
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

/// The constraints of a session with the values of its last layout.
struct SolvedRows {
  /// The constraints that hold with equality.
  private var tight: TightRows
  private let violated: [Violation]
  /// The violations by the edges that their constraints are about.
  private let violatedByEdge: [Int: [Int]]
  private let session: LayoutSession

  fileprivate struct Violation {
    let row: SolvedConstraint
    let error: Double
  }

  /// The largest error of a constraint that the solver satisfies.
  private static let tolerance = 1e-4

  init(_ session: LayoutSession) {
    self.session = session
    var (tight, violated): ([TightRows.Row], [Violation]) = ([], [])
    for row in session.solvedConstraints {
      let sum = Self.sum(row.terms, session)
      let error = row.violation(of: sum)
      if abs(sum - row.rightSide) <= Self.tolerance {
        tight.append(TightRows.Row(row, order: tight.count))
      } else if error > Self.tolerance {
        violated.append(Violation(row: row, error: error))
      }
    }
    self.tight = TightRows(tight)
    self.violated = violated
    var places: [Int: [Int]] = [:]
    for (place, violation) in violated.enumerated() {
      for edge in violation.row.terms.indices { places[edge, default: []].append(place) }
    }
    violatedByEdge = places
  }

  /// The constraints that a sum of edges follows from, with their factors; nil if no constraints determine it.
  mutating func parts(of terms: SparseVector) -> [TightRows.Part]? { tight.parts(of: terms) }

  private static func sum(_ terms: SparseVector, _ session: LayoutSession) -> Double {
    terms.reduce(0) { $0 + $1.value * session.place(ofEdge: $1.index) }
  }

  /// The value of a sum of edges.
  func value(of terms: SparseVector) -> Double { Self.sum(terms, session) }

  /// The constraints of a view along an axis that do not hold, highest priority first: for a length those that compare
  /// lengths, for a position the others.
  func losses(of view: View, _ dimension: Explanation.Dimension) -> [Explanation.Loss] {
    let edges = session.edgeNumbers(of: view)
    let (near, far) = (edges.near(dimension.axis), edges.far(dimension.axis))
    let length: SparseVector = [near: -1, far: 1]
    let places = Set([near, far].flatMap { violatedByEdge[$0] ?? [] }).sorted()
    let own = places.lazy.map { violated[$0] }.filter {
      $0.isReported && $0.isAboutLengths == dimension.isLength
    }
    return own.sorted { $0.row.constraint.priority > $1.row.constraint.priority }.map { $0.loss(length) }
  }
}

extension SolvedRows.Violation {
  /// Whether the author wrote it or content requires it. Constraints by which a stack shrinks if possible explain nothing.
  fileprivate var isReported: Bool {
    switch row.constraint.origin {
    case .stack, .appKitStack, .appKitGrid: row.constraint.priority >= 100
    default: true
    }
  }

  /// Whether it compares lengths.
  fileprivate var isAboutLengths: Bool {
    row.constraint.first.attribute.isDimension
  }

  /// The loss, with the length that the constraint requires if it is about one length.
  fileprivate func loss(_ length: SparseVector) -> Explanation.Loss {
    let isOwn = row.terms.indices.elementsEqual(length.indices)
    let factor = length.indices.last.map { row.terms[$0] } ?? 0
    return Explanation.Loss(
      constraint: row.constraint, error: error, wanted: isOwn && factor != 0 ? row.rightSide / factor : nil)
  }
}

extension TightRows.Row {
  fileprivate init(_ row: SolvedConstraint, order: Int) {
    let level = TightRows.Level(
      priority: row.constraint.priority, isLimit: row.constraint.relation != .equal)
    self.init(constraint: row.constraint, terms: row.terms, rightSide: row.rightSide, level: level, order: order)
  }
}
