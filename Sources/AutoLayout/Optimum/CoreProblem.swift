/// Connected rows between columns with costs that the reduction could not remove.
struct CoreProblem {
  /// The columns of the subproblem, in the order of their first mention.
  private(set) var columns: ContiguousArray<Int32> = []
  /// The cost of each; nil for none.
  var costs: ContiguousArray<CostFunction?> = []
  /// Rows over indices into `columns`.
  private(set) var rows = CoreRows()
  private(set) var rightSides: ContiguousArray<Double> = []

  init(_ rows: CoreRows, members: ContiguousArray<Int>, rightSide: (Int32) -> Double) {
    var indices: [Int32: Int32] = [:]
    for row in members {
      for place in rows.terms(row) {
        let column = rows.columns[place]
        let index = indices[column] ?? Int32(columns.count)
        if Int(index) == columns.count {
          indices[column] = index
          columns.append(column)
        }
        self.rows.addTerm(column: index, coefficient: rows.coefficients[place])
      }
      self.rows.closeRow(slot: rows.slots[row])
      rightSides.append(rightSide(rows.slots[row]))
    }
    costs = ContiguousArray(repeating: nil, count: columns.count)
  }

  /// The same rows with zeros on the right: the directions along which they hold.
  var homogeneous: CoreProblem {
    var problem = self
    for row in problem.rightSides.indices { problem.rightSides[row] = 0 }
    for index in problem.costs.indices { problem.costs[index] = nil }
    return problem
  }
}

extension CoreRows {
  /// The groups of rows that are connected by columns, in the order of their first rows.
  func groups(columnCount: Int) -> ContiguousArray<ContiguousArray<Int>> {
    var sets = DisjointSets(count: columnCount)
    for row in 0..<count {
      let range = terms(row)
      for place in range.dropFirst() { sets.join(columns[range.lowerBound], columns[place]) }
    }
    var groupOfRoot: [Int32: Int] = [:]
    var groups: ContiguousArray<ContiguousArray<Int>> = []
    for row in 0..<count {
      let root = sets.find(columns[terms(row).lowerBound])
      let group = groupOfRoot[root] ?? groups.count
      if group == groups.count {
        groupOfRoot[root] = group
        groups.append([])
      }
      groups[group].append(row)
    }
    return groups
  }
}
