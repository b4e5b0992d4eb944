/// The optimum of one part: the values of its columns, for given constants, priorities and order.
///
/// Costs go up the tree of the reduction, values come down. The arrays are kept, so that the next evaluation of the
/// same part allocates next to nothing.
struct PartOptimum {
  var functions = CostFunctions()
  var convolutions = Convolutions()
  /// For each node that is a convolution, its stretches.
  var convolutionOfNode: ContiguousArray<Convolution> = []
  private var kinks = KinkCollector()
  private var pending: ContiguousArray<(node: Int32, coefficient: Double, offset: Double)> = []
  /// The right side of each row, after all operations.
  private(set) var slots: ContiguousArray<Double> = []
  var nodeValues: ContiguousArray<Double> = []
  private(set) var columnValues: ContiguousArray<Double> = []
  /// What each child of a convolution adds to the total beyond its reference.
  var amounts: ContiguousArray<Double> = []
  /// Which ways each free root can move without making any level worse.
  private(set) var rootFreedoms: ContiguousArray<Freedom> = []
  /// What the reduction left over, in pieces that hang together.
  private(set) var cores: ContiguousArray<CoreOptimum> = []

  mutating func evaluate(_ part: borrowing Part, _ system: LinearSystem) {
    functions.removeAll()
    prepare(part.program)
    replay(part, system)
    for node in 0..<part.program.tree.nodes.count { convolve(Int32(node), part, system) }
    solveCores(part, system)
    setRoots(part, system)
    descend(part.program)
    complete(part.program)
  }

  private mutating func prepare(_ program: ReducedProgram) {
    let nodeCount = program.tree.nodes.count
    if nodeValues.count != nodeCount {
      nodeValues = ContiguousArray(repeating: 0, count: nodeCount)
      convolutionOfNode = ContiguousArray(repeating: Convolution(), count: nodeCount)
    }
    if columnValues.count != program.columnCount {
      columnValues = ContiguousArray(repeating: 0, count: program.columnCount)
    }
    if amounts.count != program.tree.links.count {
      amounts = ContiguousArray(repeating: 0, count: program.tree.links.count)
    }
    convolutions.removeAll(linkCount: program.tree.links.count)
  }

  /// Right sides: those of the constraints, then what elimination made of them.
  private mutating func replay(_ part: borrowing Part, _ system: LinearSystem) {
    slots.removeAll(keepingCapacity: true)
    for column in part.slotColumns {
      slots.append(column < 0 ? 0 : part.rightSide(ofConstantColumn: Int(column), system))
    }
    for operation in part.program.operations {
      slots[Int(operation.target)] += operation.factor * slots[Int(operation.source)]
    }
  }
}

// MARK: - Costs

extension PartOptimum {
  private mutating func convolve(_ node: Int32, _ part: borrowing Part, _ system: LinearSystem) {
    let current = part.program.tree.nodes[Int(node)]
    guard current.kind == .convolution, !current.isAbsorbed else { return }
    convolutions.begin()
    var reference = 0.0
    for (place, link) in part.program.tree.links(of: current) {
      let function = function(of: link.node, part, system)
      reference += convolutions.add(function, link: place, coefficient: link.coefficient, &functions)
    }
    convolutionOfNode[Int(node)] = convolutions.close(reference: reference, functions.pool)
  }

  mutating func function(of node: Int32, _ part: borrowing Part, _ system: LinearSystem) -> CostFunction {
    kinks.removeAll()
    pending.append((node, 1, 0))
    while let (node, coefficient, offset) = pending.popLast() {
      let current = part.program.tree.nodes[Int(node)]
      switch current.kind {
      case .leaf: part.addKinks(of: Int(current.column), system, coefficient: coefficient, offset: offset, to: &kinks)
      case .convolution: addKinks(convolutionOfNode[Int(node)], coefficient, offset)
      case .sum: push(current, part.program.tree, coefficient, offset)
      }
    }
    return kinks.build(into: &functions)
  }

  private mutating func push(_ node: CostTree.Node, _ tree: CostTree, _ coefficient: Double, _ offset: Double) {
    for (_, link) in tree.links(of: node) {
      let own = link.slot < 0 ? 0 : link.factor * slots[Int(link.slot)]
      pending.append((link.node, link.coefficient * coefficient, link.coefficient * offset + own))
    }
  }

  /// The cost of a total whose value is `coefficient × value + offset`.
  private mutating func addKinks(_ convolution: Convolution, _ coefficient: Double, _ offset: Double) {
    let isRising = coefficient > 0
    let first = isRising ? convolution.below : convolution.above
    let lowest = convolutions.stretches[first.upperBound - 1].slope
    add(lowest, coefficient) { $0.addSlope($2, priority: $1) }
    var total = convolution.reference
    var slope = convolution.below.isEmpty ? lowest : convolutions.stretches[convolution.below.lowerBound].slope
    for place in convolution.above {
      let stretch = convolutions.stretches[place]
      addKink(at: (total - offset) / coefficient, from: slope, to: stretch.slope, abs(coefficient))
      (slope, total) = (stretch.slope, total + stretch.length)
    }
    total = convolution.reference
    for place in convolution.below.dropLast() {
      total -= convolutions.stretches[place].length
      addKink(
        at: (total - offset) / coefficient, from: convolutions.stretches[place + 1].slope,
        to: convolutions.stretches[place].slope, abs(coefficient))
    }
  }

