/// A solution that is being brought up to date, and what that changed.
struct SolutionUpdate {
  private let old: Solution
  private(set) var solution: Solution
  private var touched: ContiguousArray<Int32> = []

  init(_ old: Solution, _ system: LinearSystem) {
    self.old = old
    solution = old
    solution.rejected = system.rejected
    for variable in old.values.count..<max(old.values.count, system.variableCount) {
      solution.values.append(0)
      solution.undetermined.append(true)
      solution.tied.append(false)
      touched.append(Int32(variable))
    }
  }

  /// Variables that no constraint mentions any more, as far as is known yet.
  mutating func reset(_ variables: ContiguousArray<Int32>) {
    touched.append(contentsOf: variables)
    for variable in variables {
      solution.values[Int(variable)] = 0
      solution.undetermined[Int(variable)] = true
      solution.tied[Int(variable)] = false
    }
  }

  mutating func adopt(_ batch: Batch, _ system: LinearSystem) {
    touched.append(contentsOf: batch.part.columns.variables)
    solution.adopt(batch.part, batch.optimum, system)
    for resolution in batch.resolutions {
      solution.adopt(resolution.part, resolution.optimum, resolution.system)
    }
  }

  mutating func setConflicts(_ conflicts: [Conflict], hasMore: Bool) {
    solution.conflicts = conflicts
    solution.hasMoreConflicts = hasMore
  }

  mutating func replace(by other: Solution) {
    solution = other
    touched = ContiguousArray(0..<Int32(other.values.count))
  }

  /// The variables that are not as they were, in the order of their making.
  var changed: [Variable] {
    var result: [Variable] = []
    for variable in touched.filter(isChanged).sorted() where result.last?.index != variable {
      result.append(Variable(index: Int(variable)))
    }
    return result
  }

  private func isChanged(_ variable: Int32) -> Bool {
    let index = Int(variable)
    guard index < old.values.count else { return true }
    return old.values[index].bitPattern != solution.values[index].bitPattern
      || old.undetermined[index] != solution.undetermined[index] || old.tied[index] != solution.tied[index]
  }
}
