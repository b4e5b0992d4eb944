extension Int {
  /// The part of a number before its point, or the nearest number of a range. NaN becomes the lower bound.
  ///
  /// `Int(_:)` ends the program for a number that it cannot hold. Files and configurations have such numbers, and sizes that
  /// are computed from theirs are infinite or NaN.
  package init(clamping number: Double, to range: ClosedRange<Int>) {
    if number > Double(range.lowerBound) {
      self = number < Double(range.upperBound) ? Int(number) : range.upperBound
    } else {
      self = range.lowerBound
    }
  }
}
