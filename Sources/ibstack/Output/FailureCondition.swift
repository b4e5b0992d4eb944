/// When findings make a run fail.
struct FailureCondition: Sendable {
  /// Whether warnings count as errors.
  var countsWarnings = false
  /// As many warnings are still no failure; nil for any number.
  var maximumWarnings: Int?

  func isMet(errors: Int, warnings: Int) -> Bool {
    errors > 0 || countsWarnings && warnings > 0 || maximumWarnings.map { warnings > $0 } ?? false
  }
}
