/// A coefficient times a variable, one summand of a constraint's left side.
public struct LinearTerm: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// Its factor; zero takes the term out of the constraint.
  public var coefficient: Double

  /// Makes the term `coefficient · variable`.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
