extension PartOptimum {
  /// The required constraints that the optimum misses, as indices into the members.
  ///
  /// `localVariables` is scratch space: −1 for each variable of the system, before and after.
  func violations(
    of part: Part, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int> {
    number(part, in: &localVariables)
    defer { forget(part, in: &localVariables) }
    return part.violations(system) { columnValues[localVariables[Int($0)]] }
  }

  /// The required constraints that the optimum does not meet with slack.
  func tightConstraints(
    of part: Part, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    number(part, in: &localVariables)
    defer { forget(part, in: &localVariables) }
    var tight: ContiguousArray<Int32> = []
    for member in part.members where system.isRequired(Int(member)) {
      let slack = system.room(Int(member)) { columnValues[localVariables[Int($0)]] }
      if slack <= Tolerance.conflict { tight.append(member) }
    }
    return tight
  }

  private func number(_ part: Part, in localVariables: inout ContiguousArray<Int32>) {
    for (local, variable) in part.columns.variables.enumerated() { localVariables[Int(variable)] = Int32(local) }
  }

  private func forget(_ part: Part, in localVariables: inout ContiguousArray<Int32>) {
    for variable in part.columns.variables { localVariables[Int(variable)] = -1 }
  }
}
