/// The costs of a part, carried up the tree of its reduction. What is known stays from one evaluation to the next.
struct PartCosts: ~Copyable {
  private(set) var functions = CostFunctions()
  private(set) var convolutions = Convolutions()
  private var convolutionOfNode = UncheckedArray<Convolution>()
  private var isStale = UncheckedArray<Bool>()
  private var isColumnStale = UncheckedArray<Bool>()
  /// Whether everything is computed anew.
  private var isFirst = true
  private var kinks = KinkCollector()
  private var pending = UncheckedArray<Pending>()
  /// The slopes of the last evaluation that began from nothing; 0 before the first.
  private var slopeCount = 0
  /// The slopes that convolutions know of.
  private var keptSlopeCount = 0

  /// A node whose cost is still to be added, in terms of the value that is asked for.
  struct Pending {
    let node: Int32
    let coefficient: Double
    let offset: Double
  }

  /// Whether the next evaluation begins from nothing: it is the first, or too much is left of earlier ones.
  var mustBeginAnew: Bool {
    slopeCount == 0 || functions.pool.count > 2 * slopeCount || convolutions.wasteCount > slopeCount
  }

  func convolution(of node: Int) -> Convolution { convolutionOfNode[node] }

  /// The numbers of a column's constraints are not what they were.
  mutating func invalidate(column: Int) {
    if column < isColumnStale.count { isColumnStale[column] = true }
  }

  /// Forgets functions, but not the slopes that convolutions know of.
  mutating func forgetFunctions() {
    functions.removeAll()
    functions.pool.truncate(to: keptSlopeCount)
  }

  /// Brings convolutions up to date, children before their parents.
  mutating func update(
    _ part: borrowing Part, _ system: LinearSystem, _ rightSides: borrowing RightSides, isFirst: Bool
  ) {
    self.isFirst = isFirst
    if isFirst { prepare(part.program, constraintCount: part.members.count) }
    for node in 0..<part.program.tree.nodes.count { update(node, part, system, rightSides) }
    isColumnStale.reset(to: false, count: part.columns.count)
    keptSlopeCount = functions.pool.count
    if isFirst { slopeCount = keptSlopeCount + 1 }
  }

  private mutating func prepare(_ program: borrowing ReducedProgram, constraintCount: Int) {
    functions.pool.truncate(to: 0)
    functions.pool.reserveCapacity(2 * constraintCount)
    convolutions.removeAll(linkCount: program.tree.links.count, constraintCount: constraintCount)
    convolutionOfNode.reset(to: Convolution(), count: program.tree.nodes.count)
    isStale.reset(to: true, count: program.tree.nodes.count)
  }

  /// Finds out whether the cost of a node changed; a convolution is brought up to date.
  private mutating func update(
    _ node: Int, _ part: borrowing Part, _ system: LinearSystem, _ rightSides: borrowing RightSides
  ) {
    let current = part.program.tree.nodes[node]
    guard !current.isAbsorbed else { return }
    switch current.kind {
    case .leaf: isStale[node] = isFirst || isColumnStale[current.column]
    case .sum, .convolution: isStale[node] = isFirst || hasStaleChild(current, part.program.tree, rightSides)
    }
    if isStale[node], current.kind == .convolution { convolve(node, current, part, system, rightSides) }
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
    _ node: Int, _ current: CostTree.Node, _ part: borrowing Part, _ system: LinearSystem,
    _ rightSides: borrowing RightSides
  ) {
    let links = part.program.tree.links(of: current)
    for place in links {
      let link = part.program.tree.links[place]
      guard isStale[link.node] else { continue }
      let function = function(of: link.node, part, system, rightSides)
      convolutions.set(place, coefficient: link.coefficient, function, &functions)
      functions.removeAll()
    }
    convolutions.update(&convolutionOfNode[node], links, part.program.tree, functions.pool)
  }

  /// The sum of what constraints cost below a node, as a function of the node's value.
  mutating func function(
    of node: Int32, _ part: borrowing Part, _ system: LinearSystem, _ rightSides: borrowing RightSides
  ) -> CostFunction {
    kinks.removeAll()
    addCost(of: Pending(node: node, coefficient: 1, offset: 0), part, system, rightSides)
    while let next = pending.popLast() { addCost(of: next, part, system, rightSides) }
    return kinks.build(into: &functions)
  }

  private mutating func addCost(
    of next: Pending, _ part: borrowing Part, _ system: LinearSystem, _ rightSides: borrowing RightSides
  ) {
    let node = part.program.tree.nodes[next.node]
    switch node.kind {
    case .leaf:
      part.addKinks(
        of: Int(node.column), system, coefficient: next.coefficient, offset: next.offset, to: &kinks)
    case .convolution: addKinks(convolutionOfNode[next.node], next.coefficient, next.offset)
    case .sum: push(node, part.program.tree, next.coefficient, next.offset, rightSides)
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
