extension PartOptimum {
  /// For each node which ways its value can move without changing the error of any constraint below it.
  func errorFreedoms(_ part: borrowing Part, _ system: LinearSystem) -> ContiguousArray<Freedom> {
    let tree = part.program.tree
    var freedoms = ContiguousArray<Freedom>(repeating: [], count: tree.nodes.count)
    for (node, current) in tree.nodes.enumerated() where !current.isAbsorbed {
      switch current.kind {
      case .leaf:
        freedoms[node] = part.errorFreedom(of: Int(current.column), at: nodeValues[node], system)
      case .sum:
        freedoms[node] = tree.links(of: current).reduce(.both) { freedom, next in
          freedom.intersection(freedoms[Int(next.link.node)].scaled(by: next.link.coefficient))
        }
      case .convolution:
        freedoms[node] = tree.links(of: current).reduce([]) { freedom, next in
          freedom.union(freedoms[Int(next.link.node)].scaled(by: next.link.coefficient))
        }
      }
    }
    return freedoms
  }
}

extension Part {
  /// Which ways a column can move without changing the error of any of its constraints.
  func errorFreedom(of column: Int, at value: Double, _ system: LinearSystem) -> Freedom {
    let tolerance = Tolerance.error * max(1, abs(value) * 1e-3)
    var freedom = Freedom.both
    for position in columns.constraints(of: column) {
      let kink = kink(position, system, coefficient: 1, offset: 0)
      if kink.isPenalizedAbove, value > kink.place - tolerance { freedom.remove(.rising) }
      if kink.isPenalizedAbove, value > kink.place + tolerance { freedom = [] }
      if kink.isPenalizedBelow, value < kink.place + tolerance { freedom.remove(.falling) }
      if kink.isPenalizedBelow, value < kink.place - tolerance { freedom = [] }
    }
    return freedom
  }
}
