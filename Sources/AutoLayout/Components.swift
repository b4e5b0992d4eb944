/// Reduced rows split into parts that share no variable, in the order of their first rows.
struct Components {
  /// The rows of each part, in order.
  private(set) var rows: [[Int]] = []
  private var parents: [Int32]

  init(_ reduced: ReducedRows, variableCount: Int) {
    parents = (0..<variableCount).map(Int32.init)
    for row in 0..<reduced.rows.count {
      let variables = reduced.rows.variables[reduced.rows.range(row)]
      guard let first = variables.first else { continue }
      for variable in variables.dropFirst() { join(first, variable) }
    }
    var partOfRoot = Array(repeating: -1, count: variableCount)
    for row in 0..<reduced.rows.count {
      let root = Int(find(reduced.rows.variables[reduced.rows.range(row).lowerBound]))
      if partOfRoot[root] < 0 {
        partOfRoot[root] = rows.count
        rows.append([])
      }
      rows[partOfRoot[root]].append(row)
    }
  }

  private mutating func find(_ variable: Int32) -> Int32 {
    var current = variable
    while parents[Int(current)] != current {
      parents[Int(current)] = parents[Int(parents[Int(current)])]
      current = parents[Int(current)]
    }
    return current
  }

  private mutating func join(_ left: Int32, _ right: Int32) {
    let (first, second) = (find(left), find(right))
    if first != second { parents[Int(max(first, second))] = min(first, second) }
  }
}
