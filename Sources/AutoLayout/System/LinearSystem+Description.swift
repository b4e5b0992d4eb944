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
    var text = ""
    for position in rows.range(index) {
      let coefficient = rows.coefficients[position]
      text += Self.sign(of: coefficient, isFirst: text.isEmpty)
      if abs(coefficient) != 1 { text += "\(abs(coefficient).short) " }
      text += "v\(rows.variables[position])"
    }
    return text.isEmpty ? "0" : text
  }

  private static func sign(of coefficient: Double, isFirst: Bool) -> String {
    if isFirst { return coefficient < 0 ? "-" : "" }
    return coefficient < 0 ? " - " : " + "
  }
}

extension Double {
  /// Without decimals where there are none.
  var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
