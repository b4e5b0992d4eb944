/// The costs of a subproblem, propagated up the tree of its reduction. They are kept between evaluations.
struct SubproblemCosts: ~Copyable {
  private(set) var functions = CostFunctions()
  private(set) var convolutions = Convolutions()
  private var convolutionOfNode = UncheckedArray<Convolution>()
  private var isStale = UncheckedArray<Bool>()
  private var isColumnStale = UncheckedArray<Bool>()
  /// Whether everything is computed again.
  private var isFirst = true
  private var breakpoints = BreakpointCollector()
  private var pending = UncheckedArray<Pending>()
  /// The number of slopes of the last full evaluation; 0 before the first.
  private var slopeCount = 0
  /// The number of slopes that convolutions use.
  private var keptSlopeCount = 0

  /// A node whose cost is still to be added, as a function of the requested value.
  struct Pending {
    let node: Int32
    let coefficient: Double
    let offset: Double
  }

  /// Whether the next evaluation computes everything: it is the first, or earlier ones left too much garbage.
  var mustBeginAnew: Bool {
    slopeCount == 0 || functions.pool.count > 2 * slopeCount || convolutions.wasteCount > slopeCount
  }

  /// Whether the cost of a required constraint does not count, for products of small multipliers.
  var isLossy: Bool { breakpoints.isLossy }

  func convolution(of node: Int) -> Convolution { convolutionOfNode[node] }

  /// Marks the numbers of a column's constraints as changed.
  mutating func invalidate(column: Int) {
    if column < isColumnStale.count { isColumnStale[column] = true }
  }

  /// Drops all functions, but not the slopes that convolutions use.
  mutating func forgetFunctions() {
    functions.removeAll()
    functions.pool.truncate(to: keptSlopeCount)
  }

  /// Updates convolutions, children before their parents.
  mutating func update(
    _ subproblem: borrowing Subproblem, _ system: LinearSystem, _ rightSides: borrowing RightSides, isFirst: Bool
  ) {
    self.isFirst = isFirst
    if isFirst { prepare(subproblem.program) }
    for node in 0..<subproblem.program.tree.nodes.count { update(node, subproblem, system, rightSides) }
    isColumnStale.reset(to: false, count: subproblem.columns.count)
    keptSlopeCount = functions.pool.count
    if isFirst { slopeCount = keptSlopeCount + 1 }
  }

  private mutating func prepare(_ program: borrowing ReducedProgram) {
    functions.pool.truncate(to: 0)
    let childCount = program.tree.convolutionChildCount
    // Content has four segments, the slopes of which have some three levels.
    functions.pool.reserveCapacity(14 * childCount)
    convolutions.removeAll(linkCount: program.tree.links.count, segmentCount: 4 * childCount)
    convolutionOfNode.reset(to: Convolution(), count: program.tree.nodes.count)
    isStale.reset(to: true, count: program.tree.nodes.count)
  }

  /// Determines whether the cost of a node changed, and updates a convolution.
  private mutating func update(
    _ node: Int, _ subproblem: borrowing Subproblem, _ system: LinearSystem, _ rightSides: borrowing RightSides
  ) {
    let current = subproblem.program.tree.nodes[node]
    guard !current.isAbsorbed else { return }
    switch current.kind {
    case .leaf: isStale[node] = isFirst || isColumnStale[current.column]
    case .sum, .convolution: isStale[node] = isFirst || hasStaleChild(current, subproblem.program.tree, rightSides)
    }
    if isStale[node], current.kind == .convolution { convolve(node, current, subproblem, system, rightSides) }
  }

  private func hasStaleChild(
    _ node: CostTree.Node, _ tree: borrowing CostTree, _ rightSides: borrowing RightSides
  ) -> Bool {
    for place in tree.links(of: node) {
      let link = tree.links[place]
      if isStale[link.node] || link.slot >= 0 && rightSides.isChanged(link.slot) { return true }
    }
    return false
  }

  private mutating func convolve(
    _ node: Int, _ current: CostTree.Node, _ subproblem: borrowing Subproblem, _ system: LinearSystem,
    _ rightSides: borrowing RightSides
  ) {
    let links = subproblem.program.tree.links(of: current)
    for place in links {
      let link = subproblem.program.tree.links[place]
      guard isStale[link.node] else { continue }
      let function = function(of: link.node, subproblem, system, rightSides)
      convolutions.set(place, coefficient: link.coefficient, function, &functions)
      functions.removeAll()
    }
    convolutions.update(&convolutionOfNode[node], links, subproblem.program.tree, functions.pool)
  }

