/// The tolerances of the solver, in points where they compare values.
enum Tolerance {
  /// How far required constraints may disagree before they count as contradictory.
  ///
  /// Interface Builder writes multipliers and constants with a few decimals (`0.333333`, `66.666667`), so that sums
  /// over a screen of 1000 points are off by some 0.0005; a disagreement that a user can see is never this small.
  static let conflict = 0.001
  /// What sums of large numbers may lose, relative to the largest of them.
  static let rounding = 1e-9
  /// An error, or a way to move, that is smaller than this is none.
  static let error = 1e-6
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
