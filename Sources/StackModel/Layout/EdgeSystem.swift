internal import AutoLayout

/// The linear system of a session: collected first, solved as a whole, and from then on solved by its changes.
///
/// Its variables are the edges of views and guides: left, top, right and bottom of item `n` are the variables `4 * n` to
/// `4 * n + 3`.
final class EdgeSystem {
  @exclusivity(unchecked) private var collected = LinearSystem()
  @exclusivity(unchecked) private var session: LinearSession?
  /// The terms of one constraint after the other.
  @exclusivity(unchecked) private var terms: [LinearTerm] = []

  /// - Parameter budget: What solving this system and others may take together; nil for no common limit.
  init(budget: SolvingBudget?) { collected.budget = budget }

  /// The constraints as they are now.
  var system: LinearSystem { session?.system ?? collected }

  /// What the last solve found; nil before the first.
  var solution: Solution? { session?.solution }

  /// Whether the last solve found constraints that contradict each other.
  var hasConflicts: Bool { solution.map { !$0.conflicts.isEmpty || $0.hasMoreConflicts } ?? false }

  /// Makes room for a number of constraints, before the first solve.
  func reserveCapacity(_ constraintCount: Int) { collected.reserveCapacity(constraintCount) }

  /// Adds the four edges of the next item.
  func addEdges() {
    for _ in 0..<4 { _ = session?.makeVariable() ?? collected.makeVariable() }
  }

  /// Solves; returns the variables that changed, nil for all.
  func solve() -> [Int]? {
    if let changed = session?.solve() { return changed.map { Int($0.index) } }
    session = LinearSession(collected)
    collected = LinearSystem()
    return nil
  }
}

// MARK: - Constraints

extension EdgeSystem {
  func add(_ constraint: Constraint, _ form: LinearForm, order: Int, _ rank: BreakRank) -> ConstraintID {
    terms.removeAll(keepingCapacity: true)
    for index in 0..<form.count {
      terms.append(LinearTerm(Variable(index: form[index].variable), coefficient: form[index].coefficient))
    }
    let (relation, priority) = (constraint.relation, Priority(rawValue: constraint.priority))
    let rightSide = ConstraintRow.rightSide(constraint, form)
    return session?.add(
      terms, relation: relation, constant: rightSide, priority: priority, breakRank: rank, order: order)
      ?? collected.add(
        terms, relation: relation, constant: rightSide, priority: priority, breakRank: rank, order: order)
  }

  func remove(_ id: ConstraintID) {
    if session?.remove(id) == nil { collected.remove(id) }
  }

  func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    session?.setConstant(constant, of: id) ?? collected.setConstant(constant, of: id)
  }

  func setPriority(_ priority: Double, of id: ConstraintID) -> Bool {
    let priority = Priority(rawValue: priority)
    return session?.setPriority(priority, of: id) ?? collected.setPriority(priority, of: id)
  }

  func setOrder(_ order: Int, of id: ConstraintID) {
    if session?.setOrder(order, of: id) == nil { collected.setOrder(order, of: id) }
  }

  /// Returns whether the rank changed.
  func setBreakRank(_ rank: BreakRank, of id: ConstraintID) -> Bool {
    session?.setBreakRank(rank, of: id) ?? collected.setBreakRank(rank, of: id)
  }
}

// MARK: - The solution

extension EdgeSystem {
  /// The value of a variable in points; 0 before the first solve.
  func value(of variable: Int) -> Double { solution?[Variable(index: variable)] ?? 0 }

  /// The edges of an item in points; zeros before the first solve, and for the number of no item.
  func edges(ofItem number: Int) -> ViewEdges {
    guard let solution, number >= 0 else { return ViewEdges() }
    let first = 4 * number
    var edges = ViewEdges()
    edges.left = solution[Variable(index: first)]
    edges.top = solution[Variable(index: first + 1)]
    edges.right = solution[Variable(index: first + 2)]
    edges.bottom = solution[Variable(index: first + 3)]
    return edges
  }

  /// How far a variable is open; not at all before the first solve.
  func freedom(of variable: Int) -> DegreesOfFreedom {
    solution?.degreesOfFreedom(of: Variable(index: variable)) ?? .none
  }

  /// How far the edges of an item are open; not at all for the number of no item.
  func freedom(ofItem number: Int) -> EdgeFreedom {
    guard let solution, number >= 0 else { return EdgeFreedom() }
    let first = 4 * number
    return EdgeFreedom(
      left: solution.degreesOfFreedom(of: Variable(index: first)),
      top: solution.degreesOfFreedom(of: Variable(index: first + 1)),
      right: solution.degreesOfFreedom(of: Variable(index: first + 2)),
      bottom: solution.degreesOfFreedom(of: Variable(index: first + 3)))
  }
}
