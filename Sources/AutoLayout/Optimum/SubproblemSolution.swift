/// What an optimum says of the variables of a part.
struct PartSolution {
  struct Value {
    let variable: Int32
    let value: Double
    var openness = Openness.none
  }

  private(set) var values: ContiguousArray<Value> = []

  init() {}

  init(_ part: Part, _ optimum: borrowing PartOptimum, _ system: LinearSystem) {
    values.reserveCapacity(part.columns.variables.count)
    optimum.report(part, system) { values.append($0) }
  }
}

extension PartOptimum {
  /// Tells the value of each variable, and whether it has to be that.
  func report(_ part: Part, _ system: LinearSystem, _ body: (PartSolution.Value) -> Void) {
    let any = Movement(part, system, self, .levels)
    guard any.isAny else {
      for (local, variable) in part.columns.variables.enumerated() {
        body(PartSolution.Value(variable: variable, value: columnValues[local]))
      }
      return
    }
    let free = Movement(part, system, self, .errors)
    for (local, variable) in part.columns.variables.enumerated() {
      body(
        PartSolution.Value(
          variable: variable, value: columnValues[local],
          openness: Openness(free: free.isAny ? free.columns[local] : 0, tied: any.columns[local])))
    }
  }
}
