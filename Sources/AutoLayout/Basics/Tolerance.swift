/// The tolerances of the solver, in points where they compare values.
enum Tolerance {
  /// The violation up to which required constraints do not count as contradictory.
  ///
  /// Interface Builder writes multipliers and constants with a few decimals (`0.333333`, `66.666667`), so that sums
  /// over a screen of 1000 points are off by some 0.0005; a disagreement that a user can see is never this small.
  static let conflict = 0.001
  /// The rounding error of sums of large numbers, relative to the largest of them.
  static let rounding = 1e-9
  /// Smaller components of a direction are zero.
  static let direction = 1e-6
  /// Narrower ranges do not count as freedom. Interface Builder writes many numbers in single precision, with errors of
  /// up to 3·10⁻⁵ for numbers below 1000: sums of them leave meaningless gaps.
  static let freedom = 1e-4
  /// Breakpoints that are closer than this, relative to their size, are equal; so are remainders of a total.
  static let breakpoint = 1e-10
  /// A sum that is smaller than this, relative to its largest summand, is a cancellation.
  static let cancellation = 1e-11
  /// Smaller slopes of a cost are zero.
  static let slope = 1e-9
  /// Smaller entries are no pivots.
  static let pivot = 1e-9
  /// Zero for a movement, relative to the largest one that it is made of.
  static let movement = 1e-9
  /// Coefficients beyond this are rejected: their products have no digits left for fractions of a point.
  static let largestCoefficient = 1e9
  /// A constraint whose largest coefficient is below this is rejected.
  static let smallestCoefficient = 1e-6
  /// Coefficients below this, relative to the largest one of their row, are zero: what they add has no digits left.
  static let negligibleCoefficient = 1e-12
  /// Factors below this, products of coefficients along a chain of rows, are zero: divided by them, numbers are infinite.
  static let vanishingFactor = 1e-100
  /// Values beyond this have no digits left for fractions of a point.
  static let largestValue = 1e15
  /// Constants beyond this are rejected.
  static let largestConstant = 1e12
}
