import StackModel

/// The search of a document for what a block of a log is about.
///
/// It starts with the constraints that are rarest in the document, and follows the constraints of the block from item to
/// item. What it looks at is bounded, whatever a log or a document has.
struct LogSearch {
  private let logged: LoggedConflict
  let relations: DocumentRelations
  /// The places of the constraints that a document may say.
  private let places: [Int]
  private let keys: [Int: RelationKey]

  init(_ logged: LoggedConflict, in relations: DocumentRelations) {
    self.logged = logged
    self.relations = relations
    let written = logged.constraints.indices.filter { logged.constraints[$0].maker.isInDocuments }
    // What was broken first, as it matters most.
    places = Array(written.sorted { ($0 == logged.broken ? 0 : 1, $0) < ($1 == logged.broken ? 0 : 1, $1) }.prefix(60))
    keys = Dictionary(uniqueKeysWithValues: places.map { ($0, logged.constraints[$0].relationKey) })
  }

  private static let mostStarts = 40
  private static let mostCandidates = 60

  /// The best assignments, several if they agree equally well, with what they are worth; empty if too little agrees.
  func best() -> (weight: Int, assignments: [LogAssignment]) {
    var best: (weight: Int, assignments: [LogAssignment]) = (0, [])
    var seen: Set<[Int: LogAssignment.Agreement]> = []
    for (place, entry) in starts() {
      let isCovered = seen.contains { $0[place]?.relation == entry.relation }
      guard !isCovered else { continue }
      var assignment = LogAssignment()
      assignment.take(entry, for: place, logged.constraints[place], isExact: true)
      grow(&assignment)
      guard seen.insert(assignment.agreements).inserted, isEnough(assignment) else { continue }
      let weight = weight(of: assignment)
      if weight > best.weight { best = (weight, []) }
      if weight == best.weight { best.assignments.append(assignment) }
    }
    return best
  }

  /// Half of what a document may say has to agree, and something that few other views have.
  private func isEnough(_ assignment: LogAssignment) -> Bool {
    2 * assignment.agreements.count >= places.count && (isDistinct(assignment) || hasRareConstants(assignment))
  }

  /// Whether constants of several constraints agree that few places have together by chance: two different ones, or an
  /// unusual one.
  private func hasRareConstants(_ assignment: LogAssignment) -> Bool {
    let constants = exactConstants(assignment)
    return assignment.agreements.count(where: \.value.isExact) > 1
      && (constants.count > 1 || constants.contains { !Self.usualConstants.contains($0) })
  }

  /// The constants but 0 that agree.
  private func exactConstants(_ assignment: LogAssignment) -> Set<Double> {
    let exact = assignment.agreements.filter(\.value.isExact).keys
    return Set(exact.map { abs(logged.constraints[$0].constant) }).subtracting([0])
  }

  private static let usualConstants: Set<Double> = [
    1, 2, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30, 32, 40, 44, 50, 100,
  ]

  /// Whether a class of the app, a text, an identifier or many different constants agree.
  func isDistinct(_ assignment: LogAssignment) -> Bool {
    exactConstants(assignment).count > 3
      || assignment.items.contains { logged, item in
        (relations.items[item] as? View)?.customClass != nil || textAgreement(of: logged, assignment) > 0
      } || assignment.agreements.contains { logged.constraints[$0.key].source.identifier != nil }
  }

  /// Constraints of the document that say exactly what one of the block says, the rarest ones first.
  private func starts() -> [(place: Int, entry: DocumentRelations.Entry)] {
    let found = places.map { place -> (place: Int, entries: [DocumentRelations.Entry]) in
      (place, candidates(for: place, LogAssignment(), isExact: true))
    }
    let rarest = found.sorted { ($0.entries.count, $0.place) < ($1.entries.count, $1.place) }
    return Array(rarest.lazy.flatMap { start in start.entries.map { (start.place, $0) } }.prefix(Self.mostStarts))
  }

  /// Constraints of the document that may be one of the block, given what is assigned.
  private func candidates(
    for place: Int, _ assignment: LogAssignment, isExact: Bool
  ) -> [DocumentRelations.Entry] {
    guard let key = keys[place] else { return [] }
    let constraint = logged.constraints[place]
    let first = assignment.items[constraint.first.item]
    let second = constraint.second.flatMap { assignment.items[$0.item] }
    let entries = relations.entries(for: isExact ? key : key.withoutConstant, first: first, second: second)
    return Array(entries.lazy.filter { mayBe($0, constraint, assignment) }.prefix(Self.mostCandidates))
  }

