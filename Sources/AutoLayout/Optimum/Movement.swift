/// A direction in which the columns of a part can move while the solution stays as good as it is.
///
/// All such directions form a cone. One direction is taken from within it, made of numbers without any relation to
/// each other: a column, or a sum of columns, that is 0 along this one is 0 along all of them.
struct Movement {
  /// What has to stay as it is.
  enum Face {
    /// The error sum of every level.
    case levels
    /// The error of every constraint.
    case errors
  }

  private(set) var columns: ContiguousArray<Double>
  private var nodes: ContiguousArray<Double>
  private var random = RandomNumbers()
  private var rising: ContiguousArray<(place: Int32, share: Double)> = []
  private var falling: ContiguousArray<(place: Int32, share: Double)> = []
  private var undecided: ContiguousArray<Int32> = []
  /// Scratch space: what each child of the convolution at hand is free to.
  private var linkFreedoms: ContiguousArray<Freedom>
  /// Whether anything moves at all.
  private(set) var isAny = false

  init(_ part: borrowing Part, _ system: LinearSystem, _ optimum: PartOptimum, _ face: Face) {
    columns = ContiguousArray(repeating: 0, count: part.program.columnCount)
    nodes = ContiguousArray(repeating: 0, count: part.program.tree.nodes.count)
    linkFreedoms = ContiguousArray(repeating: [], count: part.program.tree.links.count)
    let freedoms = face == .errors ? optimum.errorFreedoms(part, system) : []
    moveRoots(part.program, optimum, freedoms)
    moveCores(part, optimum, freedoms)
    for node in stride(from: nodes.count - 1, through: 0, by: -1) {
      descend(node, part.program, optimum, freedoms)
    }
    if isAny { complete(part.program) }
  }

  private mutating func set(_ column: Int32, _ amount: Double, _ program: ReducedProgram) {
    guard amount != 0 else { return }
    isAny = true
    columns[Int(column)] = amount
    let node = program.nodeOfColumn[Int(column)]
    if node >= 0 { nodes[Int(node)] = amount }
  }

  private mutating func moveRoots(
    _ program: ReducedProgram, _ optimum: PartOptimum, _ freedoms: ContiguousArray<Freedom>
  ) {
    for (index, column) in program.freeRoots.enumerated() {
      let node = program.nodeOfColumn[Int(column)]
      let freedom = node < 0 ? .both : freedoms.isEmpty ? optimum.rootFreedoms[index] : freedoms[Int(node)]
      guard !freedom.isEmpty else { continue }
      set(column, freedom.contains(.rising) ? random.next() : -random.next(), program)
    }
  }

  private mutating func moveCores(_ part: borrowing Part, _ optimum: PartOptimum, _ freedoms: ContiguousArray<Freedom>)
  {
    for core in optimum.cores {
      let free = core.problem.columns.indices.map { index -> Freedom in
        let node = part.program.nodeOfColumn[Int(core.problem.columns[index])]
        if node < 0 { return .both }
        guard freedoms.isEmpty else { return freedoms[Int(node)] }
        return Freedom(core.values[index], from: core.untiedLows[index], to: core.untiedHighs[index])
      }
      let direction = core.direction(free, &random)
      for (index, column) in core.problem.columns.enumerated() { set(column, direction[index], part.program) }
    }
  }

  private mutating func descend(
    _ node: Int, _ program: ReducedProgram, _ optimum: PartOptimum, _ freedoms: ContiguousArray<Freedom>
  ) {
    let current = program.tree.nodes[node]
    guard !current.isAbsorbed else { return }
    switch current.kind {
    case .leaf: columns[Int(current.column)] = nodes[node]
    case .sum:
      guard nodes[node] != 0 else { return }
      for (_, link) in program.tree.links(of: current) { nodes[Int(link.node)] = link.coefficient * nodes[node] }
    case .convolution:
      if freedoms.isEmpty {
        collect(optimum.convolutionOfNode[node], at: optimum.nodeValues[node], moving: nodes[node], optimum)
      } else {
        for (place, link) in program.tree.links(of: current) {
          note(place, freedoms[Int(link.node)].scaled(by: link.coefficient))
        }
      }
      share(nodes[node], program.tree)
    }
  }

