/// Components that are reduced and optimised together, because each by itself would be too small for its overhead. What
/// comes out for a component does not depend on the others in its batch.
struct Batch: Sendable {
  private(set) var part: Part
  private var ranks: ContiguousArray<Double>
  /// The component of each member; −1 for constraints that only tell the value of a constant and have their home in
  /// another batch.
  private(set) var componentOfMember: ContiguousArray<Int32>
  private var evaluation = Evaluation()
  /// The components that had to be looked at by themselves.
  private(set) var resolutions: [ConflictResolution] = []

  /// Copies of a batch share what they know until one of them is solved again.
  private final class Evaluation: @unchecked Sendable {
    var optimum = PartOptimum()
  }

  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    componentOfMember: ContiguousArray<Int32>, localVariables: inout ContiguousArray<Int32>
  ) {
    part = Part(system, members: members, ranks: ranks, localVariables: &localVariables)
    self.ranks = ranks
    self.componentOfMember = componentOfMember
  }

  /// The variables that are decided here: all but the constants of other batches.
  func homeVariables(_ system: LinearSystem) -> ContiguousArray<Int32> {
    var foreign: Set<Int32> = []
    for (index, member) in part.members.enumerated() where componentOfMember[index] < 0 {
      foreign.formUnion(system.rows.variables[system.rows.range(Int(member))])
    }
    return foreign.isEmpty
      ? part.columns.variables : part.columns.variables.filter { !foreign.contains($0) }
  }

  /// False if the constraint that made a constant was given up: then components that it kept apart hang together.
  mutating func solve(
    _ system: LinearSystem, makesConstant: (Int) -> Bool, _ scratch: inout ConflictScratch,
    into tracked: inout TrackedSolution
  ) -> Bool {
    makeUnique()
    evaluation.optimum.evaluate(part, system)
    tracked.adopt(part, evaluation.optimum, system)
    resolutions.removeAll()
    let violations = tracked.solution.values.withUnsafeBufferPointer { values in
      part.violations(system) { values[Int($0)] }
    }
    guard !violations.isEmpty else { return true }
    for (first, closure) in closures(of: Set(violations.map { componentOfMember[$0] }), system) {
      let resolution = ConflictResolution(
        members: ContiguousArray(closure.map { part.members[$0] }), ranks: ContiguousArray(closure.map { ranks[$0] }),
        firstMember: part.members[first], &scratch)
      resolutions.append(resolution)
      tracked.adopt(resolution.solution)
      if resolution.broken.contains(where: { makesConstant($0.index) }) { return false }
    }
    return true
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&evaluation) { evaluation = Evaluation() }
  }

  /// The places of each component's constraints and of those that tell it the values of constants, and of the first of the
  /// former.
  private func closures(of components: Set<Int32>, _ system: LinearSystem) -> [(first: Int, places: [Int])] {
    var places: [Int32: [Int]] = [:]
    var tellers: [Int32: [Int]] = [:]
    for (place, member) in part.members.enumerated() {
      let component = componentOfMember[place]
      if component >= 0, components.contains(component) { places[component, default: []].append(place) }
      if let variable = system.singleVariable(Int(member)), system.isRequiredEquality(Int(member)) {
        tellers[variable, default: []].append(place)
      }
    }
    return places.sorted { $0.key < $1.key }.map { _, own in
      var mentioned: Set<Int32> = []
      for place in own { mentioned.formUnion(system.rows.variables[system.rows.range(Int(part.members[place]))]) }
      let all = mentioned.reduce(into: Set(own)) { $0.formUnion(tellers[$1] ?? []) }
      return (own[0], all.sorted())
    }
  }
}

// MARK: - Changes that leave the structure as it is

extension Batch {
  /// A constraint has another constant or priority.
  mutating func invalidate(_ constraint: Int32, _ system: LinearSystem) {
    guard let index = part.index(of: constraint, system) else { return }
    makeUnique()
    evaluation.optimum.invalidate(column: Int(part.columns.columnOfMember[index]))
  }

  /// Adds a required equality, if it is about a sum that has a cost anyway; false if not.
  mutating func insert(_ constraint: Int32, _ system: LinearSystem) -> Bool {
    guard let (column, scale) = part.columns.find(Int(constraint), system), part.columns.kinds[column] == .cost,
      let other = part.columns.constraints(of: column).first.map({ part.columns[$0].constraint }),
      let home = part.index(of: other, system)
    else { return false }
    let component = componentOfMember[home]
    let index = part.place(of: constraint, system)
    let rank = rank(at: index, in: component, system)
    part.insert(
      PartColumns.Entry(constraint: constraint, scale: scale, rank: rank), to: column, at: index, system)
    ranks.insert(rank, at: index)
    componentOfMember.insert(component, at: index)
    makeUnique()
    evaluation.optimum.invalidate(column: column)
    return true
  }

  /// As in `Components`: that of the next optional constraint, or 1 behind the last of them.
  private func rank(at place: Int, in component: Int32, _ system: LinearSystem) -> Double {
    func isRanked(_ index: Int) -> Bool {
      componentOfMember[index] == component && !system.isRequired(Int(part.members[index]))
    }
    if let next = (place..<part.members.count).first(where: isRanked) { return ranks[next] }
    return (0..<place).last(where: isRanked) == nil ? Components.rank(0, of: 0) : Components.rank(1, of: 1)
  }

  /// Takes a required equality out, if it is about a sum that has a cost anyway; false if not.
  mutating func remove(_ constraint: Int32, _ system: LinearSystem) -> Bool {
    guard let index = part.index(of: constraint, system) else { return false }
    let column = Int(part.columns.columnOfMember[index])
    guard part.columns.kinds[column] == .cost else { return false }
    part.remove(at: index)
    ranks.remove(at: index)
    componentOfMember.remove(at: index)
    makeUnique()
    evaluation.optimum.invalidate(column: column)
    return true
  }
}
