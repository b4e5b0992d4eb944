/// The values of a subproblem's variables at an optimum.
struct SubproblemSolution {
  struct Value {
    let variable: Int32
    let value: Double
    var degreesOfFreedom = DegreesOfFreedom.none
  }

  private(set) var values: ContiguousArray<Value> = []

  init() {}

  init(_ subproblem: Subproblem, _ optimum: borrowing SubproblemOptimum, _ system: LinearSystem) {
    values.reserveCapacity(subproblem.columns.variables.count)
    optimum.report(subproblem, system) { values.append($0) }
  }
}

extension SubproblemOptimum {
  /// Reports the value of each variable and its degrees of freedom.
  func report(_ subproblem: Subproblem, _ system: LinearSystem, _ body: (SubproblemSolution.Value) -> Void) {
    let any = FeasibleDirection(subproblem, system, self, .levels)
    guard any.isAny else {
      for (local, variable) in subproblem.columns.variables.enumerated() {
        body(SubproblemSolution.Value(variable: variable, value: columnValues[local]))
      }
      return
    }
    let free = FeasibleDirection(subproblem, system, self, .errors)
    for (local, variable) in subproblem.columns.variables.enumerated() {
      body(
        SubproblemSolution.Value(
          variable: variable, value: columnValues[local],
          degreesOfFreedom: DegreesOfFreedom(free: free.isAny ? free.columns[local] : 0, tied: any.columns[local])))
    }
  }
}
