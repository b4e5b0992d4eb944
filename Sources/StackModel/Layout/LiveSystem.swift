internal import AutoLayout

/// A linear system that is first collected, then solved as a whole, and from then on solved by its changes.
struct LiveSystem {
  private var collected = LinearSystem()
  private var session: LinearSession?
  /// The terms of one constraint after the other.
  private var terms: [LinearTerm] = []

  /// The constraints as they are now.
  var system: LinearSystem { session?.system ?? collected }

  /// What the last solving found; nil before the first.
  var solution: Solution? { session?.solution }

  /// Makes room for a number of constraints, before the first solving.
  mutating func reserveCapacity(_ constraintCount: Int) { collected.reserveCapacity(constraintCount) }

  mutating func makeVariable() -> Variable { session?.makeVariable() ?? collected.makeVariable() }

  mutating func add(
    _ constraint: Constraint, _ form: LinearForm, _ variables: [Variable], order: Int
  ) -> ConstraintID {
    terms.removeAll(keepingCapacity: true)
    for index in 0..<form.count {
      terms.append(LinearTerm(variables[form[index].variable], coefficient: form[index].coefficient))
    }
    let (relation, priority) = (constraint.relation, Priority(rawValue: constraint.priority))
    let rightSide = ConstraintRow.rightSide(constraint, form)
    let rank = constraint.origin.breakRank
    return session?.add(
      terms, relation: relation, constant: rightSide, priority: priority, breakRank: rank, order: order)
      ?? collected.add(
        terms, relation: relation, constant: rightSide, priority: priority, breakRank: rank, order: order)
  }

  mutating func remove(_ id: ConstraintID) {
    if session?.remove(id) == nil { collected.remove(id) }
  }

  mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    session?.setConstant(constant, of: id) ?? collected.setConstant(constant, of: id)
  }

  mutating func setPriority(_ priority: Double, of id: ConstraintID) -> Bool {
    let priority = Priority(rawValue: priority)
    return session?.setPriority(priority, of: id) ?? collected.setPriority(priority, of: id)
  }

  mutating func setOrder(_ order: Int, of id: ConstraintID) {
    if session?.setOrder(order, of: id) == nil { collected.setOrder(order, of: id) }
  }

  /// Solves; answers the variables that changed, nil for all.
  mutating func solve() -> [Variable]? {
    if let changed = session?.solve() { return changed }
    session = LinearSession(collected)
    collected = LinearSystem()
    return nil
  }
}
