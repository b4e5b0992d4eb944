/// The condition under which findings make a run fail.
package struct FailureCondition: Sendable {
  /// Whether no finding makes the run fail.
  var isNever = false
  /// Whether warnings count as errors.
  var countsWarnings = false
  /// The largest number of warnings that is not a failure; nil for any number.
  var maximumWarnings: Int?

  package init(isNever: Bool = false, countsWarnings: Bool = false, maximumWarnings: Int? = nil) {
    (self.isNever, self.countsWarnings) = (isNever, countsWarnings)
    self.maximumWarnings = maximumWarnings
  }

  /// - Parameter isIncomplete: Whether something was not checked, which counts as a warning.
  func isMet(errors: Int, warnings: Int, isIncomplete: Bool = false) -> Bool {
    if isNever { return false }
    return errors > 0 || countsWarnings && (warnings > 0 || isIncomplete)
      || maximumWarnings.map { warnings > $0 } ?? false
  }
}
