/// Finds a minimal set of required rows that contradict each other.
struct InfeasibleSubset {
  /// Rows and multipliers that add up to a contradiction.
  struct Proof {
    let terms: [(row: Int, multiplier: Double)]
    /// Whether it is known that no row can be spared.
    let isMinimal: Bool
  }

  private let problem: PiecewiseProblem

  init(_ problem: PiecewiseProblem) {
    self.problem = problem
  }

  /// The rows of a minimal contradictory set with the multipliers that prove it. A set that is still too large when
  /// the budget, in squared rows, is used up stays as it is.
  func find(budget: inout Int) -> [(row: Int, multiplier: Double)] {
    let required = (0..<problem.rowCount).filter { problem.levels[$0] == 0 }
    budget -= required.count * required.count
    guard var proof = contradiction(among: required) else { return [] }
    var kept = 0
    while !proof.isMinimal, kept < proof.terms.count, budget > 0 {
      budget -= proof.terms.count * proof.terms.count
      // A member whose absence leaves a contradiction is not needed; the new proof may do without others as well.
      let members = proof.terms.map(\.row)
      if let smaller = contradiction(among: Array(members[..<kept] + members[(kept + 1)...])) {
        proof = smaller
      } else {
        kept += 1
      }
    }
    return proof.terms
  }

  private func contradiction(among rows: [Int]) -> Proof? {
    var simplex = Simplex(problem.requiredPart(rows))
    simplex.minimize(level: 0)
    guard simplex.isInfeasible else { return nil }
    let proof = simplex.proofOfInfeasibility()
    return Proof(terms: proof.terms.map { (rows[$0.row], $0.multiplier) }, isMinimal: proof.isMinimal)
  }
}
