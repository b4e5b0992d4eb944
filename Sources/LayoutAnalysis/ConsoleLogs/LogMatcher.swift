import NibDecoder
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

/// The places in a document of what stands for a block of a log.
struct LogPlaces {
  private let path: String
  private let lines: LineIndex?

  init(_ document: LayoutDocument) {
    let source = document.nib.source
    path = source.path
    lines = source.hasLines ? LineIndex(source) : nil
  }

  func match(
    _ assignment: LogAssignment, of conflict: LoggedConflict, _ relations: DocumentRelations, weight: Int,
    isDistinct: Bool
  ) -> LogMatch {
    var constraints: [Int: LogPlace] = [:]
    for (place, constraint) in conflict.constraints.enumerated() {
      if let agreement = assignment.agreements[place] {
        let written = relations.relations[agreement.relation].constraint
        constraints[place] = self.place(written.description, written.origin.words, written.origin.range)
        if !agreement.isExact { constraints[place]?.writtenConstant = written.constant }
      } else if !constraint.isWritten, let item = assignment.items[constraint.first.item] {
        constraints[place] = self.place(relations.items[item])
      }
    }
    return LogMatch(
      path: path, weight: weight, agreementCount: assignment.agreements.count, isDistinct: isDistinct,
      items: assignment.items.mapValues { place(relations.items[$0]) },
      constraints: constraints)
  }

  private func place(_ item: LayoutItem) -> LogPlace {
    guard let guide = item as? LayoutGuide else {
      return place(item.name, (item as? View)?.elementTitle ?? item.name, item.range)
    }
    let owner = guide.owner.map { " of \($0.elementTitle)" } ?? ""
    return place(guide.name, guide.kind.rawValue + owner, guide.range ?? guide.owner?.range)
  }

  private func place(_ name: String, _ title: String, _ range: SourceRange?) -> LogPlace {
    LogPlace(name: name, title: title, position: range.flatMap { lines?.position(at: $0.lowerBound) })
  }
}

/// An object of a document that stands for one of a log.
struct LogPlace: Hashable, Sendable {
  /// How messages name it.
  let name: String
  /// Its element, label and id: `label "Name" (a1b-2C-d3e)`.
  let title: String
  /// Where the document says so; nil without lines.
  let position: SourcePosition?
  /// The constant that is written, if the log has another one.
  var writtenConstant: Double?
}
