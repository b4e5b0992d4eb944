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
      let search = LogSearch(conflict, in: relations)
      let (weight, assignments) = search.best()
      return assignments.prefix(Self.mostPlaces).map { assignment in
        places.match(
          assignment, of: conflict, relations, weight: weight, isDistinct: search.isDistinct(assignment))
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

/// A place in a document that may be what a block of a log is about.
package struct LogMatch: Sendable {
  let path: String
  /// How much agrees; of two matches, the one with more is more likely.
  let weight: Int
  /// How many constraints of the block the document says.
  let agreementCount: Int
  /// Whether a class of the app, a text or an identifier agrees, and not numbers alone.
  let isDistinct: Bool
  /// The views and guides, by the numbers of the items of the block.
  let items: [Int: LogPlace]
  /// What the document says for constraints, or which view they are about, by their places in
  /// the block.
  let constraints: [Int: LogPlace]
}
