/// The tolerances of the solver, in points where they compare values.
enum Tolerance {
  /// How far required constraints may disagree before they count as contradictory.
  ///
  /// Interface Builder writes multipliers and constants with a few decimals (`0.333333`, `66.666667`), so that sums
  /// over a screen of 1000 points are off by some 0.0005; a disagreement that a user can see is never this small.
  static let conflict = 0.001
  /// What sums of large numbers may lose, relative to the largest of them.
  static let rounding = 1e-9
  /// A component of a direction that is smaller than this is none.
  static let direction = 1e-6
  /// Room to move that is narrower than this is none. Interface Builder writes many numbers in single precision, which is
  /// off by up to 3·10⁻⁵ for a number below 1000: sums of them leave gaps that mean nothing.
  static let freedom = 1e-4
  /// Breakpoints that are closer than this, relative to their size, are one; so are rests of a total that is shared out.
  static let breakpoint = 1e-10
  /// A sum that is smaller than this, relative to its largest summand, is a cancellation.
  static let cancellation = 1e-11
  /// A slope of a cost that is smaller than this is level.
  static let slope = 1e-9
  /// An entry that is smaller than this is no pivot.
  static let pivot = 1e-9
  /// Zero for a movement, relative to the largest one that it is made of.
  static let movement = 1e-9
  /// Coefficients beyond this are rejected: products with them leave no digit for a fraction of a point.
  static let largestCoefficient = 1e9
  /// A constraint whose largest coefficient is below this is rejected.
  static let smallestCoefficient = 1e-6
  /// Constants beyond this are rejected.
  static let largestConstant = 1e12
}
