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
