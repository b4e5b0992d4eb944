/// The optimum of one subproblem: the values of its columns, for given constants, priorities and order.
///
/// Costs are propagated up the tree of the reduction, values down. Results are kept: the next evaluation of the same
/// subproblem recomputes only the costs that changed, and its result equals that of a first evaluation bit for bit.
struct SubproblemOptimum: ~Copyable {
  private(set) var costs = SubproblemCosts()
  private var rightSides = RightSides()
  private(set) var nodeValues = UncheckedArray<Double>()
  private(set) var columnValues = UncheckedArray<Double>()
  /// How far each child of a convolution is from its reference.
  private var amounts = UncheckedArray<Double>()
  /// The directions in which each free root can move without making any level worse.
  private(set) var rootFreedoms = UncheckedArray<Freedom>()
  /// The connected groups of rows that the reduction left.
  private(set) var cores: ContiguousArray<CoreSolution> = []
  /// Whether the values are those of an optimum: no core takes too many steps, and no number exceeds all precision.
  private(set) var isComplete = true

  /// Marks the numbers of a column's constraints as changed.
  mutating func invalidate(column: Int) { costs.invalidate(column: column) }

  mutating func evaluate(_ subproblem: borrowing Subproblem, _ system: LinearSystem) {
    let isFirst = costs.mustBeginAnew
    if isFirst { prepare(subproblem.program) }
    rightSides.replay(subproblem, system, isFirst: isFirst)
    costs.update(subproblem, system, rightSides, isFirst: isFirst)
    solveCores(subproblem, system)
    setRoots(subproblem, system)
    costs.forgetFunctions()
    descend(subproblem.program)
    complete(subproblem.program)
    isComplete = cores.allSatisfy(\.isComplete)
    for column in 0..<columnValues.count where !(abs(columnValues[column]) <= Tolerance.largestValue) {
      (columnValues[column], isComplete) = (0, false)
    }
  }

  private mutating func prepare(_ program: borrowing ReducedProgram) {
    nodeValues.reset(to: 0, count: program.tree.nodes.count)
    columnValues.reset(to: 0, count: program.columnCount)
    amounts.reset(to: 0, count: program.tree.links.count)
  }
}

// MARK: - Values

extension SubproblemOptimum {
  private mutating func solveCores(_ subproblem: borrowing Subproblem, _ system: LinearSystem) {
    cores.removeAll(keepingCapacity: true)
    guard subproblem.program.core.count > 0 else { return }
    for members in subproblem.program.core.groups(columnCount: subproblem.program.columnCount) {
      var problem = CoreProblem(subproblem.program.core, members: members) { rightSides[$0] }
      var copies = CostFunctions()
      for (index, column) in problem.columns.enumerated() {
        let node = subproblem.program.nodeOfColumn[column]
        guard node >= 0 else { continue }
        let cost = costs.function(of: node, subproblem, system, rightSides)
        problem.costs[index] = copies.copy(cost, from: costs.functions)
      }
      let core = CoreOptimum.solve(
        problem, copies, isCareful: subproblem.isCareful, budget: system.budget)
      system.budget?.spend(core.visits)
      for (index, column) in problem.columns.enumerated() { set(column, core.values[index], subproblem.program) }
      cores.append(core)
    }
  }

  private mutating func set(_ column: Int32, _ value: Double, _ program: borrowing ReducedProgram) {
    columnValues[column] = value
    let node = program.nodeOfColumn[column]
    if node >= 0 { nodeValues[node] = value }
  }

  /// Sets columns without rows to their cheapest value, the one nearest to 0 if there are several.
  private mutating func setRoots(_ subproblem: borrowing Subproblem, _ system: LinearSystem) {
    rootFreedoms.removeAll()
    for index in 0..<subproblem.program.freeRoots.count {
      let column = subproblem.program.freeRoots[index]
      let node = subproblem.program.nodeOfColumn[column]
      guard node >= 0 else {
        columnValues[column] = 0
        rootFreedoms.append(.both)
        continue
      }
      let cost = costs.function(of: node, subproblem, system, rightSides)
      let range = costs.functions.minimum(cost)
      let value = min(max(0, range.low), range.high)
      set(column, value, subproblem.program)
      let untied = costs.functions.minimum(cost, withTies: false)
      rootFreedoms.append(Freedom(value, from: untied.low, to: untied.high))
    }
    for index in 0..<subproblem.program.definitions.count {
      let definition = subproblem.program.definitions[index]
      if definition.root >= 0 { nodeValues[definition.root] = definition.factor * rightSides[definition.slot] }
    }
  }

  /// Parents come after their children.
  private mutating func descend(_ program: borrowing ReducedProgram) {
    for node in stride(from: program.tree.nodes.count - 1, through: 0, by: -1) {
      let current = program.tree.nodes[node]
      guard !current.isAbsorbed else { continue }
      switch current.kind {
      case .leaf: columnValues[current.column] = nodeValues[node]
      case .sum: hand(nodeValues[node], to: current, program.tree)
      case .convolution: share(nodeValues[node], costs.convolution(of: node), current, program.tree)
      }
    }
  }

  private mutating func hand(_ value: Double, to node: CostTree.Node, _ tree: borrowing CostTree) {
    for place in tree.links(of: node) {
      let link = tree.links[place]
      let own = link.slot < 0 ? 0 : link.factor * rightSides[link.slot]
      nodeValues[link.node] = link.coefficient * value + own
    }
  }