  /// The cost of all constraints below a node, as a function of the node's value.
  mutating func function(
    of node: Int32, _ subproblem: borrowing Subproblem, _ system: LinearSystem, _ rightSides: borrowing RightSides
  ) -> CostFunction {
    breakpoints.removeAll()
    addCost(of: Pending(node: node, coefficient: 1, offset: 0), subproblem, system, rightSides)
    while let next = pending.popLast() { addCost(of: next, subproblem, system, rightSides) }
    return breakpoints.build(into: &functions)
  }

  private mutating func addCost(
    of next: Pending, _ subproblem: borrowing Subproblem, _ system: LinearSystem, _ rightSides: borrowing RightSides
  ) {
    // Far down a chain of small multipliers, a constraint does not depend on the value any more.
    guard abs(next.coefficient) > Tolerance.vanishingFactor else { return breakpoints.leaveOut() }
    let node = subproblem.program.tree.nodes[next.node]
    switch node.kind {
    case .leaf:
      subproblem.addBreakpoints(
        of: Int(node.column), system, coefficient: next.coefficient, offset: next.offset, to: &breakpoints)
    case .convolution: addBreakpoints(convolutionOfNode[next.node], next.coefficient, next.offset)
    case .sum: push(node, subproblem.program.tree, next.coefficient, next.offset, rightSides)
    }
  }

  private mutating func push(
    _ node: CostTree.Node, _ tree: borrowing CostTree, _ coefficient: Double, _ offset: Double,
    _ rightSides: borrowing RightSides
  ) {
    for place in tree.links(of: node) {
      let link = tree.links[place]
      let own = link.slot < 0 ? 0 : link.factor * rightSides[link.slot]
      pending.append(
        Pending(
          node: link.node, coefficient: link.coefficient * coefficient, offset: link.coefficient * offset + own))
    }
  }

  /// The cost of a total whose value is `coefficient × value + offset`.
  private mutating func addBreakpoints(_ convolution: Convolution, _ coefficient: Double, _ offset: Double) {
    let (above, below) = (convolution.above.places, convolution.below.places)
    let first = coefficient > 0 ? below : above
    let lowest = convolutions[first.upperBound - 1].slope
    for place in functions.pool.places(lowest) {
      breakpoints.addSlope(coefficient * functions.pool[place].value, priority: functions.pool[place].priority)
    }
    var total = convolution.reference
    var slope = below.isEmpty ? lowest : convolutions[below.lowerBound].slope
    for place in above {
      let segment = convolutions[place]
      addBreakpoint(at: (total - offset) / coefficient, from: slope, to: segment.slope, abs(coefficient))
      (slope, total) = (segment.slope, total + segment.length)
    }
    total = convolution.reference
    for place in below.dropLast() {
      total -= convolutions[place].length
      addBreakpoint(
        at: (total - offset) / coefficient, from: convolutions[place + 1].slope, to: convolutions[place].slope,
        abs(coefficient))
    }
  }

  private mutating func addBreakpoint(at position: Double, from first: Slope, to second: Slope, _ scale: Double) {
    add(first, -scale, at: position)
    add(second, scale, at: position)
  }

  private mutating func add(_ slope: Slope, _ factor: Double, at position: Double) {
    for place in functions.pool.places(slope) {
      let entry = functions.pool[place]
      breakpoints.addBreakpoint(at: position, priority: entry.priority, jump: factor * entry.value)
    }
  }
}

/// The right side of each row of a subproblem, after all operations of its reduction.
struct RightSides: ~Copyable {
  private var values = UncheckedArray<Double>()
  private var previous = UncheckedArray<Double>()
  private var changes = UncheckedArray<Bool>()

  subscript(slot: Int32) -> Double { values[slot] }

  /// Whether the last replay changed a right side.
  func isChanged(_ slot: Int32) -> Bool { changes[slot] }

  /// Applies all operations of the elimination to the constants of constraints. `isFirst`: all right sides count as
  /// changed.
  mutating func replay(_ subproblem: borrowing Subproblem, _ system: LinearSystem, isFirst: Bool) {
    swap(&values, &previous)
    values.removeAll()
    values.reserveCapacity(subproblem.program.slotColumns.count)
    for row in 0..<subproblem.program.slotColumns.count {
      let column = subproblem.program.slotColumns[row]
      values.append(column < 0 ? 0 : subproblem.rightSide(ofConstantColumn: Int(column), system))
    }
    for index in 0..<subproblem.program.operations.count {
      let operation = subproblem.program.operations[index]
      values[operation.target] += operation.factor * values[operation.source]
    }
    changes.reset(to: isFirst, count: values.count)
    guard !isFirst else { return }
    for slot in 0..<values.count where values[slot].bitPattern != previous[slot].bitPattern { changes[slot] = true }
  }
}
