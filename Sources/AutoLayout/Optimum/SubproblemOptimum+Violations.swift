extension SubproblemOptimum {
  /// The required constraints that the optimum misses, as indices into the members.
  ///
  /// `localVariables` is scratch space: −1 for each variable of the system, before and after.
  func violations(
    of subproblem: Subproblem, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int> {
    number(subproblem, in: &localVariables)
    defer { forget(subproblem, in: &localVariables) }
    return subproblem.violations(system) { columnValues[localVariables[Int($0)]] }
  }

  /// The required constraints that the optimum does not meet with slack.
  func tightConstraints(
    of subproblem: Subproblem, _ system: LinearSystem, in localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    number(subproblem, in: &localVariables)
    defer { forget(subproblem, in: &localVariables) }
    var tight: ContiguousArray<Int32> = []
    for member in subproblem.members where system.isRequired(Int(member)) {
      let slack = system.slack(Int(member)) { columnValues[localVariables[Int($0)]] }
      if slack <= Tolerance.conflict { tight.append(member) }
    }
    return tight
  }

  private func number(_ subproblem: Subproblem, in localVariables: inout ContiguousArray<Int32>) {
    for (local, variable) in subproblem.columns.variables.enumerated() { localVariables[Int(variable)] = Int32(local) }
  }

  private func forget(_ subproblem: Subproblem, in localVariables: inout ContiguousArray<Int32>) {
    for variable in subproblem.columns.variables { localVariables[Int(variable)] = -1 }
  }
}