  private mutating func note(_ place: Int32, _ freedom: Freedom) {
    if freedom == .both {
      undecided.append(place)
    } else if freedom == .rising {
      rising.append((place, random.next()))
    } else if freedom == .falling {
      falling.append((place, random.next()))
    }
  }

  /// Shares a movement of a total out among the children that can move.
  private mutating func share(_ total: Double, _ tree: CostTree) {
    decide(total)
    let (rise, fall) = (rising.reduce(0) { $0 + $1.share }, falling.reduce(0) { $0 + $1.share })
    let isPossible = total > 0 ? rise > 0 : total < 0 ? fall > 0 : rise > 0 && fall > 0
    if isPossible {
      // What moves against the total is made up for by what moves along with it.
      let opposite = total == 0 ? 1 : (total > 0 ? fall : rise) > 0 ? abs(total) * random.next() : 0
      let along = abs(total) + opposite
      move(rising, by: (total < 0 ? opposite : along) / rise, tree)
      move(falling, by: -(total < 0 ? along : opposite) / fall, tree)
    }
    rising.removeAll(keepingCapacity: true)
    falling.removeAll(keepingCapacity: true)
  }

  /// Children that can move both ways go where somebody is missing.
  private mutating func decide(_ total: Double) {
    for place in undecided {
      let needsRising = total > 0 ? rising.isEmpty : rising.isEmpty && !(falling.isEmpty && total < 0)
      if needsRising || (!falling.isEmpty && random.next() < 1.5) {
        rising.append((place, random.next()))
      } else {
        falling.append((place, random.next()))
      }
    }
    undecided.removeAll(keepingCapacity: true)
  }

  private mutating func move(
    _ children: ContiguousArray<(place: Int32, share: Double)>, by factor: Double, _ tree: CostTree
  ) {
    for child in children {
      let link = tree.links[Int(child.place)]
      nodes[Int(link.node)] = child.share * factor / link.coefficient
      isAny = true
    }
  }

  /// The stretches that cost the same as the next bit of the total, or as its last one if it stays.
  private mutating func collect(_ convolution: Convolution, at total: Double, moving: Double, _ optimum: PartOptimum) {
    let line = StretchLine(convolution, at: total, optimum.convolutions)
    guard let cell = line.cell(moving: moving, optimum.functions.pool) else { return }
    let slope = line[cell].slope
    var first = cell
    while first > 0, optimum.functions.pool.compare(line[first - 1].slope, slope, withTies: false) == 0 { first -= 1 }
    var next = first
    while next < line.count, optimum.functions.pool.compare(line[next].slope, slope, withTies: false) == 0 { next += 1 }
    // A single child has nobody to trade with.
    guard next > first + 1 || moving != 0 else { return }
    for cell in first..<next { linkFreedoms[Int(line[cell].link)].formUnion(line.freedom(of: cell)) }
    for cell in first..<next {
      let link = line[cell].link
      note(link, linkFreedoms[Int(link)])
      linkFreedoms[Int(link)] = []
    }
  }

  /// Columns that follow from others.
  private mutating func complete(_ program: ReducedProgram) {
    for column in 0..<program.columnCount {
      let node = program.nodeOfColumn[column]
      if node >= 0, !program.isDefined[column] { columns[column] = nodes[Int(node)] }
    }
    for total in program.totals where program.isAbsorbed(total.column) { add(total.terms, to: total.column, program) }
    for definition in program.definitions.reversed() { add(definition.terms, to: definition.column, program) }
  }

  private mutating func add(_ terms: Range<Int>, to column: Int32, _ program: ReducedProgram) {
    var (sum, largest) = (0.0, 0.0)
    for place in terms {
      let amount = program.termCoefficients[place] * columns[Int(program.termColumns[place])]
      sum += amount
      largest = max(largest, abs(amount))
    }
    columns[Int(column)] = abs(sum) <= Tolerance.movement * largest ? 0 : sum
  }
}
