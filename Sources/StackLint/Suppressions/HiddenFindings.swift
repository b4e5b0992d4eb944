import NibDecoder

/// How many findings are not reported, by what hides them.
public struct HiddenFindings: Hashable, Sendable {
  /// Those that notes in documents hide.
  public package(set) var byNotes = 0
  /// Those that the suppressions of configurations hide.
  public package(set) var byConfigurations = 0
  /// Those that a baseline knows.
  public package(set) var byBaseline = 0
  /// Of those that notes hide, the errors that count all the same.
  public package(set) var countedErrors = 0
  /// Of those that notes hide, the warnings that count all the same.
  public package(set) var countedWarnings = 0

  /// Creates a record in which nothing is hidden.
  public init() {}

  package var sum: Int { byNotes + byConfigurations + byBaseline }

  package mutating func add(_ other: HiddenFindings) {
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
