/// How far a variable goes along with directions in which a solution stays as good.
///
/// One direction is drawn from within the cone of all of them, made of numbers that nothing relates to each other. So two
/// variables whose amounts are equal keep their distance along every direction.
package struct Openness: Equatable, Sendable {
  /// Along a direction that changes no constraint's error.
  let free: Double
  /// Along one that changes no level's sum of errors.
  let tied: Double

  /// Of a variable that has to be what it is.
  package static let none = Openness(free: 0, tied: 0)
  /// Of a variable that no constraint mentions: no distance to it is zero.
  static let unconstrained = Openness(free: .infinity, tied: .infinity)

  /// Whether other values are just as good, each error staying as it is.
  package var isUndetermined: Bool { free != 0 }
  /// Whether other values are just as good, but not with the same errors.
  package var isTied: Bool { tied != 0 && free == 0 }

  /// The openness of a distance.
  package static func - (end: Openness, start: Openness) -> Openness {
    Openness(free: difference(end.free, start.free), tied: difference(end.tied, start.tied))
  }

  /// Amounts are sums of random numbers from 1 to 2, with rounding errors.
  private static func difference(_ end: Double, _ start: Double) -> Double {
    let difference = end - start
    // Not `<=`: what is infinitely open is open in relation to anything.
    return abs(difference) < Tolerance.direction * max(1, abs(end), abs(start)) ? 0 : difference
  }
}
