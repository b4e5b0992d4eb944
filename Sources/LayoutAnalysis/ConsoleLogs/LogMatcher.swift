package import StackModel

/// Finds in documents what the blocks of a log are about.
package struct LogMatcher: Sendable {
  private let conflicts: [LoggedConflict]
  private let includesStacks: Bool

  package init(_ log: ConsoleLog) {
    conflicts = log.conflicts
    includesStacks = log.conflicts.contains { $0.constraints.contains { $0.maker == .stack } }
  }

  /// The likely places of each block in a document.
  package func matches(in document: LayoutDocument) -> [[LogMatch]] {
    let relations = DocumentRelations(document, includesStacks: includesStacks)
    let places = LogPlaces(document)
    return conflicts.map { conflict in
      let (weight, assignments) = LogSearch(conflict, in: relations).best()
      return assignments.prefix(Self.mostPlaces).map { assignment in
        places.match(assignment, of: conflict, relations, weight: weight)
      }
    }
  }

  private static let mostPlaces = 20

  /// The best of some matches, in the order in which they are given.
  package static func best(of matches: [LogMatch]) -> [LogMatch] {
    let weight = matches.map(\.weight).max() ?? 0
    return matches.filter { $0.weight == weight }
  }
}
