/// The components of the next batch, as indices into the members of all components.
struct BatchPlan {
  private var indices: ContiguousArray<Int> = []
  /// The members that give the value of each constant; computed when first needed.
  private var tellers: [Int32: ContiguousArray<Int>]?

  /// The number of constraints so far.
  var count: Int { indices.count }

  /// Adds a component.
  mutating func add(_ members: ArraySlice<Int>) { indices += members }

  /// Makes a batch of the added components, with the constraints that give the values of their constants.
  mutating func takeBatch(
    _ all: Components, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ComponentBatch {
    // Most systems are one batch of all constraints.
    let imported = indices.count == all.members.count ? [] : imported(all, system)
    let sorted = (indices + imported).sorted()
    indices.removeAll(keepingCapacity: true)
    return ComponentBatch(
      system, members: ContiguousArray(sorted.map { all.members[$0] }),
      ranks: ContiguousArray(sorted.map { all.ranks[$0] }),
      componentOfMember: ContiguousArray(sorted.map { imported.contains($0) ? -1 : all.componentOfMember[$0] }),
      localVariables: &localVariables)
  }

  private mutating func imported(_ all: Components, _ system: LinearSystem) -> Set<Int> {
    var constants: Set<Int32> = []
    for index in indices {
      for variable in system.rows.variables[system.rows.range(Int(all.members[index]))] where all.isConstant(variable) {
        constants.insert(variable)
      }
    }
    let components = Set(indices.map { all.componentOfMember[$0] })
    let known = tellers ?? Self.tellers(all, system)
    tellers = known
    return Set(constants.flatMap { known[$0] ?? [] }.filter { !components.contains(all.componentOfMember[$0]) })
  }

  private static func tellers(_ all: Components, _ system: LinearSystem) -> [Int32: ContiguousArray<Int>] {
    var tellers: [Int32: ContiguousArray<Int>] = [:]
    for (index, member) in all.members.enumerated() {
      if let variable = system.singleVariable(Int(member)), all.isConstant(variable) {
        tellers[variable, default: []].append(index)
      }
    }
    return tellers
  }
}
