/// Components that are about to become a batch, as indices into the members of all components.
struct BatchPlan {
  private var indices: ContiguousArray<Int> = []
  private var components: Set<Int32> = []
  /// The members that tell the value of each constant.
  private var tellers: [Int32: ContiguousArray<Int>] = [:]

  /// The number of constraints so far.
  var count: Int { indices.count }

  init(_ all: Components, _ system: LinearSystem) {
    for (index, member) in all.members.enumerated() {
      if let variable = system.singleVariable(Int(member)), all.isConstant(variable) {
        tellers[variable, default: []].append(index)
      }
    }
  }

  mutating func add(_ component: Int, _ members: ContiguousArray<Int>) {
    indices += members
    components.insert(Int32(component))
  }

  /// The batch of what was added, with the constraints that tell the values of the constants it mentions.
  mutating func takeBatch(
    _ all: Components, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> Batch {
    let imported = imported(all, system)
    let sorted = (indices + imported).sorted()
    indices.removeAll(keepingCapacity: true)
    components.removeAll(keepingCapacity: true)
    return Batch(
      system, members: ContiguousArray(sorted.map { all.members[$0] }),
      ranks: ContiguousArray(sorted.map { all.ranks[$0] }),
      componentOfMember: ContiguousArray(sorted.map { imported.contains($0) ? -1 : all.componentOfMember[$0] }),
      localVariables: &localVariables)
  }

  private func imported(_ all: Components, _ system: LinearSystem) -> Set<Int> {
    var constants: Set<Int32> = []
    for index in indices {
      for variable in system.rows.variables[system.rows.range(Int(all.members[index]))] where all.isConstant(variable) {
        constants.insert(variable)
      }
    }
    let tellers = constants.flatMap { self.tellers[$0] ?? [] }
    return Set(tellers.filter { !components.contains(all.componentOfMember[$0]) })
  }
}
