extension LinearSystem: CustomStringConvertible {
  /// The constraints, one a line: `c3: v0 - 2 v1 >= 8 @750`.
  public var description: String {
    (0..<constraintCount).map(describe).joined(separator: "\n")
  }

  private func describe(_ index: Int) -> String {
    let sum = rows.range(index).map { (rows.variables[$0], rows.coefficients[$0]) }
    var text = "c\(index): \(sum.isEmpty ? "0" : "")"
    for (position, (variable, coefficient)) in sum.enumerated() {
      text += Self.sign(of: coefficient, isFirst: position == 0)
      if abs(coefficient) != 1 { text += "\(Self.short(abs(coefficient))) " }
      text += "v\(variable)"
    }
    text += " \(relations[index]) \(Self.short(constants[index]))"
    if priorities[index] != .required { text += " @\(Self.short(priorities[index].rawValue))" }
    return rejected.contains(ConstraintID(index: index)) ? text + " (rejected)" : text
  }

  private static func sign(of coefficient: Double, isFirst: Bool) -> String {
    if isFirst { return coefficient < 0 ? "-" : "" }
    return coefficient < 0 ? " - " : " + "
  }

  private static func short(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
