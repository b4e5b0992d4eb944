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
