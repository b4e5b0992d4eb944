import NibDecoder

/// How many findings are not reported, by what hides them.
public struct HiddenFindings: Hashable, Sendable {
  /// The number of findings that notes in documents suppress.
  public package(set) var byNotes = 0
  /// The number of findings that configurations suppress.
  public package(set) var byConfigurations = 0
  /// The number of findings in the baseline.
  public package(set) var byBaseline = 0
  /// The errors among ``byNotes`` that count nevertheless.
  public package(set) var countedErrors = 0
  /// The warnings among ``byNotes`` that count nevertheless.
  public package(set) var countedWarnings = 0

  /// Creates a record in which nothing is hidden.
  public init() {}

  package var sum: Int { byNotes + byConfigurations + byBaseline }

  mutating func add(_ other: HiddenFindings) {
    byNotes += other.byNotes
    byConfigurations += other.byConfigurations
    byBaseline += other.byBaseline
    countedErrors += other.countedErrors
    countedWarnings += other.countedWarnings
  }

  mutating func addNoted(_ diagnostic: Diagnostic, counts: Bool) {
    byNotes += 1
    guard counts else { return }
    if diagnostic.severity == .error { countedErrors += 1 }
    if diagnostic.severity == .warning { countedWarnings += 1 }
  }
}
