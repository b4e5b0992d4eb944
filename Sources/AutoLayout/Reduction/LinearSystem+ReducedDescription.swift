extension LinearSystem {
  /// The system after the reduction, for debugging.
  ///
  /// Variables keep their names; `s7 = v1 - v0` is a sum of variables that constraints compare, `t9 = s7 + s8` a total.
  /// Then come the variables that follow from others, what decides the rest, and the rows left to the simplex method:
  ///
  ///     t9 = s7 + s8, as cheap as can be
  ///     v1 := v0 + s7
  ///     remaining: 2 s3 - t9 = r4
  ///
  /// A right-hand side `r4` is a sum of constants of constraints.
  public var reducedDescription: String {
    let components = Components(self)
    var localVariables = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    let subproblem = Subproblem(
      self, members: components.members, ranks: components.ranks, joinsEqualVariables: true,
      localVariables: &localVariables)
    return ReducedDescription(subproblem).lines.joined(separator: "\n")
  }
}

private struct ReducedDescription {
  private let subproblem: Subproblem
  private(set) var lines: [String] = []

  init(_ subproblem: Subproblem) {
    self.subproblem = subproblem
    lines += sums + totals
    lines += subproblem.columns.followers.map { "v\($0.variable) := \(name($0.column))" }
    lines += (0..<subproblem.program.definitions.count).map { index in
      let definition = subproblem.program.definitions[index]
      return "\(name(definition.column)) := \(sum(definition.terms, rightSide: definition.slot))"
    }
    lines += (0..<subproblem.program.freeRoots.count).map { index in
      let column = subproblem.program.freeRoots[index]
      return "\(name(column)): \(subproblem.program.nodeOfColumn[column] < 0 ? "open" : "as cheap as can be")"
    }
    lines += (0..<subproblem.program.checks.count).map { "0 = r\(subproblem.program.checks[$0])" }
    let core = subproblem.program.core
    lines += (0..<core.count).map { row in
      let terms = core.terms(row).map { (name(core.columns[$0]), core.coefficients[$0]) }
      return "remaining: \(LinearSystem.sum(terms)) = r\(core.slots[row])"
    }
  }

  private var sums: [String] {
    let variableCount = subproblem.columns.variables.count
    return (0..<subproblem.columns.forms.count).compactMap { form in
      guard subproblem.columns.kinds[variableCount + form] == .cost else { return nil }
      let terms = subproblem.columns.forms.terms(form).map {
        (name(subproblem.columns.forms.variables[$0]), subproblem.columns.forms.coefficients[$0])
      }
      return "\(name(Int32(variableCount + form))) = \(LinearSystem.sum(terms))"
    }
  }

  private var totals: [String] {
    (0..<subproblem.program.totals.count).map { index in
      let total = subproblem.program.totals[index]
      return "\(name(total.column)) = \(LinearSystem.sum(terms(total.terms)))"
    }
  }

  private func sum(_ terms: Places, rightSide: Int32) -> String {
    let text = LinearSystem.sum(self.terms(terms))
    return text.isEmpty ? "r\(rightSide)" : "\(text) + r\(rightSide)"
  }

  private func terms(_ terms: Places) -> [(String, Double)] {
    terms.range.map { (name(subproblem.program.termColumns[$0]), subproblem.program.termCoefficients[$0]) }
  }

  private func name(_ column: Int32) -> String {
    if Int(column) < subproblem.columns.variables.count { return "v\(subproblem.columns.variables[Int(column)])" }
    return Int(column) < subproblem.columns.count ? "s\(column)" : "t\(column)"
  }
}
