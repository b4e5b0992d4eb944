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
    let program = part.program
    lines += sums + totals
    lines += program.definitions.map { "\(name($0.column)) := \(sum($0.terms, rightSide: $0.slot))" }
    lines += program.freeRoots.map {
      "\(name($0)): \(program.nodeOfColumn[Int($0)] < 0 ? "open" : "as cheap as can be")"
    }
    lines += program.checks.map { "0 = r\($0)" }
    lines += (0..<program.core.count).map { row in
      let terms = program.core.terms(row).map { (program.core.columns[$0], program.core.coefficients[$0]) }
      return "remaining: \(LinearSystem.sum(terms.map { (name($0.0), $0.1) })) = r\(program.core.slots[row])"
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
    part.program.totals.map { "\(name($0.column)) = \(LinearSystem.sum(terms($0.terms)))" }
  }

  private func sum(_ terms: Range<Int>, rightSide: Int32) -> String {
    let text = LinearSystem.sum(self.terms(terms))
    return text.isEmpty ? "r\(rightSide)" : "\(text) + r\(rightSide)"
  }

  private func terms(_ terms: Range<Int>) -> [(String, Double)] {
    terms.map { (name(part.program.termColumns[$0]), part.program.termCoefficients[$0]) }
  }

  private func name(_ column: Int32) -> String {
    if Int(column) < part.columns.variables.count { return "v\(part.columns.variables[Int(column)])" }
    return Int(column) < part.columns.count ? "s\(column)" : "t\(column)"
  }
}
