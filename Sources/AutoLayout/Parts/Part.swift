/// One connected part of a system: its constraints by columns, and what their structure reduces to.
struct Part {
  /// The constraints, in order.
  let members: ContiguousArray<Int32>
  /// Where each stands among those it hangs together with; see `Components`.
  let ranks: ContiguousArray<Double>
  let columns: PartColumns
  let program: ReducedProgram
  /// The constant column that is the right side of each row, −1 for none.
  let slotColumns: ContiguousArray<Int32>
  /// Whether only large pivots were taken.
  let isCareful: Bool

  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    isCareful: Bool = false,
    localVariables: inout ContiguousArray<Int32>
  ) {
    self.members = members
    self.ranks = ranks
    self.isCareful = isCareful
    columns = PartColumns(system, members: members, localVariables: &localVariables)
    (program, slotColumns) = Reduction.run(columns, isCareful: isCareful)
  }

  /// The number that the first constraint of a constant column gives it.
  func rightSide(ofConstantColumn column: Int, _ system: LinearSystem) -> Double {
    let position = columns.constraints(of: column).lowerBound
    return system.constants[constraint(position)] / columns.scale(position)
  }

  /// The constraint at a position of `columns`.
  func constraint(_ position: Int) -> Int { Int(members[columns.memberIndex(position)]) }

  /// Adds what the constraints of a column cost, as a function of a value that the column follows:
  /// `column = coefficient × value + offset`.
  func addKinks(
    of column: Int, _ system: LinearSystem, coefficient: Double, offset: Double, to kinks: inout KinkCollector
  ) {
    for position in columns.constraints(of: column) {
      let kink = kink(position, system, coefficient: coefficient, offset: offset)
      let priority = system.priorities[constraint(position)]
      guard priority < .required else {
        kinks.add(kink, priority: Priority.required.rawValue)
        continue
      }
      kinks.add(kink, priority: priority.rawValue)
      // The later a constraint, the dearer an error above what it wants and the cheaper one below.
      let (below, above) = (2 - ranks[columns.memberIndex(position)], 1 + ranks[columns.memberIndex(position)])
      let isTurned = isTurned(position, coefficient)
      kinks.add(
        kink, priority: SlopePool.tiePriority, below: isTurned ? above : below, above: isTurned ? below : above)
    }
  }

  /// The required constraints that an optimum misses, as indices into the members. Left sides are added up anew from the
  /// variables, so that numerical trouble shows like a contradiction.
  ///
  /// `localVariables` is scratch space, as in `PartColumns`.
  func violations(
    _ system: LinearSystem, _ optimum: borrowing PartOptimum, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int> {
    for (local, variable) in columns.variables.enumerated() { localVariables[Int(variable)] = Int32(local) }
    var violations: ContiguousArray<Int> = []
    for (index, member) in members.enumerated() where system.isRequired(Int(member)) {
      if system.misses(Int(member), { optimum.columnValues[Int(localVariables[Int($0)])] }) { violations.append(index) }
    }
    for variable in columns.variables { localVariables[Int(variable)] = -1 }
    return violations
  }

  func kink(_ position: Int, _ system: LinearSystem, coefficient: Double, offset: Double) -> ConstraintKink {
    let constraint = constraint(position)
    let scale = columns.scale(position)
    return ConstraintKink(
      relation: system.relations[constraint], isTurned: isTurned(position, coefficient),
      place: (system.constants[constraint] / scale - offset) / coefficient, weight: abs(scale * coefficient))
  }

  /// Whether the left side of a constraint falls where the value rises.
  private func isTurned(_ position: Int, _ coefficient: Double) -> Bool {
    (columns.scale(position) < 0) != (coefficient < 0)
  }
}

/// What one constraint costs as a function of one value.
struct ConstraintKink {
  let place: Double
  /// What a unit of the value is of the constraint's own left side.
  let weight: Double
  let isPenalizedBelow: Bool
  let isPenalizedAbove: Bool

  /// `isTurned`: the left side falls where the value rises.
  init(relation: Relation, isTurned: Bool, place: Double, weight: Double) {
    self.place = place
    self.weight = weight
    isPenalizedBelow = isTurned ? relation.penalizesAbove : relation.penalizesBelow
    isPenalizedAbove = isTurned ? relation.penalizesBelow : relation.penalizesAbove
  }
}

extension KinkCollector {
  /// Adds the cost of a constraint at one level.
  mutating func add(_ kink: ConstraintKink, priority: Double, below: Double = 1, above: Double = 1) {
    let fall = kink.isPenalizedBelow ? kink.weight * below : 0
    let rise = kink.isPenalizedAbove ? kink.weight * above : 0
    if fall > 0 { addSlope(-fall, priority: priority) }
    addKink(at: kink.place, priority: priority, jump: fall + rise)
  }
}
