/// Components that are about to become a batch, as indices into the members of all components.
struct BatchPlan {
  private(set) var indices: ContiguousArray<Int> = []
  private var imported: Set<Int> = []
  private var components: Set<Int32> = []

  mutating func add(_ component: Int, _ members: ContiguousArray<Int>) {
    indices += members
    components.insert(Int32(component))
  }

  /// Adds the constraints that tell the values of the constants that are mentioned.
  mutating func addConstants(_ all: Components, _ system: LinearSystem) {
    var constants: Set<Int32> = []
    for index in indices {
      for variable in system.rows.variables[system.rows.range(Int(all.members[index]))] where all.isConstant(variable) {
        constants.insert(variable)
      }
    }
    guard !constants.isEmpty else { return }
    for (index, member) in all.members.enumerated() where !components.contains(all.componentOfMember[index]) {
      let range = system.rows.range(Int(member))
      if range.count == 1, constants.contains(system.rows.variables[range.lowerBound]) { imported.insert(index) }
    }
  }

  func batch(_ all: Components, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>) -> Batch {
    let sorted = (indices + imported).sorted()
    return Batch(
      system, members: ContiguousArray(sorted.map { all.members[$0] }),
      ranks: ContiguousArray(sorted.map { all.ranks[$0] }),
      componentOfMember: ContiguousArray(sorted.map { imported.contains($0) ? -1 : all.componentOfMember[$0] }),
      localVariables: &localVariables)
  }
}
