/// The optimum of one part: the values of its columns, for given constants, priorities and order.
///
/// Costs go up the tree of the reduction, values come down. What an evaluation finds is kept: the next one of the same
/// part computes anew only the costs that changed, and gives the same bits as a first one.
struct PartOptimum: ~Copyable {
  private(set) var functions = CostFunctions()
  private(set) var convolutions = Convolutions()
  /// For each node that is a convolution, its stretches.
  private(set) var convolutionOfNode = UncheckedArray<Convolution>()
  private var isStale = UncheckedArray<Bool>()
  private var isSlotStale = UncheckedArray<Bool>()
  private var isColumnStale = UncheckedArray<Bool>()
  private var kinks = KinkCollector()
  private var pending = UncheckedArray<Pending>()
  /// The right side of each row, after all operations.
  private var slots = UncheckedArray<Double>()
  private var oldSlots = UncheckedArray<Double>()
  private(set) var nodeValues = UncheckedArray<Double>()
  private(set) var columnValues = UncheckedArray<Double>()
  /// What each child of a convolution adds to the total beyond its reference.
  private var amounts = UncheckedArray<Double>()
  /// Which ways each free root can move without making any level worse.
  private(set) var rootFreedoms = UncheckedArray<Freedom>()
  /// What the reduction left over, in pieces that hang together.
  private(set) var cores: ContiguousArray<CoreSolution> = []
  /// The slopes of the last evaluation that began from nothing; 0 before the first.
  private var slopeCount = 0

  struct Pending {
    let node: Int32
    let coefficient: Double
    let offset: Double
  }

  /// The numbers of a column's constraints are not what they were.
  mutating func invalidate(column: Int) {
    if column < isColumnStale.count { isColumnStale[column] = true }
  }

  mutating func evaluate(_ part: borrowing Part, _ system: LinearSystem) {
    let isFirst = slopeCount == 0 || functions.pool.count > 2 * slopeCount || convolutions.wasteCount > slopeCount
    if isFirst { prepare(part) }
    replay(part, system, isFirst: isFirst)
    for node in 0..<part.program.tree.nodes.count { update(node, part, system, isFirst: isFirst) }
    if isFirst { slopeCount = functions.pool.count + 1 }
    isColumnStale.reset(to: false, count: part.columns.count)
    let count = functions.pool.count
    solveCores(part, system)
    setRoots(part, system)
    functions.removeAll()
    functions.pool.truncate(to: count)
    descend(part.program)
    complete(part.program)
  }

  private mutating func prepare(_ part: borrowing Part) {
    let (nodeCount, linkCount) = (part.program.tree.nodes.count, part.program.tree.links.count)
    functions.pool.truncate(to: 0)
    convolutions.removeAll(linkCount: linkCount)
    nodeValues.reset(to: 0, count: nodeCount)
    convolutionOfNode.reset(to: Convolution(), count: nodeCount)
    isStale.reset(to: true, count: nodeCount)
    columnValues.reset(to: 0, count: part.program.columnCount)
    amounts.reset(to: 0, count: linkCount)
  }

  /// Right sides: those of the constraints, then what elimination made of them.
  private mutating func replay(_ part: borrowing Part, _ system: LinearSystem, isFirst: Bool) {
    swap(&slots, &oldSlots)
    slots.removeAll()
    for row in 0..<part.program.slotColumns.count {
      let column = part.program.slotColumns[row]
      slots.append(column < 0 ? 0 : part.rightSide(ofConstantColumn: Int(column), system))
    }
    for index in 0..<part.program.operations.count {
      let operation = part.program.operations[index]
      slots[operation.target] += operation.factor * slots[operation.source]
    }
    isSlotStale.reset(to: isFirst, count: slots.count)
    guard !isFirst else { return }
    for slot in 0..<slots.count where slots[slot].bitPattern != oldSlots[slot].bitPattern { isSlotStale[slot] = true }
  }
}

// MARK: - Costs

extension PartOptimum {
  /// Finds out whether the cost of a node changed; a convolution is brought up to date.
  private mutating func update(_ node: Int, _ part: borrowing Part, _ system: LinearSystem, isFirst: Bool) {
    let current = part.program.tree.nodes[node]
    guard !current.isAbsorbed else { return }
    switch current.kind {
    case .leaf: if !isFirst { isStale[node] = isColumnStale[current.column] }
    case .sum: if !isFirst { isStale[node] = hasStaleChild(current, part.program.tree) }
    case .convolution:
      if !isFirst { isStale[node] = hasStaleChild(current, part.program.tree) }
      if isStale[node] { convolve(node, current, part, system) }
    }
  }

  private func hasStaleChild(_ node: CostTree.Node, _ tree: borrowing CostTree) -> Bool {
    for place in tree.links(of: node) {
      let link = tree.links[place]
      if isStale[link.node] || link.slot >= 0 && isSlotStale[link.slot] { return true }
    }
    return false
  }

  private mutating func convolve(
    _ node: Int, _ current: CostTree.Node, _ part: borrowing Part, _ system: LinearSystem
  ) {
    let links = part.program.tree.links(of: current)
    for place in links {
      let link = part.program.tree.links[place]
      guard isStale[link.node] else { continue }
      let function = function(of: link.node, part, system)
      convolutions.set(place, coefficient: link.coefficient, function, &functions)
      functions.removeAll()
    }
    convolutions.update(&convolutionOfNode[node], links, part.program.tree, functions.pool)
  }

