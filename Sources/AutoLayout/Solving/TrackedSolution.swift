/// A solution that records its changes.
struct TrackedSolution: Sendable {
  var solution = Solution()
  /// Whether changes are recorded.
  private let isTracking: Bool
  private var journal: ContiguousArray<Previous> = []
  private var isNoted: ContiguousArray<Bool> = []
  private var oldCount = 0

  /// The former value of a variable.
  private struct Previous {
    let variable: Int32
    let bits: UInt64
    let degreesOfFreedom: DegreesOfFreedom
  }

  init(isTracking: Bool) { self.isTracking = isTracking }

  /// Adds new variables.
  mutating func extend(_ system: LinearSystem) {
    solution.rejected = system.rejected
    while solution.values.count < system.variableCount {
      solution.values.append(0)
      solution.degreesOfFreedom.append(.unconstrained)
      if isTracking { isNoted.append(false) }
    }
  }

  mutating func adopt(_ new: SubproblemSolution.Value) {
    let index = Int(new.variable)
    guard
      solution.values[index].bitPattern != new.value.bitPattern
        || solution.degreesOfFreedom[index] != new.degreesOfFreedom
    else { return }
    note(index)
    solution.values[index] = new.value
    solution.degreesOfFreedom[index] = new.degreesOfFreedom
  }

  mutating func adopt(_ subproblem: Subproblem, _ optimum: borrowing SubproblemOptimum, _ system: LinearSystem) {
    optimum.report(subproblem, system) { adopt($0) }
  }

  mutating func adopt(_ solution: SubproblemSolution) {
    for value in solution.values { adopt(value) }
  }

  /// Resets variables that no constraint may mention any more.
  mutating func reset(_ variables: ContiguousArray<Int32>) {
    for variable in variables {
      adopt(SubproblemSolution.Value(variable: variable, value: 0, degreesOfFreedom: .unconstrained))
    }
  }

  /// Records the value of a variable that is about to change.
  private mutating func note(_ index: Int) {
    guard isTracking, !isNoted[index] else { return }
    isNoted[index] = true
    journal.append(
      Previous(
        variable: Int32(index), bits: solution.values[index].bitPattern,
        degreesOfFreedom: solution.degreesOfFreedom[index]))
  }

  mutating func replace(by other: Solution) {
    for index in solution.values.indices { note(index) }
    solution = other
  }

  /// Returns the new and changed variables in the order of their making, and clears the record.
  mutating func takeChanged() -> [Variable] {
    var changed: [Int32] = []
    for former in journal {
      let isChanged = former.variable < oldCount && isChanged(former)
      isNoted[Int(former.variable)] = isChanged
      if isChanged { changed.append(former.variable) }
    }
    putInOrder(&changed)
    for variable in changed { isNoted[Int(variable)] = false }
    changed += Int32(oldCount)..<Int32(solution.values.count)
    journal.removeAll(keepingCapacity: true)
    oldCount = solution.values.count
    return changed.map { Variable(index: Int($0)) }
  }

  /// Sorts the changed variables; many of them by a pass over all variables.
  private func putInOrder(_ changed: inout [Int32]) {
    guard changed.count > oldCount / 8 else { return changed.sort() }
    changed.removeAll(keepingCapacity: true)
    for (variable, isNoted) in isNoted.enumerated() where isNoted { changed.append(Int32(variable)) }
  }

  private func isChanged(_ former: Previous) -> Bool {
    let index = Int(former.variable)
    return solution.values[index].bitPattern != former.bits
      || solution.degreesOfFreedom[index] != former.degreesOfFreedom
  }
}
