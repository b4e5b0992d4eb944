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

/// Required constraints that cannot hold together, and the one that is broken.
public struct Conflict: Hashable, Sendable {
  /// A minimal contradictory set in the order of addition: if any one is removed, the others can hold. Only in systems
  /// with many hundreds of contradictory rows it may not be minimal.
  public let constraints: [ConstraintID]
  /// The member that is broken: the one with the highest break rank, and among equals the last added. It still counts
  /// as an optional constraint, stronger than any other.
  public let broken: ConstraintID
}

/// An unknown of a ``LinearSystem``: an opaque number, meaningful only in the system that made it.
public struct Variable: Hashable, Sendable {
  package let index: Int32

  package init(index: Int) {
    self.index = Int32(index)
  }
}

extension Variable: CustomStringConvertible {
  /// The name used in dumps: `v0`, `v1`, … in the order of creation.
  public var description: String { "v\(index)" }
}

/// How far a variable moves along directions in which a solution stays optimal.
///
/// One direction is drawn from the interior of the cone of all such directions, with random numbers. So two variables
/// that move by the same amount keep their distance along every direction.
package struct DegreesOfFreedom: Equatable, Sendable {
  /// The movement along a direction that changes no constraint's error.
  let free: Double
  /// The movement along a direction that changes no level's sum of errors.
  let tied: Double

  /// For a variable with only one optimal value.
  package static let none = DegreesOfFreedom(free: 0, tied: 0)
  /// For a variable that no constraint mentions: its distance to any other is undetermined.
  static let unconstrained = DegreesOfFreedom(free: .infinity, tied: .infinity)

  /// Whether other values are just as good, with the same error of each constraint.
  package var isUndetermined: Bool { free != 0 }
  /// Whether other values are just as good, but not with the same error of each constraint.
  package var isTied: Bool { tied != 0 && free == 0 }

  /// The degrees of freedom of a distance.
  package static func - (end: DegreesOfFreedom, start: DegreesOfFreedom) -> DegreesOfFreedom {
    DegreesOfFreedom(free: difference(end.free, start.free), tied: difference(end.tied, start.tied))
  }

  /// Amounts are sums of random numbers from 1 to 2, with rounding errors.
  private static func difference(_ end: Double, _ start: Double) -> Double {
    let difference = end - start
    // Not `<=`: the difference to an unconstrained variable is not zero.
    return abs(difference) < Tolerance.direction * max(1, abs(end), abs(start)) ? 0 : difference
  }
}
