extension LinearSystem: CustomStringConvertible {
  /// The constraints, one a line: `c3: v0 - 2 v1 >= 8 @750`.
  public var description: String {
    (0..<constraintCount).map(describe).joined(separator: "\n")
  }

  private func describe(_ index: Int) -> String {
    var text = "c\(index): \(describeSum(index)) \(relations[index]) \(constants[index].short)"
    if priorities[index] != .required { text += " @\(priorities[index].rawValue.short)" }
    return rejected.contains(ConstraintID(index: index)) ? text + " (rejected)" : text
  }

  private func describeSum(_ index: Int) -> String {
    let text = Self.sum(rows.range(index).map { ("v\(rows.variables[$0])", rows.coefficients[$0]) })
    return text.isEmpty ? "0" : text
  }

  /// `v0 - 2 v1`, empty without terms.
  static func sum(_ terms: [(name: String, coefficient: Double)]) -> String {
    terms.enumerated().map { index, term in
      let sign = term.coefficient < 0 ? (index == 0 ? "-" : " - ") : (index == 0 ? "" : " + ")
      let size = abs(term.coefficient)
      return sign + (size == 1 ? "" : "\(size.short) ") + term.name
    }.joined()
  }
}

extension Double {
  /// Without decimals for whole numbers.
  var short: String {
    let text = "\(self)"
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }
}
