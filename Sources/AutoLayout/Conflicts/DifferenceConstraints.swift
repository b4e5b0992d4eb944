/// Required constraints that each compare a variable, or the difference of two, with a number: whether they can hold
/// together is a question of shortest paths, which is answered much sooner than by solving them (Bellman and Ford).
struct DifferenceConstraints {
  /// Says that the value at `end` exceeds the one at `start` by at most `length`.
  private struct Edge {
    let start: Int32
    let end: Int32
    let length: Double
  }

  private var edges: ContiguousArray<Edge> = []
  /// The variables, numbered from 1, and the number 0, to which single variables are compared.
  private var nodeCount = 1

  /// Nil where a constraint is of another form. `localVariables` is scratch space: −1 for each variable of the system,
  /// before and after.
  init?(
    _ constraints: ContiguousArray<Int32>, _ system: LinearSystem, localVariables: inout ContiguousArray<Int32>
  ) {
    edges.reserveCapacity(2 * constraints.count)
    var isComplete = true
    for constraint in constraints where isComplete {
      isComplete = add(Int(constraint), system, &localVariables)
    }
    for constraint in constraints {
      for variable in system.rows.variables[system.rows.range(Int(constraint))] { localVariables[Int(variable)] = -1 }
    }
    if !isComplete { return nil }
  }

  private mutating func add(
    _ constraint: Int, _ system: LinearSystem, _ localVariables: inout ContiguousArray<Int32>
  ) -> Bool {
    let range = system.rows.range(constraint)
    let factor = range.isEmpty ? 0 : system.rows.coefficients[range.lowerBound]
    guard range.count == 1 || range.count == 2 && system.rows.coefficients[range.lowerBound + 1] == -factor else {
      return false
    }
    let minuend = node(system.rows.variables[range.lowerBound], &localVariables)
    let subtrahend = range.count == 2 ? node(system.rows.variables[range.lowerBound + 1], &localVariables) : 0
    let difference = system.constants[constraint] / factor
    let relation = system.relations[constraint]
    if factor > 0 ? relation.penalizesAbove : relation.penalizesBelow {
      edges.append(Edge(start: subtrahend, end: minuend, length: difference))
    }
    if factor > 0 ? relation.penalizesBelow : relation.penalizesAbove {
      edges.append(Edge(start: minuend, end: subtrahend, length: -difference))
    }
    return true
  }

  private mutating func node(_ variable: Int32, _ localVariables: inout ContiguousArray<Int32>) -> Int32 {
    if localVariables[Int(variable)] < 0 {
      localVariables[Int(variable)] = Int32(nodeCount)
      nodeCount += 1
    }
    return localVariables[Int(variable)]
  }

  /// A contradiction that is nearer to none than this is left to the solver, which knows what rounding explains.
  private static let clearContradiction = 0.01

  /// What paths lose to rounding.
  private static let noise = 1e-6

  /// Whether all can hold together; nil where it is a close thing, or would take long to find out.
  var isFeasible: Bool? {
    var distances = ContiguousArray(repeating: 0.0, count: nodeCount)
    var predecessors = ContiguousArray<Int32>(repeating: -1, count: nodeCount)
    for round in 1...64 {
      if !relax(&distances, &predecessors) { return true }
      // Without a contradiction, paths are found after a few rounds.
      guard round & (round - 1) == 0, let length = circleLength(predecessors) else { continue }
      return length < -Self.clearContradiction ? false : nil
    }
    return nil
  }

  /// Shortens distances by each edge once; answers whether any became shorter.
  private func relax(_ distances: inout ContiguousArray<Double>, _ predecessors: inout ContiguousArray<Int32>) -> Bool {
    var isChanged = false
    for (index, edge) in edges.enumerated() {
      let distance = distances[Int(edge.start)] + edge.length
      guard distance < distances[Int(edge.end)] - Self.noise else { continue }
      distances[Int(edge.end)] = distance
      predecessors[Int(edge.end)] = Int32(index)
      isChanged = true
    }
    return isChanged
  }

  /// The length of a circle of edges that shorten each other; nil without one.
  private func circleLength(_ predecessors: ContiguousArray<Int32>) -> Double? {
    // The walk in which each node was seen first.
    var walks = ContiguousArray<Int32>(repeating: -1, count: nodeCount)
    for start in 0..<nodeCount {
      var node = start
      while walks[node] < 0, predecessors[node] >= 0 {
        walks[node] = Int32(start)
        node = Int(edges[Int(predecessors[node])].start)
      }
      if predecessors[node] >= 0, walks[node] == Int32(start) { return length(ofCircleAt: node, predecessors) }
      if walks[node] < 0 { walks[node] = Int32(start) }
    }
    return nil
  }

  private func length(ofCircleAt first: Int, _ predecessors: ContiguousArray<Int32>) -> Double {
    var length = 0.0
    var node = first
    repeat {
      let edge = edges[Int(predecessors[node])]
      length += edge.length
      node = Int(edge.start)
    } while node != first
    return length
  }
}
