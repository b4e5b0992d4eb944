/// A linear system that is solved again after every change, with work in proportion to the change.
///
/// At any time ``solution`` equals what `system.solve()` gives, bit for bit.
public struct LinearSession: Sendable {
  /// The constraints as they are now.
  public private(set) var system: LinearSystem
  /// What the last ``solve()`` found.
  public private(set) var solution: Solution

  /// Takes over a system and solves it.
  public init(_ system: LinearSystem = LinearSystem()) {
    self.system = system
    solution = system.solve()
  }

  /// Adds an unknown.
  public mutating func makeVariable() -> Variable { system.makeVariable() }

  /// Adds a constraint; see ``LinearSystem``.
  @discardableResult
  public mutating func add(
    _ terms: some Sequence<LinearTerm>, relation: Relation, constant: Double, priority: Priority = .required,
    breakRank: Int = 0, order: Int? = nil
  ) -> ConstraintID {
    system.add(
      terms, relation: relation, constant: constant, priority: priority, breakRank: breakRank, order: order)
  }

  /// Adds a constraint; see ``LinearSystem``.
  @discardableResult
  public mutating func add(
    _ terms: LinearTerm..., relation: Relation, constant: Double, priority: Priority = .required, breakRank: Int = 0,
    order: Int? = nil
  ) -> ConstraintID {
    add(terms, relation: relation, constant: constant, priority: priority, breakRank: breakRank, order: order)
  }

  /// Takes a constraint out.
  public mutating func remove(_ id: ConstraintID) { system.remove(id) }

  /// Sets the right side of a constraint, in points; false if the number cannot be used.
  @discardableResult
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    system.setConstant(constant, of: id)
  }

  /// Sets the level of a constraint; false if it is not legal.
  @discardableResult
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) -> Bool {
    system.setPriority(priority, of: id)
  }

  /// Sets where a constraint stands among the others.
  public mutating func setOrder(_ order: Int, of id: ConstraintID) { system.setOrder(order, of: id) }

  /// Solves what the changes since the last call affect.
  ///
  /// - Returns: The variables whose value changed, or whether they are undetermined or tied, in the order of their
  ///   making.
  @discardableResult
  public mutating func solve() -> [Variable] {
    let old = solution
    solution = system.solve()
    return (0..<system.variableCount).filter { index in
      index >= old.values.count || old.values[index].bitPattern != solution.values[index].bitPattern
        || old.undetermined[index] != solution.undetermined[index] || old.tied[index] != solution.tied[index]
    }.map(Variable.init(index:))
  }
}
