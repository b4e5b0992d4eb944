extension LinearSystem {
  /// What is left of the system after everything that can be taken out is: for the one who debugs it.
  ///
  /// Variables keep their names; `s7 = v1 - v0` is a sum of variables that constraints compare, `t9 = s7 + s8` a total.
  /// Then come the variables that follow from others, what decides the rest, and the rows left to the simplex method:
  ///
  ///     t9 = s7 + s8, as cheap as can be
  ///     v1 := v0 + s7
  ///     remaining: 2 s3 - t9 = r4
  ///
  /// A right side `r4` stands for what the constants of constraints add up to.
  public var reducedDescription: String {
    let components = Components(self)
    var localVariables = ContiguousArray<Int32>(repeating: -1, count: variableCount)
    let part = Part(self, members: components.members, ranks: components.ranks, localVariables: &localVariables)
    return ReducedDescription(part).lines.joined(separator: "\n")
  }
}

private struct ReducedDescription {
  private let part: Part
  private(set) var lines: [String] = []

  init(_ part: Part) {
    self.part = part
    lines += sums + totals
    lines += (0..<part.program.definitions.count).map { index in
      let definition = part.program.definitions[index]
      return "\(name(definition.column)) := \(sum(definition.terms, rightSide: definition.slot))"
    }
    lines += (0..<part.program.freeRoots.count).map { index in
      let column = part.program.freeRoots[index]
      return "\(name(column)): \(part.program.nodeOfColumn[column] < 0 ? "open" : "as cheap as can be")"
    }
    lines += (0..<part.program.checks.count).map { "0 = r\(part.program.checks[$0])" }
    let core = part.program.core
    lines += (0..<core.count).map { row in
      let terms = core.terms(row).map { (name(core.columns[$0]), core.coefficients[$0]) }
      return "remaining: \(LinearSystem.sum(terms)) = r\(core.slots[row])"
    }
  }

  private var sums: [String] {
    let variableCount = part.columns.variables.count
    return (0..<part.columns.forms.count).compactMap { form in
      guard part.columns.kinds[variableCount + form] == .cost else { return nil }
      let terms = part.columns.forms.terms(form).map {
        (name(part.columns.forms.variables[$0]), part.columns.forms.coefficients[$0])
      }
      return "\(name(Int32(variableCount + form))) = \(LinearSystem.sum(terms))"
    }
  }

  private var totals: [String] {
    (0..<part.program.totals.count).map { index in
      let total = part.program.totals[index]
      return "\(name(total.column)) = \(LinearSystem.sum(terms(total.terms)))"
    }
  }

  private func sum(_ terms: Places, rightSide: Int32) -> String {
    let text = LinearSystem.sum(self.terms(terms))
    return text.isEmpty ? "r\(rightSide)" : "\(text) + r\(rightSide)"
  }

  private func terms(_ terms: Places) -> [(String, Double)] {
    terms.range.map { (name(part.program.termColumns[$0]), part.program.termCoefficients[$0]) }
  }

  private func name(_ column: Int32) -> String {
    if Int(column) < part.columns.variables.count { return "v\(part.columns.variables[Int(column)])" }
    return Int(column) < part.columns.count ? "s\(column)" : "t\(column)"
  }
}
