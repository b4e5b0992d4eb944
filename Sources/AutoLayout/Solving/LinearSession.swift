/// A linear system that is solved again after changes, with work in proportion to the changes.
///
/// ``solution`` always equals that of `system.solve()`, bit for bit. Components without changes are not solved again. A
/// component in which only numbers changed keeps its reduction and is optimized again.
public struct LinearSession: Sendable {
  /// The constraints as they are now.
  public private(set) var system: LinearSystem
  /// The solution of the last ``solve()``.
  public var solution: Solution { tracked.solution }
  private var tracked = TrackedSolution(isTracking: true)
  private var batches = BatchTable()
  private var changes = SessionChanges()

  /// Takes over a system and solves it.
  public init(_ system: LinearSystem = LinearSystem()) {
    self.system = system
    changes.isAll = true
    solve()
  }

  /// Adds an unknown.
  public mutating func makeVariable() -> Variable { system.makeVariable() }

  /// Adds a constraint; see ``LinearSystem``.
  @discardableResult
  public mutating func add(
    _ terms: [LinearTerm], relation: Relation, constant: Double, priority: Priority = .required,
    breakRank: BreakRank = 0, order: Int? = nil
  ) -> ConstraintID {
    let id = system.add(
      terms, relation: relation, constant: constant, priority: priority, breakRank: breakRank, order: order)
    changes.structural.insert(Int32(id.index))
    return id
  }

  /// Adds a constraint; see ``LinearSystem``.
  @discardableResult
  public mutating func add(
    _ terms: LinearTerm..., relation: Relation, constant: Double, priority: Priority = .required,
    breakRank: BreakRank = 0, order: Int? = nil
  ) -> ConstraintID {
    add(terms, relation: relation, constant: constant, priority: priority, breakRank: breakRank, order: order)
  }

  /// Takes a constraint out.
  public mutating func remove(_ id: ConstraintID) {
    system.remove(id)
    changes.structural.insert(Int32(id.index))
  }

  /// Sets the right side of a constraint, in points; false if the number cannot be used.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    let madeEqual = id.index < system.constraintCount && system.makesEqual(id.index)
    guard system.setConstant(constant, of: id) else { return false }
    if madeEqual == system.makesEqual(id.index) {
      changes.numeric.insert(Int32(id.index))
    } else {
      changes.reclassified.insert(Int32(id.index))
    }
    return true
  }

  /// Sets the level of a constraint; false if it is not legal.
  @discardableResult
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) -> Bool {
    let wasRequired = id.index < system.constraintCount && system.isRequired(id.index)
    guard system.setPriority(priority, of: id) else { return false }
    if wasRequired == system.isRequired(id.index) {
      changes.numeric.insert(Int32(id.index))
    } else {
      changes.reclassified.insert(Int32(id.index))
    }
    return true
  }

  /// Sets where a constraint stands among the others.
  public mutating func setOrder(_ order: Int, of id: ConstraintID) {
    system.setOrder(order, of: id)
    changes.ordered.insert(Int32(id.index))
  }

  /// Sets which of several constraints is broken in a conflict; false if it does not change.
  @discardableResult
  public mutating func setBreakRank(_ rank: BreakRank, of id: ConstraintID) -> Bool {
    guard system.setBreakRank(rank, of: id) else { return false }
    changes.numeric.insert(Int32(id.index))
    return true
  }

  /// Solves the components that changed since the last call.
  ///
  /// - Returns: The variables whose value changed, or how far they are undetermined or tied, in the order of their
  ///   making.
  @discardableResult
  public mutating func solve() -> [Variable] {
    guard !changes.isEmpty || solution.values.count < system.variableCount else { return [] }
    tracked.extend(system)
    if batches.apply(changes, system, to: &tracked) {
      changes = SessionChanges()
    } else {
      // A constant lost its constraint in a conflict: components are connected that the structure keeps apart.
      tracked.replace(by: system.solve())
      batches = BatchTable()
      changes = SessionChanges(isAll: true)
    }
    return tracked.takeChanged()
  }
}

/// The constraints that changed since the last solution.
struct SessionChanges: Sendable {
  /// Whether nothing has been solved.
  var isAll = false
  /// Added or removed.
  var structural: Set<Int32> = []
  /// Changed from or to required, or from or to what makes variables equal.
  var reclassified: Set<Int32> = []
  /// With another constant, priority or rank.
  var numeric: Set<Int32> = []
  /// With another order.
  var ordered: Set<Int32> = []

  var isEmpty: Bool {
    !isAll && structural.isEmpty && reclassified.isEmpty && numeric.isEmpty && ordered.isEmpty
  }
}
