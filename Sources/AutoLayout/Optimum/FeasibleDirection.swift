/// A direction in which the columns of a subproblem can move while the solution stays optimal.
///
/// All such directions form a cone. A direction is drawn from its interior with random numbers, so that a column, or a
/// sum of columns, that is 0 along this direction is 0 along all of them.
struct FeasibleDirection: ~Copyable {
  /// What must not change along the direction.
  enum Face {
    /// The sum of errors of every level.
    case levels
    /// The error of every constraint.
    case errors
  }

  private(set) var columns: UncheckedArray<Double>
  private var nodes: UncheckedArray<Double>
  private var random: RandomNumbers
  private var rising = UncheckedArray<Share>()
  private var falling = UncheckedArray<Share>()
  private var undecided = UncheckedArray<Int32>()
  /// Scratch space: the directions in which each child of the current convolution can move.
  private var linkFreedoms: UncheckedArray<Freedom>
  /// The share of one of several children in a movement.
  struct Share {
    let link: Int32
    let share: Double
  }

  /// Whether anything moves at all.
  private(set) var isAny = false

  init(_ subproblem: borrowing Subproblem, _ system: LinearSystem, _ optimum: borrowing SubproblemOptimum, _ face: Face)
  {
    random = RandomNumbers(stream: subproblem.columns.variables.first ?? 0)
    columns = UncheckedArray(repeating: 0, count: subproblem.program.columnCount)
    nodes = UncheckedArray(repeating: 0, count: subproblem.program.tree.nodes.count)
    linkFreedoms = UncheckedArray(repeating: [], count: subproblem.program.tree.links.count)
    let freedoms = face == .errors ? optimum.errorFreedoms(subproblem, system) : UncheckedArray()
    guard face == .levels || Self.isPossible(subproblem.program, optimum, freedoms) else { return }
    moveRoots(subproblem.program, optimum, freedoms)
    moveCores(subproblem, system, optimum, freedoms)
    for node in stride(from: nodes.count - 1, through: 0, by: -1) {
      descend(node, subproblem.program, optimum, freedoms)
    }
    if isAny { complete(subproblem.program) }
  }

  /// Whether a column has no cost or can move without changing an error.
  private static func isPossible(
    _ program: borrowing ReducedProgram, _ optimum: borrowing SubproblemOptimum,
    _ freedoms: borrowing UncheckedArray<Freedom>
  ) -> Bool {
    if !optimum.cores.isEmpty { return true }
    for index in 0..<program.freeRoots.count where program.nodeOfColumn[program.freeRoots[index]] < 0 { return true }
    for node in 0..<freedoms.count where !freedoms[node].isEmpty { return true }
    return false
  }

  private mutating func set(_ column: Int32, _ amount: Double, _ program: borrowing ReducedProgram) {
    guard amount != 0 else { return }
    isAny = true
    columns[column] = amount
    let node = program.nodeOfColumn[column]
    if node >= 0 { nodes[node] = amount }
  }

  private mutating func moveRoots(
    _ program: borrowing ReducedProgram, _ optimum: borrowing SubproblemOptimum,
    _ freedoms: borrowing UncheckedArray<Freedom>
  ) {
    for index in 0..<program.freeRoots.count {
      let column = program.freeRoots[index]
      let node = program.nodeOfColumn[column]
      let freedom = node < 0 ? .both : freedoms.count == 0 ? optimum.rootFreedoms[index] : freedoms[node]
      guard !freedom.isEmpty else { continue }
      set(column, freedom.contains(.rising) ? random.next() : -random.next(), program)
    }
  }

  private mutating func moveCores(
    _ subproblem: borrowing Subproblem, _ system: LinearSystem, _ optimum: borrowing SubproblemOptimum,
    _ freedoms: borrowing UncheckedArray<Freedom>
  ) {
    for core in optimum.cores {
      var free: [Freedom] = []
      for (index, column) in core.problem.columns.enumerated() {
        let node = subproblem.program.nodeOfColumn[column]
        let range = core.ranges[index]
        free.append(
          node < 0
            ? .both
            : freedoms.count == 0 ? Freedom(core.values[index], from: range.low, to: range.high) : freedoms[node])
      }
      let direction = core.direction(free, &random, system.budget)
      for (index, column) in core.problem.columns.enumerated() { set(column, direction[index], subproblem.program) }
    }
  }

  private mutating func descend(
    _ node: Int, _ program: borrowing ReducedProgram, _ optimum: borrowing SubproblemOptimum,
    _ freedoms: borrowing UncheckedArray<Freedom>
  ) {
    let current = program.tree.nodes[node]
    guard !current.isAbsorbed else { return }
    switch current.kind {
    case .leaf: columns[current.column] = nodes[node]
    case .sum:
      guard nodes[node] != 0 else { return }
      for place in program.tree.links(of: current) {
        let link = program.tree.links[place]
        nodes[link.node] = link.coefficient * nodes[node]
      }
    case .convolution:
      if freedoms.count == 0 {
        collect(optimum.costs.convolution(of: node), at: optimum.nodeValues[node], moving: nodes[node], optimum)
      } else {
        for place in program.tree.links(of: current) {
          let link = program.tree.links[place]
          note(Int32(place), freedoms[link.node].scaled(by: link.coefficient))
        }
      }
      share(nodes[node], program.tree)
    }
  }

