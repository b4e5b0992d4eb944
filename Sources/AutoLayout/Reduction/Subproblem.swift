import Support

/// A program that copies of a subproblem share.
private final class Reduced: Sendable {
  let program: ReducedProgram

  init(_ program: consuming ReducedProgram) { self.program = program }
}

/// Some constraints of a system, by columns, and the program that their structure reduces to.
struct Subproblem {
  /// The constraints, in order.
  private(set) var members: ContiguousArray<Int32>
  private(set) var columns: SubproblemColumns
  private let reduced: Reduced
  /// Whether only large pivots were taken.
  let isCareful: Bool

  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    isCareful: Bool = false, joinsEqualVariables: Bool = false,
    localVariables: inout ContiguousArray<Int32>
  ) {
    self.members = members
    self.isCareful = isCareful
    columns = SubproblemColumns(
      system, members: members, ranks: ranks, joinsEqualVariables: joinsEqualVariables, localVariables: &localVariables)
    reduced = Reduced(Reduction.run(columns, isCareful: isCareful))
  }

  /// The result of the reduction.
  var program: ReducedProgram {
    _read { yield reduced.program }
  }

  /// The value of a constant column by its first constraint.
  func rightSide(ofConstantColumn column: Int, _ system: LinearSystem) -> Double {
    let entry = columns[columns.constraints(of: column).lowerBound]
    return system.constants[Int(entry.constraint)] / entry.scale
  }

  /// Adds the cost of a column's constraints as a function of another value, where `column = coefficient × value +
  /// offset`.
  func addBreakpoints(
    of column: Int, _ system: LinearSystem, coefficient: Double, offset: Double,
    to breakpoints: inout BreakpointCollector
  ) {
    for place in columns.constraints(of: column) {
      let entry = columns[place]
      let breakpoint = breakpoint(entry, system, coefficient: coefficient, offset: offset)
      let priority = system.priorities[Int(entry.constraint)]
      guard priority < .required else {
        breakpoints.add(breakpoint, priority: Priority.required.rawValue)
        continue
      }
      breakpoints.add(breakpoint, priority: priority.rawValue)
      // A later constraint makes an error above its target more expensive and one below cheaper.
      let (below, above) = (2 - entry.rank, 1 + entry.rank)
      let isReversed = isReversed(entry, coefficient)
      breakpoints.add(
        breakpoint, priority: SlopePool.tiePriority, below: isReversed ? above : below,
        above: isReversed ? below : above)
    }
  }

  /// The required constraints that the values violate, as indices into the members. Left sides are computed again from
  /// the variables, so that numerical errors are found like contradictions.
  func violations(_ system: LinearSystem, _ value: (Int32) -> Double) -> ContiguousArray<Int> {
    var violations: ContiguousArray<Int> = []
    system.rows.withUnsafeRows { rows in
      for (index, member) in members.enumerated() where system.isRequired(Int(member)) {
        if system.misses(Int(member), rows, value) { violations.append(index) }
      }
    }
    return violations
  }

  func breakpoint(
    _ entry: SubproblemColumns.Entry, _ system: LinearSystem, coefficient: Double, offset: Double
  ) -> ConstraintBreakpoint {
    let constraint = Int(entry.constraint)
    return ConstraintBreakpoint(
      relation: system.relations[constraint], isReversed: isReversed(entry, coefficient),
      place: (system.constants[constraint] / entry.scale - offset) / coefficient,
      weight: abs(entry.scale * coefficient))
  }

  /// Whether the left side of a constraint decreases when the value increases.
  private func isReversed(_ entry: SubproblemColumns.Entry, _ coefficient: Double) -> Bool {
    (entry.scale < 0) != (coefficient < 0)
  }
}

// MARK: - Equalities that come and go

extension Subproblem {
  /// Where a constraint is among the members; nil if it is none.
  func index(of constraint: Int32, _ system: LinearSystem) -> Int? {
    let index = place(of: constraint, system)
    return index < members.count && members[index] == constraint ? index : nil
  }

  /// The first member that does not stand before a constraint.
  func place(of constraint: Int32, _ system: LinearSystem) -> Int {
    members.partitioningIndex { !system.precedes($0, constraint) }
  }

  /// Adds a required equality to a column that has a cost. The reduction remains valid.
  mutating func insert(_ entry: SubproblemColumns.Entry, to column: Int, at index: Int, _ system: LinearSystem) {
    columns.insert(entry, to: column, member: index, system)
    members.insert(entry.constraint, at: index)
  }

  /// Removes a required equality from a column that has a cost.
  mutating func remove(at index: Int) {
    columns.remove(member: index, members[index])
    members.remove(at: index)
  }
}
