/// The result of ``LinearSystem/solve()``.
///
/// Where the constraints leave a choice between equally good values, the rule is: errors that lie above what a
/// constraint wanted go to constraints that were added early, errors below to those added late. So in a row of views
/// with equal priorities the first one stretches and the last one is compressed. A variable that nothing decides keeps
/// a value near 0 and is undetermined.
public struct Solution: Sendable {
  var values: [Double] = []
  var degreesOfFreedom: [DegreesOfFreedom] = []
  /// The contradictions between required constraints, in the order in which they were found.
  public internal(set) var conflicts: [Conflict] = []
  /// Constraints that were malformed and not used, in the order of addition.
  public internal(set) var rejected: [ConstraintID] = []
  /// Whether there are more conflicts than ``conflicts`` lists. After fifty conflicts of a component, or too much work,
  /// further ones are resolved without being listed.
  public internal(set) var hasMoreConflicts = false
  /// Whether constraints are too tangled to be solved, or their numbers exceed all precision. Then values need not meet even
  /// required constraints, conflicts may be missing, and no value counts as undetermined or tied. All values are finite.
  ///
  /// The limits count steps, not time, so that the same system has the same solution on every machine.
  public internal(set) var isIncomplete = false

  /// The value of a variable of the system that was solved, in points.
  public subscript(variable: Variable) -> Double {
    values[Int(variable.index)]
  }

  /// Whether other values of the variable are just as good: every required constraint still holds and every other one
  /// has the same error as in this solution.
  public func isUndetermined(_ variable: Variable) -> Bool {
    degreesOfFreedom[Int(variable.index)].isUndetermined
  }

  /// Whether constraints of equal priority compete for the variable, so that our rule decided it: with other values of
  /// it every required constraint holds and every level has the same sum of errors, but not every constraint the same
  /// error. An undetermined variable is not tied.
  public func isTied(_ variable: Variable) -> Bool {
    degreesOfFreedom[Int(variable.index)].isTied
  }

  /// The degrees of freedom of a variable. The difference of two belongs to the distance between the variables.
  package func degreesOfFreedom(of variable: Variable) -> DegreesOfFreedom { degreesOfFreedom[Int(variable.index)] }
}
