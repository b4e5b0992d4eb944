/// Connected rows between columns with costs that the reduction could not remove.
struct CoreProblem {
  /// The columns of the subproblem, in the order of their first mention.
  private(set) var columns: ContiguousArray<Int32> = []
  /// The cost of each; nil for none.
  var costs: ContiguousArray<CostFunction?> = []
  /// Rows over indices into `columns`.
  private(set) var rows = CoreRows()
  private(set) var rightSides: ContiguousArray<Double> = []

  init(_ rows: CoreRows, members: ContiguousArray<Int>, rightSide: (Int32) -> Double) {
    var indices: [Int32: Int32] = [:]
    for row in members {
      for place in rows.terms(row) {
        let column = rows.columns[place]
        let index = indices[column] ?? Int32(columns.count)
        if Int(index) == columns.count {
          indices[column] = index
          columns.append(column)
        }
        self.rows.addTerm(column: index, coefficient: rows.coefficients[place])
      }
      self.rows.closeRow(slot: rows.slots[row])
      rightSides.append(rightSide(rows.slots[row]))
    }
    costs = ContiguousArray(repeating: nil, count: columns.count)
  }

  /// The same rows with zeros on the right: the directions along which they hold.
  var homogeneous: CoreProblem {
    var problem = self
    for row in problem.rightSides.indices { problem.rightSides[row] = 0 }
    for index in problem.costs.indices { problem.costs[index] = nil }
    return problem
  }
}

extension CoreRows {
  /// The groups of rows that are connected by columns, in the order of their first rows.
  func groups(columnCount: Int) -> ContiguousArray<ContiguousArray<Int>> {
    var sets = DisjointSets(count: columnCount)
    for row in 0..<count {
      let range = terms(row)
      for place in range.dropFirst() { sets.join(columns[range.lowerBound], columns[place]) }
    }
    var groupOfRoot: [Int32: Int] = [:]
    var groups: ContiguousArray<ContiguousArray<Int>> = []
    for row in 0..<count {
      let root = sets.find(columns[terms(row).lowerBound])
      let group = groupOfRoot[root] ?? groups.count
      if group == groups.count {
        groupOfRoot[root] = group
        groups.append([])
      }
      groups[group].append(row)
    }
    return groups
  }
}

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
