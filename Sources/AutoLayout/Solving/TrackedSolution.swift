/// A solution that knows what was changed in it since it was asked last.
struct TrackedSolution: Sendable {
  var solution = Solution()
  /// Whether changes are written down.
  private let isTracking: Bool
  private var journal: ContiguousArray<Former> = []
  private var isNoted: ContiguousArray<Bool> = []
  private var oldCount = 0

  /// What was said of a variable.
  private struct Former {
    let variable: Int32
    let bits: UInt64
    let openness: Openness
  }

  init(isTracking: Bool) { self.isTracking = isTracking }

  /// Makes room for new variables.
  mutating func extend(_ system: LinearSystem) {
    solution.rejected = system.rejected
    while solution.values.count < system.variableCount {
      solution.values.append(0)
      solution.openness.append(.unconstrained)
      if isTracking { isNoted.append(false) }
    }
  }

  mutating func adopt(_ new: PartSolution.Value) {
    let index = Int(new.variable)
    guard
      solution.values[index].bitPattern != new.value.bitPattern || solution.openness[index] != new.openness
    else { return }
    note(index)
    solution.values[index] = new.value
    solution.openness[index] = new.openness
  }

  mutating func adopt(_ part: Part, _ optimum: borrowing PartOptimum, _ system: LinearSystem) {
    optimum.report(part, system) { adopt($0) }
  }

  mutating func adopt(_ solution: PartSolution) {
    for value in solution.values { adopt(value) }
  }

  /// Variables that no constraint mentions any more, as far as is known yet.
  mutating func reset(_ variables: ContiguousArray<Int32>) {
    for variable in variables {
      adopt(PartSolution.Value(variable: variable, value: 0, openness: .unconstrained))
    }
  }

  /// Remembers what is said of a variable that is about to change.
  private mutating func note(_ index: Int) {
    guard isTracking, !isNoted[index] else { return }
    isNoted[index] = true
    journal.append(
      Former(
        variable: Int32(index), bits: solution.values[index].bitPattern, openness: solution.openness[index]))
  }

  mutating func replace(by other: Solution) {
    for index in solution.values.indices { note(index) }
    solution = other
  }

  /// The variables that are new or not as they were, in the order of their making. From now on they are.
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

  /// Sorts what is noted; if that is much, by going through all there is.
  private func putInOrder(_ changed: inout [Int32]) {
    guard changed.count > oldCount / 8 else { return changed.sort() }
    changed.removeAll(keepingCapacity: true)
    for (variable, isNoted) in isNoted.enumerated() where isNoted { changed.append(Int32(variable)) }
  }

  private func isChanged(_ former: Former) -> Bool {
    let index = Int(former.variable)
    return solution.values[index].bitPattern != former.bits || solution.openness[index] != former.openness
  }
}