  private mutating func addKink(at position: Double, from first: Slope, to second: Slope, _ scale: Double) {
    add(first, -scale) { $0.addKink(at: position, priority: $1, jump: $2) }
    add(second, scale) { $0.addKink(at: position, priority: $1, jump: $2) }
  }

  private mutating func add(_ slope: Slope, _ factor: Double, _ body: (inout KinkCollector, Double, Double) -> Void) {
    for place in Int(slope.start)..<Int(slope.start + slope.count) {
      body(&kinks, functions.pool.priorities[place], factor * functions.pool.values[place])
    }
  }
}

// MARK: - Values

extension PartOptimum {
  private mutating func solveCores(_ part: borrowing Part, _ system: LinearSystem) {
    cores.removeAll(keepingCapacity: true)
    let rows = part.program.core
    guard rows.count > 0 else { return }
    for members in rows.groups(columnCount: part.program.columnCount) {
      var problem = CoreProblem(rows, members: members) { slots[Int($0)] }
      for (index, column) in problem.columns.enumerated() {
        let node = part.program.nodeOfColumn[Int(column)]
        if node >= 0 { problem.costs[index] = function(of: node, part, system) }
      }
      var core = CoreOptimum(problem, functions, isCareful: part.isCareful)
      core.solve()
      for (index, column) in problem.columns.enumerated() { set(column, core.values[index], part.program) }
      cores.append(core)
    }
  }

  private mutating func set(_ column: Int32, _ value: Double, _ program: ReducedProgram) {
    columnValues[Int(column)] = value
    let node = program.nodeOfColumn[Int(column)]
    if node >= 0 { nodeValues[Int(node)] = value }
  }

  /// Columns in no row are as cheap as can be, and of equally cheap values the one nearest to 0.
  private mutating func setRoots(_ part: borrowing Part, _ system: LinearSystem) {
    rootFreedoms.removeAll(keepingCapacity: true)
    for column in part.program.freeRoots {
      let node = part.program.nodeOfColumn[Int(column)]
      guard node >= 0 else {
        columnValues[Int(column)] = 0
        rootFreedoms.append(.both)
        continue
      }
      let cost = function(of: node, part, system)
      let range = functions.minimum(cost)
      let value = min(max(0, range.low), range.high)
      set(column, value, part.program)
      let untied = functions.minimum(cost, withTies: false)
      rootFreedoms.append(Freedom(value, from: untied.low, to: untied.high))
    }
    for definition in part.program.definitions where definition.root >= 0 {
      nodeValues[Int(definition.root)] = definition.factor * slots[Int(definition.slot)]
    }
  }

  /// Parents come after their children.
  private mutating func descend(_ program: ReducedProgram) {
    for node in stride(from: program.tree.nodes.count - 1, through: 0, by: -1) {
      let current = program.tree.nodes[node]
      guard !current.isAbsorbed else { continue }
      switch current.kind {
      case .leaf: columnValues[Int(current.column)] = nodeValues[node]
      case .sum: hand(nodeValues[node], to: current, program.tree)
      case .convolution: share(nodeValues[node], convolutionOfNode[node], current, program.tree)
      }
    }
  }

  private mutating func hand(_ value: Double, to node: CostTree.Node, _ tree: CostTree) {
    for (_, link) in tree.links(of: node) {
      let own = link.slot < 0 ? 0 : link.factor * slots[Int(link.slot)]
      nodeValues[Int(link.node)] = link.coefficient * value + own
    }
  }

  /// Walks from the reference towards the total, the cheapest stretches first.
  private mutating func share(_ total: Double, _ convolution: Convolution, _ node: CostTree.Node, _ tree: CostTree) {
    for (place, _) in tree.links(of: node) { amounts[Int(place)] = 0 }
    let difference = total - convolution.reference
    let (range, sign) = difference > 0 ? (convolution.above, 1.0) : (convolution.below, -1.0)
    let tolerance = Tolerance.breakpoint * max(1, abs(total))
    var rest = abs(difference)
    for stretch in convolutions.stretches[range] where rest > tolerance {
      amounts[Int(stretch.link)] += sign * min(rest, stretch.length)
      rest -= min(rest, stretch.length)
    }
    for (place, link) in tree.links(of: node) {
      nodeValues[Int(link.node)] = convolutions.references[Int(place)] + amounts[Int(place)] / link.coefficient
    }
  }

  /// Columns that follow from others.
  private mutating func complete(_ program: ReducedProgram) {
    for column in 0..<program.columnCount {
      let node = program.nodeOfColumn[column]
      if node >= 0, !program.isDefined[column] { columnValues[column] = nodeValues[Int(node)] }
    }
    for total in program.totals where program.isAbsorbed(total.column) {
      columnValues[Int(total.column)] = program.sum(of: total.terms, columnValues)
    }
    for definition in program.definitions.reversed() {
      columnValues[Int(definition.column)] =
        definition.factor * slots[Int(definition.slot)] + program.sum(of: definition.terms, columnValues)
    }
  }
}

extension ReducedProgram {
  /// Whether the cost of a total was taken over by another, so that its value has to be added up.
  func isAbsorbed(_ column: Int32) -> Bool {
    let node = nodeOfColumn[Int(column)]
    return node >= 0 && tree.nodes[Int(node)].isAbsorbed
  }

  func sum(of terms: Range<Int>, _ values: ContiguousArray<Double>) -> Double {
    var sum = 0.0
    for place in terms { sum += termCoefficients[place] * values[Int(termColumns[place])] }
    return sum
  }
}
