/// Finds a minimal set of required rows that contradict each other.
struct InfeasibleSubset {
  private let problem: PiecewiseProblem

  init(_ problem: PiecewiseProblem) {
    self.problem = problem
  }

  /// The rows of a minimal contradictory set with the multipliers that prove it.
  func find() -> [(row: Int, multiplier: Double)] {
    var members = (0..<problem.rowCount).filter { problem.levels[$0] == 0 }
    guard var proof = contradiction(among: members) else { return [] }
    members = proof.map(\.row)
    var kept = 0
    while kept < members.count {
      // A member whose absence leaves a contradiction is not needed; the new proof may do without others as well.
      let candidates = members[..<kept] + members[(kept + 1)...]
      if let smaller = contradiction(among: Array(candidates)) {
        proof = smaller
        members = smaller.map(\.row)
      } else {
        kept += 1
      }
    }
    return proof
  }

  private func contradiction(among rows: [Int]) -> [(row: Int, multiplier: Double)]? {
    var simplex = Simplex(problem.requiredPart(rows))
    simplex.minimize(level: 0)
    guard simplex.isInfeasible else { return nil }
    return simplex.certificate().map { (rows[$0.row], $0.multiplier) }
  }
}
