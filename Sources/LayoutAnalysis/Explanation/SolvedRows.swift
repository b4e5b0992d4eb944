import StackModel

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