  private func mayBe(
    _ entry: DocumentRelations.Entry, _ constraint: LoggedConstraint, _ assignment: LogAssignment
  ) -> Bool {
    guard assignment.allows(entry.first, for: constraint.first.item), mayBe(entry.first, constraint.first.item) else {
      return false
    }
    if let second = entry.second, let logged = constraint.second {
      guard second != entry.first, assignment.allows(second, for: logged.item), mayBe(second, logged.item) else {
        return false
      }
    }
    let written = relations.relations[entry.relation].constraint
    return written.identifier == constraint.source.identifier && written.priority == constraint.priority
  }

  private func mayBe(_ item: Int, _ number: Int) -> Bool {
    logged.items[number].mayBe(relations.items[item], in: relations.document)
  }
}

// MARK: - Growth

extension LogSearch {
  /// Follows constraints and superviews from what is assigned, the least ambiguous first.
  private func grow(_ assignment: inout LogAssignment) {
    var open = places.filter { assignment.agreements[$0] == nil }
    while true {
      if let (place, entries, isExact) = next(open, assignment) {
        let entry = entries.count == 1 ? entries[0] : likeliest(entries, place, assignment)
        assignment.take(entry, for: place, logged.constraints[place], isExact: isExact)
        open.removeAll { $0 == place }
      } else if !followSuperviews(&assignment) {
        return
      }
    }
  }

  /// The constraint with the fewest candidates among those that touch what is assigned.
  private func next(
    _ open: [Int], _ assignment: LogAssignment
  ) -> (place: Int, entries: [DocumentRelations.Entry], isExact: Bool)? {
    var best: (place: Int, entries: [DocumentRelations.Entry])?
    for place in open where touches(place, assignment) {
      let entries = candidates(for: place, assignment, isExact: true)
      if entries.count == 1 { return (place, entries, true) }
      if !entries.isEmpty, entries.count < best?.entries.count ?? .max { best = (place, entries) }
    }
    if let best { return (best.place, best.entries, true) }
    // Code may change constants.
    for place in open where touches(place, assignment) {
      let entries = candidates(for: place, assignment, isExact: false)
      let agreeing = entries.count < 2 ? entries : entries.filter { textsAgree($0, place, assignment) }
      if agreeing.count == 1 || isBetweenKnown(place, assignment), let entry = agreeing.first ?? entries.first {
        return (place, [entry], false)
      }
    }
    return nil
  }

  /// Whether a text agrees that is not assigned yet.
  private func textsAgree(
    _ entry: DocumentRelations.Entry, _ place: Int, _ assignment: LogAssignment
  ) -> Bool {
    var next = assignment
    next.take(entry, for: place, logged.constraints[place], isExact: false)
    return freshItems(of: place, assignment).contains { textAgreement(of: $0, next) > 0 }
  }

  /// The items of a constraint that are not assigned.
  private func freshItems(of place: Int, _ assignment: LogAssignment) -> [Int] {
    let constraint = logged.constraints[place]
    return [constraint.first.item, constraint.second?.item].compactMap(\.self).filter { assignment.items[$0] == nil }
  }

  private func touches(_ place: Int, _ assignment: LogAssignment) -> Bool {
    let constraint = logged.constraints[place]
    return assignment.items[constraint.first.item] != nil
      || constraint.second.map { assignment.items[$0.item] != nil } ?? false
  }

  private func isBetweenKnown(_ place: Int, _ assignment: LogAssignment) -> Bool {
    freshItems(of: place, assignment).isEmpty
  }

