/// The order of an element's children, merged from the orders in the three versions.
struct ChildOrder {
  let base: [ElementIdentity]
  let ours: [ElementIdentity]
  let theirs: [ElementIdentity]

  /// Whether both sides put the same children in different orders.
  let isDisputed: Bool
  /// Whether only theirs put children in another order.
  let followsTheirs: Bool

  init(base: [ElementIdentity], ours: [ElementIdentity], theirs: [ElementIdentity]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let common = Set(base).intersection(ours).intersection(theirs)
    let orders = [base, ours, theirs].map { order in order.filter(common.contains) }
    isDisputed = orders[1] != orders[0] && orders[2] != orders[0] && orders[1] != orders[2]
    followsTheirs = orders[1] == orders[0] && orders[2] != orders[0]
  }

  /// The children of the result in order: those that both sides added at one place stand one after the other, ours first.
  ///
  /// - Parameters:
  ///   - members: The children of the result.
  ///   - side: The side whose order a disputed list has.
  func merged(_ members: Set<ElementIdentity>, preferring side: MergeSide) -> [ElementIdentity] {
    if ours == theirs, ours.count == members.count { return ours.filter(members.contains) }
    let leads = followsTheirs || isDisputed && side == .theirs
    var result = MergedOrder((leads ? theirs : ours).filter(members.contains))
    result.insert((leads ? ours : theirs).filter(members.contains))
    result.insert(base.filter(members.contains))
    result.insert(members.subtracting(result.order).sorted())
    return result.order
  }
}

/// An order into which others are worked.
private struct MergedOrder {
  private(set) var order: [ElementIdentity]

  init(_ order: [ElementIdentity]) { self.order = order }

  /// Inserts the elements that are missing, each after the one before it.
  mutating func insert(_ others: [ElementIdentity]) {
    let known = Set(order)
    guard !others.allSatisfy(known.contains) else { return }
    let otherSet = Set(others)
    // By the element that they follow; nil at the start.
    var added: [ElementIdentity?: [ElementIdentity]] = [:]
    var previous: ElementIdentity?
    for element in others {
      if known.contains(element) { previous = element } else { added[previous, default: []].append(element) }
    }
    var result: [ElementIdentity] = []
    var pending = added[.none] ?? []
    for element in order {
      // What only this order has comes first.
      if otherSet.contains(element) {
        result += pending
        pending = added[element] ?? []
      }
      result.append(element)
    }
    order = result + pending
  }
}

extension SortedList {
  /// What the list is sorted by.
  func key(of place: ElementPlace, in versions: MergeVersions) -> [String] {
    key(name: versions.name(place)) { versions.value(place, $0) ?? "" }
  }
}
