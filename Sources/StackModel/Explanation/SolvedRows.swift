internal import AutoLayout

/// The rows of a session beside the values that its last layout found.
struct SolvedRows {
  /// Those that hold with equality.
  let tight: TightRows
  private let violated: [Violation]
  private let value: (Int) -> Double
  private let items: LayoutItems

  fileprivate struct Violation {
    let row: ConstraintRow
    let terms: RowSpan.Terms
    let value: Double
    let error: Double
  }

  /// What the solver leaves of errors.
  private static let tolerance = 1e-4

  init(_ session: LayoutSession) {
    let system = session.system
    items = session.items
    value = { system.value(of: $0) }
    var (tight, violated): ([TightRows.Row], [Violation]) = ([], [])
    for row in session.rows.orderedRows {
      let terms = row.form.terms
      let sum = Self.sum(terms, value)
      let error = row.constraint.relation.excess(of: sum - row.rightSide)
      if abs(sum - row.rightSide) <= Self.tolerance {
        tight.append(TightRows.Row(row, terms, order: tight.count))
      } else if error > Self.tolerance {
        violated.append(Violation(row: row, terms: terms, value: sum, error: error))
      }
    }
    self.tight = TightRows(tight)
    self.violated = violated
  }

  private static func sum(_ terms: RowSpan.Terms, _ value: (Int) -> Double) -> Double {
    terms.reduce(0) { $0 + $1.value * value($1.key) }
  }

  /// The value of a sum of edges.
  func value(of terms: RowSpan.Terms) -> Double { Self.sum(terms, value) }

  /// The constraints of a view along an axis that do not hold, the strongest first: for a length those that are about no
  /// place, for a place the others.
  func losses(of view: View, _ dimension: Explanation.Dimension) -> [Explanation.Loss] {
    let near = 4 * items.number(of: view) + (dimension.axis == .horizontal ? 0 : 1)
    let length: RowSpan.Terms = [near: -1, near + 2: 1]
    let own = violated.filter { violation in
      violation.isTelling && (violation.terms[near] != nil || violation.terms[near + 2] != nil)
        && violation.isAboutLengths == dimension.isLength
    }
    return own.sorted { $0.row.constraint.priority > $1.row.constraint.priority }.map { $0.loss(length) }
  }
}

extension SolvedRows.Violation {
  /// Whether someone wrote it, or a content asks for it. That a stack and its helpers shrink where they can says nothing.
  fileprivate var isTelling: Bool {
    switch row.constraint.origin {
    case .stack, .appKitStack, .appKitGrid: row.constraint.priority >= 100
    default: true
    }
  }

  /// Whether it compares lengths.
  fileprivate var isAboutLengths: Bool {
    row.constraint.first.attribute.isDimension
  }

  /// The length asked for, where the row is about that one alone.
  fileprivate func loss(_ length: RowSpan.Terms) -> Explanation.Loss {
    let isOwn = terms.count == 2 && Set(terms.keys) == Set(length.keys)
    let factor = length.keys.max().flatMap { terms[$0] } ?? 0
    return Explanation.Loss(
      constraint: row.constraint, error: error, wanted: isOwn && factor != 0 ? row.rightSide / factor : nil)
  }
}

extension TightRows.Row {
  fileprivate init(_ row: ConstraintRow, _ terms: RowSpan.Terms, order: Int) {
    let level = TightRows.Level(
      priority: row.constraint.priority, isLimit: row.constraint.relation != .equal)
    self.init(constraint: row.constraint, terms: terms, rightSide: row.rightSide, level: level, order: order)
  }
}