  /// The candidate with which most other constraints of its new item agree, and whose text does.
  private func likeliest(
    _ entries: [DocumentRelations.Entry], _ place: Int, _ assignment: LogAssignment
  ) -> DocumentRelations.Entry {
    func score(_ entry: DocumentRelations.Entry) -> Int {
      var next = assignment
      next.take(entry, for: place, logged.constraints[place], isExact: true)
      let fresh = freshItems(of: place, assignment)
      let agreeing = places.count { other in
        guard next.agreements[other] == nil else { return false }
        let sides = [logged.constraints[other].first.item, logged.constraints[other].second?.item]
        return fresh.contains { sides.contains($0) } && !candidates(for: other, next, isExact: true).isEmpty
      }
      return 2 * agreeing + fresh.reduce(0) { $0 + textAgreement(of: $1, next) }
    }
    let scored = entries.prefix(Self.mostLookedAhead).map { (entry: $0, score: score($0)) }
    return scored.reduce(scored[0]) { $1.score > $0.score ? $1 : $0 }.entry
  }

  private static let mostLookedAhead = 12

  /// Takes superviews of assigned views for what the block shows around them; says whether there were any.
  private func followSuperviews(_ assignment: inout LogAssignment) -> Bool {
    for constraint in logged.constraints {
      guard let second = constraint.second else { continue }
      for (inner, outer) in [(constraint.first.item, second.item), (second.item, constraint.first.item)] {
        guard let known = assignment.items[inner], assignment.items[outer] == nil,
          !constraint.isWritten || constraint.superview == outer,
          let superview = relations.items[known].holder
        else { continue }
        let number = relations.number(of: superview)
        guard assignment.allows(number, for: outer), mayBe(number, outer) else { continue }
        assignment.assign(number, to: outer)
        return true
      }
    }
    return false
  }
}

// MARK: - Weight

extension LogSearch {
  private func weight(of assignment: LogAssignment) -> Int {
    var weight = 0
    for (place, agreement) in assignment.agreements {
      let constraint = logged.constraints[place]
      weight += agreement.isExact ? 10 : 4
      if constraint.maker == .author, constraint.source.identifier != nil { weight += 10 }
      if let superview = constraint.superview, !isSuperview(superview, constraint, assignment) { weight -= 3 }
    }
    for (logged, item) in assignment.items {
      weight += 3 * textAgreement(of: logged, assignment) + 1
      if let view = relations.items[item] as? View, view.customClass != nil { weight += 3 }
    }
    return weight
  }

  private func textAgreement(of number: Int, _ assignment: LogAssignment) -> Int {
    assignment.items[number].map { logged.items[number].textAgreement(with: relations.items[$0]) } ?? 0
  }

  private func isSuperview(_ outer: Int, _ constraint: LoggedConstraint, _ assignment: LogAssignment) -> Bool {
    let inner = constraint.first.item == outer ? constraint.second?.item : constraint.first.item
    guard let inner = inner.flatMap({ assignment.items[$0] }), let outer = assignment.items[outer] else { return true }
    return relations.items[inner].holder === relations.items[outer]
  }
}

extension LayoutItem {
  /// The view around a view or a guide.
  fileprivate var holder: View? { (self as? View).map { $0.superview } ?? view }
}

extension LoggedConstraint.Maker {
  /// Whether documents tell the constraint, or stack views make it of what they tell.
  var isInDocuments: Bool { self == .author || self == .stack }
}

/// Items of a document that stand for items of a block, and the constraints between them that agree.
struct LogAssignment {
  /// How a constraint of the document agrees with one of the block.
  struct Agreement: Hashable {
    let relation: Int
    /// Whether the constant agrees, too.
    let isExact: Bool
  }

  /// By the numbers of the items of the block.
  private(set) var items: [Int: Int] = [:]
  private(set) var used: Set<Int> = []
  /// By the places of the constraints of the block.
  private(set) var agreements: [Int: Agreement] = [:]

  /// Whether an item of the document is, or can become, the one for an item of the block.
  func allows(_ item: Int, for logged: Int) -> Bool {
    items[logged].map { $0 == item } ?? !used.contains(item)
  }

  mutating func assign(_ item: Int, to logged: Int) {
    items[logged] = item
    used.insert(item)
  }

  /// Takes a constraint of the document for one of the block.
  mutating func take(_ entry: DocumentRelations.Entry, for place: Int, _ constraint: LoggedConstraint, isExact: Bool) {
    assign(entry.first, to: constraint.first.item)
    if let second = entry.second, let logged = constraint.second { assign(second, to: logged.item) }
    agreements[place] = Agreement(relation: entry.relation, isExact: isExact)
  }
}
