extension PartOptimum {
  /// For each node which ways its value can move without changing the error of any constraint below it.
  func errorFreedoms(_ part: borrowing Part, _ system: LinearSystem) -> UncheckedArray<Freedom> {
    var freedoms = UncheckedArray<Freedom>(repeating: [], count: part.program.tree.nodes.count)
    for node in 0..<freedoms.count where !part.program.tree.nodes[node].isAbsorbed {
      let current = part.program.tree.nodes[node]
      switch current.kind {
      case .leaf:
        freedoms[node] = part.errorFreedom(of: Int(current.column), at: nodeValues[node], system)
      case .sum:
        var freedom = Freedom.both
        for place in part.program.tree.links(of: current) {
          let link = part.program.tree.links[place]
          freedom.formIntersection(freedoms[link.node].scaled(by: link.coefficient))
        }
        freedoms[node] = freedom
      case .convolution:
        var freedom: Freedom = []
        for place in part.program.tree.links(of: current) {
          let link = part.program.tree.links[place]
          freedom.formUnion(freedoms[link.node].scaled(by: link.coefficient))
        }
        freedoms[node] = freedom
      }
    }
    return freedoms
  }
}

extension Part {
  /// Which ways a column can move without changing the error of any of its constraints.
  func errorFreedom(of column: Int, at value: Double, _ system: LinearSystem) -> Freedom {
    let tolerance = Tolerance.freedom * max(1, abs(value) * 1e-3)
    var freedom = Freedom.both
    for place in columns.constraints(of: column) where !freedom.isEmpty {
      let entry = columns[place]
      // In terms of the column, from where the constraint begins to be missed.
      let difference = value - system.constants[Int(entry.constraint)] / entry.scale
      let relation = system.relations[Int(entry.constraint)]
      let isTurned = entry.scale < 0
      if isTurned ? relation.penalizesBelow : relation.penalizesAbove {
        if difference > -tolerance { freedom.remove(.rising) }
        if difference > tolerance { freedom = [] }
      }
      if isTurned ? relation.penalizesAbove : relation.penalizesBelow {
        if difference < tolerance { freedom.remove(.falling) }
        if difference < -tolerance { freedom = [] }
      }
    }
    return freedom
  }
}
