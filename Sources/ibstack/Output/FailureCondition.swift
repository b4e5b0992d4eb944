/// The condition under which findings make a run fail.
struct FailureCondition: Sendable {
  /// Whether warnings count as errors.
  var countsWarnings = false
  /// The largest number of warnings that is not a failure; nil for any number.
  var maximumWarnings: Int?

  func isMet(errors: Int, warnings: Int) -> Bool {
    errors > 0 || countsWarnings && warnings > 0 || maximumWarnings.map { warnings > $0 } ?? false
  }
}
