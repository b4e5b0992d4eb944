/// Components that are reduced and optimised together, because each by itself would be too small for its overhead. What
/// comes out for a component does not depend on the others in its batch.
struct Batch {
  private(set) var part: Part
  /// The component of each member; −1 for constraints that only tell the value of a constant and have their home in
  /// another batch.
  let componentOfMember: ContiguousArray<Int32>
  private(set) var optimum = PartOptimum()
  /// The components that had to be looked at by themselves.
  private(set) var resolutions: [ConflictResolution] = []

  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    componentOfMember: ContiguousArray<Int32>, localVariables: inout ContiguousArray<Int32>
  ) {
    part = Part(system, members: members, ranks: ranks, localVariables: &localVariables)
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
  ///
  /// `localVariables` is scratch space, as in `PartColumns`.
  mutating func solve(
    _ system: LinearSystem, makesConstant: (Int) -> Bool, in localVariables: inout ContiguousArray<Int32>
  ) -> Bool {
    optimum.evaluate(part, system)
    resolutions.removeAll()
    let violations = part.violations(system, optimum, in: &localVariables)
    for component in Set(violations.map { componentOfMember[$0] }).sorted() where component >= 0 {
      let (members, ranks) = closure(of: component, system)
      let first = componentOfMember.firstIndex(of: component) ?? 0
      let resolution = ConflictResolution(
        system, members: members, ranks: ranks, firstMember: part.members[first])
      resolutions.append(resolution)
      if resolution.broken.contains(where: { makesConstant($0.index) }) { return false }
    }
    return true
  }

  /// A component's constraints, and those that tell it the values of constants.
  private func closure(of component: Int32, _ system: LinearSystem) -> (ContiguousArray<Int32>, ContiguousArray<Double>)
  {
    var mentioned: Set<Int32> = []
    for (index, member) in part.members.enumerated() where componentOfMember[index] == component {
      mentioned.formUnion(system.rows.variables[system.rows.range(Int(member))])
    }
    var members: ContiguousArray<Int32> = []
    var ranks: ContiguousArray<Double> = []
    for (index, member) in part.members.enumerated() {
      let range = system.rows.range(Int(member))
      let tellsValue =
        range.count == 1 && system.isRequiredEquality(Int(member))
        && mentioned.contains(system.rows.variables[range.lowerBound])
      guard tellsValue || componentOfMember[index] == component else { continue }
      members.append(member)
      ranks.append(part.ranks[index])
    }
    return (members, ranks)
  }
}
