extension CoreSolution {
  /// A direction within the cone of all in which the columns can move, as far as each is free to.
  ///
  /// It is an optimum of the same rows with zeros on the right: columns that can move one way go at least as far as
  /// chance says, where that is possible at all, and columns that can move both ways as near to it as they get.
  func direction(_ freedoms: [Freedom], _ random: inout RandomNumbers) -> [Double] {
    let moves = freedoms.indices.contains { !isBasic[$0] && !freedoms[$0].isEmpty }
    guard moves else { return Array(repeating: 0, count: freedoms.count) }
    var problem = problem.homogeneous
    var functions = CostFunctions()
    for (column, freedom) in freedoms.enumerated() {
      problem.costs[column] = Self.wish(freedom, random.next(), &functions)
    }
    return CoreOptimum.solve(problem, functions, isCareful: true).values.map { abs($0) <= Tolerance.direction ? 0 : $0 }
  }

  private static func wish(_ freedom: Freedom, _ amount: Double, _ functions: inout CostFunctions) -> CostFunction {
    var kinks = KinkCollector()
    let required = Priority.required.rawValue
    func add(_ relation: Relation, _ place: Double, priority: Double) {
      kinks.add(ConstraintKink(relation: relation, isTurned: false, place: place, weight: 1), priority: priority)
    }
    if freedom.isEmpty { add(.equal, 0, priority: required) }
    if freedom == .rising {
      add(.greaterThanOrEqual, 0, priority: required)
      add(.greaterThanOrEqual, amount, priority: 2)
    }
    if freedom == .falling {
      add(.lessThanOrEqual, 0, priority: required)
      add(.lessThanOrEqual, -amount, priority: 2)
    }
    if freedom == .both { add(.equal, amount, priority: 1) }
    return kinks.build(into: &functions)
  }
}