  private mutating func note(_ place: Int32, _ freedom: Freedom) {
    if freedom == .both {
      undecided.append(place)
    } else if freedom == .rising {
      rising.append(Share(link: place, share: random.next()))
    } else if freedom == .falling {
      falling.append(Share(link: place, share: random.next()))
    }
  }

  /// Distributes a movement of a total among the children that can move.
  private mutating func share(_ total: Double, _ tree: borrowing CostTree) {
    decide(total)
    let (rise, fall) = (Self.sum(rising), Self.sum(falling))
    let isPossible = total > 0 ? rise > 0 : total < 0 ? fall > 0 : rise > 0 && fall > 0
    if isPossible {
      // Children that move along with the total compensate for those that move against it.
      let opposite = total == 0 ? 1 : (total > 0 ? fall : rise) > 0 ? abs(total) * random.next() : 0
      let along = abs(total) + opposite
      let (up, down) = ((total < 0 ? opposite : along) / rise, -(total < 0 ? along : opposite) / fall)
      for index in 0..<rising.count { move(rising[index], by: up, tree) }
      for index in 0..<falling.count { move(falling[index], by: down, tree) }
    }
    rising.removeAll()
    falling.removeAll()
  }

  /// Children that can move both ways take the direction in which no other child moves.
  private mutating func decide(_ total: Double) {
    for index in 0..<undecided.count {
      let place = undecided[index]
      let needsRising = total > 0 ? rising.count == 0 : rising.count == 0 && !(falling.count == 0 && total < 0)
      if needsRising || (falling.count > 0 && random.next() < 1.5) {
        rising.append(Share(link: place, share: random.next()))
      } else {
        falling.append(Share(link: place, share: random.next()))
      }
    }
    undecided.removeAll()
  }

  private static func sum(_ children: borrowing UncheckedArray<Share>) -> Double {
    var sum = 0.0
    for index in 0..<children.count { sum += children[index].share }
    return sum
  }

  private mutating func move(_ child: Share, by factor: Double, _ tree: borrowing CostTree) {
    let link = tree.links[child.link]
    nodes[link.node] = child.share * factor / link.coefficient
    isAny = true
  }

  /// Collects the segments that cost the same as the next change of the total, or as the last one if it stays.
  private mutating func collect(
    _ convolution: Convolution, at total: Double, moving: Double, _ optimum: borrowing SubproblemOptimum
  ) {
    let line = SegmentLine(convolution, at: total, optimum.costs.convolutions)
    guard let cell = line.cell(moving: moving, optimum.costs.convolutions, optimum.costs.functions.pool) else { return }
    func isEqual(_ other: Int) -> Bool {
      line.isEqual(other, cell, optimum.costs.convolutions, optimum.costs.functions.pool)
    }
    var first = cell
    while first > 0, isEqual(first - 1) { first -= 1 }
    var next = cell + 1
    while next < line.count, isEqual(next) { next += 1 }
    // A single child has no other to exchange with.
    guard next > first + 1 || moving != 0 else { return }
    for cell in first..<next {
      linkFreedoms[optimum.costs.convolutions[line[cell]].link].formUnion(line.freedom(of: cell))
    }
    for cell in first..<next {
      let link = optimum.costs.convolutions[line[cell]].link
      note(link, linkFreedoms[link])
      linkFreedoms[link] = []
    }
  }

  /// Computes the columns that follow from others.
  private mutating func complete(_ program: borrowing ReducedProgram) {
    for column in 0..<program.columnCount {
      let node = program.nodeOfColumn[column]
      if node >= 0, !program.isDefined[column] { columns[column] = nodes[node] }
    }
    for index in 0..<program.totals.count {
      let total = program.totals[index]
      if program.isAbsorbed(total.column) { add(total.terms, to: total.column, program) }
    }
    for index in stride(from: program.definitions.count - 1, through: 0, by: -1) {
      let definition = program.definitions[index]
      add(definition.terms, to: definition.column, program)
    }
  }

  private mutating func add(_ terms: Places, to column: Int32, _ program: borrowing ReducedProgram) {
    var (sum, largest) = (0.0, 0.0)
    for place in terms.range {
      let amount = program.termCoefficients[place] * columns[program.termColumns[place]]
      sum += amount
      largest = max(largest, abs(amount))
    }
    columns[column] = abs(sum) <= Tolerance.movement * largest ? 0 : sum
  }
}

/// Reproducible pseudo-random numbers (SplitMix64).
struct RandomNumbers {
  private var state: UInt64

  /// Streams of different numbers are independent.
  init(stream: Int32) {
    state = 0x1B5A_C3D9_0D1F_7E42 ^ (UInt64(truncatingIfNeeded: stream) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// A number from 1 up to, not including, 2.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }
}
