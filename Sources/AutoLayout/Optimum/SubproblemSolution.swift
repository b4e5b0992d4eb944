/// The values of a subproblem's variables at an optimum.
struct SubproblemSolution {
  struct Value {
    let variable: Int32
    let value: Double
    var degreesOfFreedom = DegreesOfFreedom.none
  }

  private(set) var values: ContiguousArray<Value> = []
  private(set) var isComplete = true

  init() {}

  /// Counts as no solution, as the numbers exceed the precision.
  mutating func giveUp() { isComplete = false }

  init(_ subproblem: Subproblem, _ optimum: borrowing SubproblemOptimum, _ system: LinearSystem) {
    isComplete = optimum.isComplete
    values.reserveCapacity(subproblem.columns.variables.count)
    optimum.report(subproblem, system) { values.append($0) }
  }
}

extension SubproblemOptimum {
  /// Reports the value of each variable and its degrees of freedom.
  func report(_ subproblem: Subproblem, _ system: LinearSystem, _ body: (SubproblemSolution.Value) -> Void) {
    // What is not known to be the best solution says nothing about others.
    let any = isComplete ? FeasibleDirection(subproblem, system, self, .levels) : nil
    guard let any, any.isAny else {
      subproblem.columns.forEachVariable {
        body(SubproblemSolution.Value(variable: $0, value: columnValues[$1]))
      }
      return
    }
    let free = FeasibleDirection(subproblem, system, self, .errors)
    subproblem.columns.forEachVariable { variable, column in
      body(
        SubproblemSolution.Value(
          variable: variable, value: columnValues[column],
          degreesOfFreedom: DegreesOfFreedom(free: free.isAny ? free.columns[column] : 0, tied: any.columns[column])))
    }
  }
}
