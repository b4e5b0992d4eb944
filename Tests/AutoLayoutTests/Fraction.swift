/// An exact rational number, for expectations without rounding errors.
struct Fraction: Comparable, Hashable {
  let numerator: Int
  /// Positive, without a common factor with the numerator.
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0)
    var (left, right) = (abs(numerator), abs(denominator))
    while right != 0 { (left, right) = (right, left % right) }
    let divisor = (denominator < 0 ? -1 : 1) * max(1, left)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var value: Double { Double(numerator) / Double(denominator) }
  var magnitude: Fraction { Fraction(abs(numerator), denominator) }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + Fraction(-right.numerator, right.denominator) }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    left * Fraction(right.denominator, right.numerator)
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