  private mutating func function(of node: Int32, _ part: borrowing Part, _ system: LinearSystem) -> CostFunction {
    kinks.removeAll()
    addCost(of: Pending(node: node, coefficient: 1, offset: 0), part, system)
    while let next = pending.popLast() { addCost(of: next, part, system) }
    return kinks.build(into: &functions)
  }

  private mutating func addCost(of next: Pending, _ part: borrowing Part, _ system: LinearSystem) {
    let node = part.program.tree.nodes[next.node]
    switch node.kind {
    case .leaf:
      part.addKinks(
        of: Int(node.column), system, coefficient: next.coefficient, offset: next.offset, to: &kinks)
    case .convolution: addKinks(convolutionOfNode[next.node], next.coefficient, next.offset)
    case .sum: push(node, part.program.tree, next.coefficient, next.offset)
    }
  }

  private mutating func push(
    _ node: CostTree.Node, _ tree: borrowing CostTree, _ coefficient: Double, _ offset: Double
  ) {
    for place in tree.links(of: node) {
      let link = tree.links[place]
      let own = link.slot < 0 ? 0 : link.factor * slots[link.slot]
      pending.append(
        Pending(
          node: link.node, coefficient: link.coefficient * coefficient, offset: link.coefficient * offset + own))
    }
  }

  /// The cost of a total whose value is `coefficient × value + offset`.
  private mutating func addKinks(_ convolution: Convolution, _ coefficient: Double, _ offset: Double) {
    let (above, below) = (convolution.above.places, convolution.below.places)
    let first = coefficient > 0 ? below : above
    let lowest = convolutions[first.upperBound - 1].slope
    for place in functions.pool.places(lowest) {
      kinks.addSlope(coefficient * functions.pool[place].value, priority: functions.pool[place].priority)
    }
    var total = convolution.reference
    var slope = below.isEmpty ? lowest : convolutions[below.lowerBound].slope
    for place in above {
      let stretch = convolutions[place]
      addKink(at: (total - offset) / coefficient, from: slope, to: stretch.slope, abs(coefficient))
      (slope, total) = (stretch.slope, total + stretch.length)
    }
    total = convolution.reference
    for place in below.dropLast() {
      total -= convolutions[place].length
      addKink(
        at: (total - offset) / coefficient, from: convolutions[place + 1].slope, to: convolutions[place].slope,
        abs(coefficient))
    }
  }

  private mutating func addKink(at position: Double, from first: Slope, to second: Slope, _ scale: Double) {
    add(first, -scale, at: position)
    add(second, scale, at: position)
  }

  private mutating func add(_ slope: Slope, _ factor: Double, at position: Double) {
    for place in functions.pool.places(slope) {
      let entry = functions.pool[place]
      kinks.addKink(at: position, priority: entry.priority, jump: factor * entry.value)
    }
  }
}

// MARK: - Values

extension PartOptimum {
  private mutating func solveCores(_ part: borrowing Part, _ system: LinearSystem) {
    cores.removeAll(keepingCapacity: true)
    guard part.program.core.count > 0 else { return }
    for members in part.program.core.groups(columnCount: part.program.columnCount) {
      var problem = CoreProblem(part.program.core, members: members) { slots[$0] }
      var costs = CostFunctions()
      for (index, column) in problem.columns.enumerated() {
        let node = part.program.nodeOfColumn[column]
        guard node >= 0 else { continue }
        let cost = function(of: node, part, system)
        problem.costs[index] = costs.copy(cost, from: functions)
      }
      let core = CoreOptimum.solve(problem, costs, isCareful: part.isCareful)
      for (index, column) in problem.columns.enumerated() { set(column, core.values[index], part.program) }
      cores.append(core)
    }
  }

  private mutating func set(_ column: Int32, _ value: Double, _ program: borrowing ReducedProgram) {
    columnValues[column] = value
    let node = program.nodeOfColumn[column]
    if node >= 0 { nodeValues[node] = value }
  }

  /// Columns in no row are as cheap as can be, and of equally cheap values the one nearest to 0.
  private mutating func setRoots(_ part: borrowing Part, _ system: LinearSystem) {
    rootFreedoms.removeAll()
    for index in 0..<part.program.freeRoots.count {
      let column = part.program.freeRoots[index]
      let node = part.program.nodeOfColumn[column]
      guard node >= 0 else {
        columnValues[column] = 0
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
    for index in 0..<part.program.definitions.count {
      let definition = part.program.definitions[index]
      if definition.root >= 0 { nodeValues[definition.root] = definition.factor * slots[definition.slot] }
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
      case .convolution: share(nodeValues[node], convolutionOfNode[node], current, program.tree)
      }
    }
  }

  private mutating func hand(_ value: Double, to node: CostTree.Node, _ tree: borrowing CostTree) {
    for place in tree.links(of: node) {
      let link = tree.links[place]
      let own = link.slot < 0 ? 0 : link.factor * slots[link.slot]
      nodeValues[link.node] = link.coefficient * value + own
    }
  }

  /// Walks from the reference towards the total, the cheapest stretches first.
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
      let stretch = convolutions[place]
      amounts[stretch.link] += sign * min(rest, stretch.length)
      rest -= min(rest, stretch.length)
    }
    for place in links {
      let link = tree.links[place]
      nodeValues[link.node] = convolutions.references[place] + amounts[place] / link.coefficient
    }
  }

  /// Columns that follow from others.
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
        definition.factor * slots[definition.slot] + sum(of: definition.terms, program)
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
