internal import AutoLayout

/// The sum of a minimal set of contradictory constraints in which all variables cancel, so that only numbers are left:
/// 8 + 120 + 8 + 200 on one side, 320 on the other. Farkas' lemma says that there is one; that the set is minimal, that
/// there is no other but for its scale.
struct ConflictProof {
  /// A constraint, and how often it is counted. Chains of constraints are in their order.
  struct Member {
    let constraint: Constraint
    let factor: Double
    /// The right side of the linear constraint, with what margins and the like add.
    let amount: Double

    /// What it adds to the sum.
    var share: Double { factor * amount }
    /// Whether it adds anything.
    var counts: Bool { abs(share) > 1e-6 }
  }

  /// All constraints of the set; the shares add up to more than 0, though the variables cancel.
  let members: [Member]
  /// How often the constraint counts that is given up.
  let factorOfBroken: Double

  /// By how much the numbers disagree.
  var excess: Double { members.reduce(0) { $0 + $1.share } }

  init?(_ others: [ConstraintRow], broken: ConstraintRow) {
    let rows = [broken] + others
    guard rows.count <= Self.largestSet, var factors = Self.cancellation(rows.map(\.form)) else { return nil }
    let sum = zip(factors, rows).reduce(0) { $0 + $1.0 * $1.1.rightSide }
    if sum < 0 { factors = factors.map { -$0 } }
    let shares = zip(factors, rows).map { $0 * $1.rightSide }
    let alone = Self.alone(shares)
    let scale = alone.map { abs(factors[$0]) } ?? Self.smallest(factors, shares)
    factorOfBroken = factors[0] / scale
    members = Self.chain(rows, last: alone).map {
      Member(constraint: rows[$0].constraint, factor: factors[$0] / scale, amount: rows[$0].rightSide)
    }
  }

  /// Sets beyond this are no reading matter.
  private static let largestSet = 200

  /// The factors that make the sum of the forms 0; nil if the forms are independent, or one of them is not needed.
  private static func cancellation(_ forms: [LinearForm]) -> [Double]? {
    guard let last = forms.last else { return nil }
    var span = RowSpan()
    for (index, form) in forms.dropLast().enumerated() { span.add(index, form.terms) }
    guard let factors = span.factors(of: last.terms), factors.count == forms.count - 1 else { return nil }
    return forms.dropLast().indices.map { -factors[$0] } + [1]
  }

  /// The number on the other side of the sum, if there is one: its factor is 1.
  private static func alone(_ shares: [Double]) -> Int? {
    let counted = shares.indices.filter { abs(shares[$0]) > 1e-6 }
    let sides = [counted.filter { shares[$0] > 0 }, counted.filter { shares[$0] < 0 }].filter { $0.count == 1 }
    return sides.count == 1 ? sides.first?.first : nil
  }

  private static func smallest(_ factors: [Double], _ shares: [Double]) -> Double {
    let counted = factors.indices.filter { abs(shares[$0]) > 1e-6 }.map { abs(factors[$0]) }
    return counted.min() ?? 1
  }
}

extension ConflictProof {
  /// The rows in the order in which one meets them going from edge to edge, from the first edge on; the sum comes last.
  private static func chain(_ rows: [ConstraintRow], last: Int?) -> [Int] {
    var rest = rows.indices.filter { $0 != last } + (last.map { [$0] } ?? [])
    var edge = rows.flatMap(\.edges).min()
    var order: [Int] = []
    while let position = rest.firstIndex(where: { row in edge.map { rows[row].edges.contains($0) } ?? true }) {
      let row = rest.remove(at: position)
      order.append(row)
      let next = rows[row].edges.first { candidate in
        candidate != edge && rest.contains { rows[$0].edges.contains(candidate) }
      }
      if let next { edge = next }
    }
    return order + rest.sorted()
  }
}

extension ConstraintRow {
  fileprivate var edges: [Int] { (0..<form.count).map { form[$0].variable } }
}
