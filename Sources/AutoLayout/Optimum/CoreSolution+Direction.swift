extension CoreSolution {
  /// A direction from the interior of the cone of feasible directions.
  ///
  /// It is an optimum of the same rows with zero right sides. Columns that can move one way move at least by a random
  /// amount if possible; columns that can move both ways come as near to theirs as possible.
  ///
  /// A budget is spent, and no limit: what has a solution also has its directions.
  func direction(_ freedoms: [Freedom], _ random: inout RandomNumbers, _ budget: SolvingBudget?) -> [Double] {
    let moves = freedoms.indices.contains { !isBasic[$0] && !freedoms[$0].isEmpty }
    guard moves else { return Array(repeating: 0, count: freedoms.count) }
    var problem = problem.homogeneous
    var functions = CostFunctions()
    for (column, freedom) in freedoms.enumerated() {
      problem.costs[column] = Self.target(freedom, random.next(), &functions)
    }
    let solution = CoreOptimum.solve(problem, functions, isCareful: true, budget: nil)
    budget?.spend(solution.visits)
    guard solution.isComplete else { return Array(repeating: 0, count: freedoms.count) }
    return solution.values.map { abs($0) <= Tolerance.direction ? 0 : $0 }
  }

  private static func target(_ freedom: Freedom, _ amount: Double, _ functions: inout CostFunctions) -> CostFunction {
    var breakpoints = BreakpointCollector()
    let required = Priority.required.rawValue
    func add(_ relation: Relation, _ place: Double, priority: Double) {
      breakpoints.add(
        ConstraintBreakpoint(relation: relation, isReversed: false, place: place, weight: 1), priority: priority)
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
    return breakpoints.build(into: &functions)
  }
}