  /// Moves from the reference to the total along the cheapest segments.
  private mutating func share(
    _ total: Double, _ convolution: Convolution, _ node: CostTree.Node, _ tree: borrowing CostTree
  ) {
    let links = tree.links(of: node)
    for place in links { amounts[place] = 0 }
    let difference = total - convolution.reference
    let (range, sign) = difference > 0 ? (convolution.above.places, 1.0) : (convolution.below.places, -1.0)
    let tolerance = Tolerance.breakpoint * max(1, abs(total))
    var rest = abs(difference)
    for place in range {
      guard rest > tolerance else { break }
      let segment = costs.convolutions[place]
      amounts[segment.link] += sign * min(rest, segment.length)
      rest -= min(rest, segment.length)
    }
    for place in links {
      let link = tree.links[place]
      nodeValues[link.node] = costs.convolutions.references[place] + amounts[place] / link.coefficient
    }
  }

  /// Computes the columns that follow from others.
  private mutating func complete(_ program: borrowing ReducedProgram) {
    for column in 0..<program.columnCount {
      let node = program.nodeOfColumn[column]
      if node >= 0, !program.isDefined[column] { columnValues[column] = nodeValues[node] }
    }
    for index in 0..<program.totals.count {
      let total = program.totals[index]
      if program.isAbsorbed(total.column) { columnValues[total.column] = sum(of: total.terms, program) }
    }
    for index in stride(from: program.definitions.count - 1, through: 0, by: -1) {
      let definition = program.definitions[index]
      columnValues[definition.column] =
        definition.factor * rightSides[definition.slot] + sum(of: definition.terms, program)
    }
  }

  private func sum(of terms: Places, _ program: borrowing ReducedProgram) -> Double {
    var sum = 0.0
    for place in terms.range { sum += program.termCoefficients[place] * columnValues[program.termColumns[place]] }
    return sum
  }
}

extension ReducedProgram {
  /// Whether the cost of a total was taken over by another, so that its value has to be added up.
  func isAbsorbed(_ column: Int32) -> Bool {
    let node = nodeOfColumn[column]
    return node >= 0 && tree.nodes[node].isAbsorbed
  }
}

extension SubproblemOptimum {
  /// The directions in which each node's value can move without changing the error of any constraint below it.
  func errorFreedoms(_ subproblem: borrowing Subproblem, _ system: LinearSystem) -> UncheckedArray<Freedom> {
    var freedoms = UncheckedArray<Freedom>(repeating: [], count: subproblem.program.tree.nodes.count)
    for node in 0..<freedoms.count where !subproblem.program.tree.nodes[node].isAbsorbed {
      let current = subproblem.program.tree.nodes[node]
      switch current.kind {
      case .leaf:
        freedoms[node] = subproblem.errorFreedom(of: Int(current.column), at: nodeValues[node], system)
      case .sum:
        var freedom = Freedom.both
        for place in subproblem.program.tree.links(of: current) {
          let link = subproblem.program.tree.links[place]
          freedom.formIntersection(freedoms[link.node].scaled(by: link.coefficient))
        }
        freedoms[node] = freedom
      case .convolution:
        var freedom: Freedom = []
        for place in subproblem.program.tree.links(of: current) {
          let link = subproblem.program.tree.links[place]
          freedom.formUnion(freedoms[link.node].scaled(by: link.coefficient))
        }
        freedoms[node] = freedom
      }
    }
    return freedoms
  }
}

extension Subproblem {
  /// The directions in which a column can move without changing the error of any of its constraints.
  func errorFreedom(of column: Int, at value: Double, _ system: LinearSystem) -> Freedom {
    let tolerance = Tolerance.freedom * max(1, abs(value) * 1e-3)
    var freedom = Freedom.both
    for place in columns.constraints(of: column) where !freedom.isEmpty {
      let entry = columns[place]
      // In units of the column, from the value at which the constraint is violated.
      let difference = value - system.constants[Int(entry.constraint)] / entry.scale
      let relation = system.relations[Int(entry.constraint)]
      let isReversed = entry.scale < 0
      if isReversed ? relation.penalizesBelow : relation.penalizesAbove {
        if difference > -tolerance { freedom.remove(.rising) }
        if difference > tolerance { freedom = [] }
      }
      if isReversed ? relation.penalizesAbove : relation.penalizesBelow {
        if difference < tolerance { freedom.remove(.falling) }
        if difference < -tolerance { freedom = [] }
      }
    }
    return freedom
  }
}

extension SubproblemOptimum {
  /// The required constraints that the optimum misses, as indices into the members.
  ///
  /// `localVariables` is scratch space: −1 for each variable of the system, before and after.
  func violations(
    of subproblem: Subproblem, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int> {
    number(subproblem, in: &localVariables)
    defer { forget(subproblem, in: &localVariables) }
    return subproblem.violations(system) { columnValues[localVariables[Int($0)]] }
  }

  /// The required constraints that the optimum does not meet with slack.
  func tightConstraints(
    of subproblem: Subproblem, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    number(subproblem, in: &localVariables)
    defer { forget(subproblem, in: &localVariables) }
    var tight: ContiguousArray<Int32> = []
    for member in subproblem.members where system.isRequired(Int(member)) {
      let slack = system.slack(Int(member)) { columnValues[localVariables[Int($0)]] }
      if slack <= Tolerance.conflict { tight.append(member) }
    }
    return tight
  }

  private func number(_ subproblem: Subproblem, in localVariables: inout ContiguousArray<Int32>) {
    for (local, variable) in subproblem.columns.variables.enumerated() { localVariables[Int(variable)] = Int32(local) }
  }

  private func forget(_ subproblem: Subproblem, in localVariables: inout ContiguousArray<Int32>) {
    for variable in subproblem.columns.variables { localVariables[Int(variable)] = -1 }
  }
}

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
