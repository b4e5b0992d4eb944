/// Components that are reduced and optimized together, to save overhead. The result of a component does not depend on
/// the other components of its batch.
struct ComponentBatch: Sendable {
  private(set) var subproblem: Subproblem
  private var ranks: ContiguousArray<Double>
  /// The component of each member; −1 for constraints of another batch that are here to give the value of a constant.
  private(set) var componentOfMember: ContiguousArray<Int32>
  private var evaluation = Evaluation()
  /// The components with conflicts or numerical errors, which were solved separately.
  private(set) var resolutions: [ConflictResolution] = []
  /// Whether solving took too many steps, or numbers exceeded all precision. It is not tried again with other numbers.
  private(set) var isIncomplete = false

  /// Copies of a batch share an evaluation until one of them is solved again.
  private final class Evaluation: @unchecked Sendable {
    var optimum = SubproblemOptimum()
  }

  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    componentOfMember: ContiguousArray<Int32>, localVariables: inout ContiguousArray<Int32>
  ) {
    subproblem = Subproblem(
      system, members: members, ranks: ranks, joinsEqualVariables: true, localVariables: &localVariables)
    self.ranks = ranks
    self.componentOfMember = componentOfMember
  }

  /// The variables that this batch determines: all but the constants of other batches.
  func homeVariables(_ system: LinearSystem) -> ContiguousArray<Int32> {
    var foreign: Set<Int32> = []
    for (index, member) in subproblem.members.enumerated() where componentOfMember[index] < 0 {
      foreign.formUnion(system.rows.variables[system.rows.range(Int(member))])
    }
    let variables =
      subproblem.columns.followers.isEmpty
      ? subproblem.columns.variables : subproblem.columns.variables + subproblem.columns.followers.map(\.variable)
    return foreign.isEmpty ? variables : variables.filter { !foreign.contains($0) }
  }

  /// Returns false if a constraint that makes a variable constant was broken: then components that shared the constant
  /// are connected.
  mutating func solve(
    _ system: LinearSystem, makesConstant: (Int) -> Bool, _ scratch: inout ConflictScratch,
    into tracked: inout TrackedSolution
  ) -> Bool {
    guard !isIncomplete else { return true }
    makeUnique()
    evaluation.optimum.evaluate(subproblem, system)
    tracked.adopt(subproblem, evaluation.optimum, system)
    resolutions.removeAll()
    isIncomplete = !evaluation.optimum.isComplete
    guard !isIncomplete else { return true }
    let violations = tracked.solution.values.withUnsafeBufferPointer { values in
      subproblem.violations(system) { values[Int($0)] }
    }
    guard !violations.isEmpty else { return true }
    for (first, closure) in closures(of: Set(violations.map { componentOfMember[$0] }), system) {
      let resolution = ConflictResolution(
        members: ContiguousArray(closure.map { subproblem.members[$0] }),
        ranks: ContiguousArray(closure.map { ranks[$0] }),
        firstMember: subproblem.members[first], &scratch)
      resolutions.append(resolution)
      if !resolution.solution.isComplete { isIncomplete = true }
      tracked.adopt(resolution.solution)
      if resolution.broken.contains(where: { makesConstant($0.index) }) { return false }
    }
    return true
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&evaluation) { evaluation = Evaluation() }
  }

  /// The places of each component's constraints and of those that give the values of its constants, and the first of
  /// the former.
  private func closures(of components: Set<Int32>, _ system: LinearSystem) -> [(first: Int, places: [Int])] {
    var places: [Int32: [Int]] = [:]
    var tellers: [Int32: [Int]] = [:]
    for (place, member) in subproblem.members.enumerated() {
      let component = componentOfMember[place]
      if component >= 0, components.contains(component) { places[component, default: []].append(place) }
      if let variable = system.singleVariable(Int(member)), system.isRequiredEquality(Int(member)) {
        tellers[variable, default: []].append(place)
      }
    }
    return places.sorted { $0.key < $1.key }.map { _, own in
      var mentioned: Set<Int32> = []
      for place in own { mentioned.formUnion(system.rows.variables[system.rows.range(Int(subproblem.members[place]))]) }
      let all = mentioned.reduce(into: Set(own)) { $0.formUnion(tellers[$1] ?? []) }
      return (own[0], all.sorted())
    }
  }
}

// MARK: - Changes that leave the structure as it is

extension ComponentBatch {
  /// Marks the constant or priority of a constraint as changed.
  mutating func invalidate(_ constraint: Int32, _ system: LinearSystem) {
    guard let index = subproblem.index(of: constraint, system) else { return }
    makeUnique()
    evaluation.optimum.invalidate(column: Int(subproblem.columns.columnOfMember[index]))
  }

  /// Adds a required equality on a sum that has a cost; returns false for any other.
  mutating func insert(_ constraint: Int32, _ system: LinearSystem) -> Bool {
    guard !system.equatesSums(Int(constraint)),
      let (column, scale) = subproblem.columns.find(Int(constraint), system),
      subproblem.columns.kinds[column] == .cost,
      let other = subproblem.columns.constraints(of: column).first.map({ subproblem.columns[$0].constraint }),
      let home = subproblem.index(of: other, system)
    else { return false }
    let component = componentOfMember[home]
    let index = subproblem.place(of: constraint, system)
    let rank = rank(at: index, in: component, system)
    subproblem.insert(
      SubproblemColumns.Entry(constraint: constraint, scale: scale, rank: rank), to: column, at: index, system)
    ranks.insert(rank, at: index)
    componentOfMember.insert(component, at: index)
    makeUnique()
    evaluation.optimum.invalidate(column: column)
    return true
  }

  /// The rank as in `Components`: that of the next optional constraint, or 1 after the last.
  private func rank(at place: Int, in component: Int32, _ system: LinearSystem) -> Double {
    func isRanked(_ index: Int) -> Bool {
      componentOfMember[index] == component && !system.isRequired(Int(subproblem.members[index]))
    }
    if let next = (place..<subproblem.members.count).first(where: isRanked) { return ranks[next] }
    return (0..<place).last(where: isRanked) == nil ? Components.rank(0, of: 0) : Components.rank(1, of: 1)
  }

  /// Removes a required equality on a sum that has a cost; returns false for any other.
  mutating func remove(_ constraint: Int32, _ system: LinearSystem) -> Bool {
    guard let index = subproblem.index(of: constraint, system) else { return false }
    let column = Int(subproblem.columns.columnOfMember[index])
    guard subproblem.columns.kinds[column] == .cost else { return false }
    subproblem.remove(at: index)
    ranks.remove(at: index)
    componentOfMember.remove(at: index)
    makeUnique()
    evaluation.optimum.invalidate(column: column)
    return true
  }
}
