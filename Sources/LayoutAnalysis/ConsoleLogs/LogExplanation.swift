/// What is known about a block of a log: the contradiction, and where documents say so.
package struct LogExplanation: Sendable {
  package let conflict: LoggedConflict
  /// What to call the items.
  package let names: [String]
  /// The contradiction; nil if all constraints can hold as they are printed.
  package let contradiction: LoggedContradiction?
  /// The most likely places; several if as much agrees in each of them.
  package let matches: [LogMatch]

  /// How many documents were searched.
  package let documentCount: Int

  /// - Parameters:
  ///   - matches: The most likely places.
  ///   - documentCount: How many documents were searched.
  package init(_ conflict: LoggedConflict, matches: [LogMatch] = [], documentCount: Int = 0) {
    (self.conflict, self.documentCount) = (conflict, documentCount)
    self.matches = matches
    let known = matches.count == 1 ? matches[0].items.mapValues(\.name) : [:]
    names = LoggedNames(conflict, known: known).names
    contradiction = LoggedContradiction(conflict, names: names)
  }
}

extension LogExplanation {
  /// The only likely place; nil if there are several or none.
  package var match: LogMatch? { matches.count == 1 ? matches.first : nil }
}
