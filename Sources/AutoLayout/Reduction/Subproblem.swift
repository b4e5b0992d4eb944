/// A program that copies of a part share.
private final class Reduced: Sendable {
  let program: ReducedProgram

  init(_ program: consuming ReducedProgram) { self.program = program }
}

/// One connected part of a system: its constraints by columns, and what their structure reduces to.
struct Part {
  /// The constraints, in order.
  private(set) var members: ContiguousArray<Int32>
  private(set) var columns: PartColumns
  private let reduced: Reduced
  /// Whether only large pivots were taken.
  let isCareful: Bool

  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    isCareful: Bool = false,
    localVariables: inout ContiguousArray<Int32>
  ) {
    self.members = members
    self.isCareful = isCareful
    columns = PartColumns(system, members: members, ranks: ranks, localVariables: &localVariables)
    reduced = Reduced(Reduction.run(columns, isCareful: isCareful))
  }

  /// What the structure reduces to.
  var program: ReducedProgram {
    _read { yield reduced.program }
  }

  /// The number that the first constraint of a constant column gives it.
  func rightSide(ofConstantColumn column: Int, _ system: LinearSystem) -> Double {
    let entry = columns[columns.constraints(of: column).lowerBound]
    return system.constants[Int(entry.constraint)] / entry.scale
  }

  /// Adds what the constraints of a column cost, as a function of a value that the column follows:
  /// `column = coefficient × value + offset`.
  func addKinks(
    of column: Int, _ system: LinearSystem, coefficient: Double, offset: Double, to kinks: inout KinkCollector
  ) {
    for place in columns.constraints(of: column) {
      let entry = columns[place]
      let kink = kink(entry, system, coefficient: coefficient, offset: offset)
      let priority = system.priorities[Int(entry.constraint)]
      guard priority < .required else {
        kinks.add(kink, priority: Priority.required.rawValue)
        continue
      }
      kinks.add(kink, priority: priority.rawValue)
      // The later a constraint, the dearer an error above what it wants and the cheaper one below.
      let (below, above) = (2 - entry.rank, 1 + entry.rank)
      let isTurned = isTurned(entry, coefficient)
      kinks.add(
        kink, priority: SlopePool.tiePriority, below: isTurned ? above : below, above: isTurned ? below : above)
    }
  }

  /// The required constraints that values miss, as indices into the members. Left sides are added up anew from the
  /// variables, so that numerical trouble shows like a contradiction.
  func violations(_ system: LinearSystem, _ value: (Int32) -> Double) -> ContiguousArray<Int> {
    var violations: ContiguousArray<Int> = []
    for (index, member) in members.enumerated() where system.isRequired(Int(member)) {
      if system.misses(Int(member), value) { violations.append(index) }
    }
    return violations
  }

  func kink(
    _ entry: PartColumns.Entry, _ system: LinearSystem, coefficient: Double, offset: Double
  ) -> ConstraintKink {
    let constraint = Int(entry.constraint)
    return ConstraintKink(
      relation: system.relations[constraint], isTurned: isTurned(entry, coefficient),
      place: (system.constants[constraint] / entry.scale - offset) / coefficient,
      weight: abs(entry.scale * coefficient))
  }

  /// Whether the left side of a constraint falls where the value rises.
  private func isTurned(_ entry: PartColumns.Entry, _ coefficient: Double) -> Bool {
    (entry.scale < 0) != (coefficient < 0)
  }
}

// MARK: - Equalities that come and go

extension Part {
  /// Where a constraint is among the members; nil if it is none.
  func index(of constraint: Int32, _ system: LinearSystem) -> Int? {
    let index = place(of: constraint, system)
    return index < members.count && members[index] == constraint ? index : nil
  }

  /// The first member that does not stand before a constraint.
  func place(of constraint: Int32, _ system: LinearSystem) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if system.precedes(members[middle], constraint) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a required equality to a column that has a cost. What the structure reduces to stays.
  mutating func insert(_ entry: PartColumns.Entry, to column: Int, at index: Int, _ system: LinearSystem) {
    columns.insert(entry, to: column, member: index, system)
    members.insert(entry.constraint, at: index)
  }

  /// Takes a required equality off a column that has a cost.
  mutating func remove(at index: Int) {
    columns.remove(member: index, members[index])
    members.remove(at: index)
  }
}
