/// The tolerances of the solver, in points where they compare values.
enum Tolerance {
  /// How far required constraints may disagree before they count as contradictory.
  ///
  /// Interface Builder writes multipliers and constants with a few decimals (`0.333333`, `66.666667`), so that sums
  /// over a screen of 1000 points are off by some 0.0005; a disagreement that a user can see is never this small.
  static let conflict = 0.001
  /// An error that is smaller than this is no error.
  static let error = 1e-6
  /// A sum that is smaller than this, relative to its largest summand, is a cancellation.
  static let cancellation = 1e-11
  /// A slope of the objective that is smaller than this is level.
  static let slope = 1e-9
  /// An entry that is smaller than this is no pivot.
  static let pivot = 1e-9
  /// Zero for directions and for multipliers in a certificate, relative to the largest one.
  static let span = 1e-8
  /// Coefficients beyond this are rejected: products with them leave no digit for a fraction of a point.
  static let largestCoefficient = 1e9
  /// A constraint whose largest coefficient is below this is rejected.
  static let smallestCoefficient = 1e-6
  /// Constants beyond this are rejected.
  static let largestConstant = 1e12
}
