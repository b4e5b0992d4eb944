/// Merges all elements once.
///
/// What the sides disagree about is as ours have it. Where that leaves something in the air, such as an element whose
/// parent is gone, the changes to undo before the next pass are told.
struct MergePass {
  private let input: MergeInput
  private let versions: MergeVersions
  private let significance: Significance
  private(set) var document: MergedDocument
  private(set) var conflicts: [MergeConflict] = []
  /// What the sides have differently, and no person needs to decide about.
  private(set) var settled: [ElementIdentity] = []

  init(_ input: MergeInput, _ significance: Significance) {
    (self.input, versions, self.significance) = (input, input.versions, significance)
    document = MergedDocument([])
    document = MergedDocument(versions.table.all.map { merged($0) })
    removeEmptyGroups()
  }

  /// An element of the result; nil for one that the result lacks.
  private mutating func merged(_ identity: ElementIdentity) -> MergedElement? {
    let states = input.states(of: identity)
    if states.base != nil, states.ours == nil || states.theirs == nil { return survivor(identity, states) }
    let decision = ElementMerge(of: identity, in: input).decision()
    conflicts += (decision?.subjects ?? []).map { MergeConflict(identity: identity, subject: $0) }
    if decision?.isSettled == true { settled.append(identity) }
    return decision?.element
  }

  /// What is left of an element that one side deleted: a group stays if it holds something.
  private mutating func survivor(_ identity: ElementIdentity, _ states: ElementStates) -> MergedElement? {
    guard let place = states.preferred, let base = states.base else { return nil }
    if versions.isGroup(place) { return ElementMerge(of: identity, in: input).decision()?.element }
    if versions.table.role(of: identity) == .content, significance.isChanged(place, since: base) {
      let deleter = states.ours == nil ? MergeSide.ours : .theirs
      let whole = versions.outermost(identity, deletedBy: deleter)
      conflicts.append(MergeConflict(identity: whole, subject: .deletion(by: deleter)))
    }
    return nil
  }

  /// Groups that a side deleted, or that both sides emptied, go if the result has nothing for them. So do groups that hold
  /// nothing but such groups.
  private mutating func removeEmptyGroups() {
    var members = document.members()
    var empty = document.identities.filter { members[$0] == nil }
    while let identity = empty.popLast() {
      guard isRemovedWhenEmpty(identity), let parent = document[identity]?.parent else { continue }
      document.remove(identity)
      members[parent]?.remove(identity)
      if members[parent]?.isEmpty == true { empty.append(parent) }
    }
  }

  private func isRemovedWhenEmpty(_ identity: ElementIdentity) -> Bool {
    let states = input.states(of: identity)
    guard let place = states.preferred, versions.isGroup(place) else { return false }
    if states.base != nil, states.ours == nil || states.theirs == nil { return true }
    return [states.ours, states.theirs].allSatisfy { place in
      place.map { !versions[$0.side].isLeaf($0.element) } ?? true
    }
  }
}

// MARK: - Children

extension MergePass {
  /// The document without entries of Interface Builder's own lists that refer to what is gone.
  func finished() -> MergedDocument {
    var document = document
    for identity in ReferenceCheck(input, document).stale() { document.detach(identity) }
    return document
  }

  /// Orders the children of all elements.
  mutating func orderChildren() {
    for (parent, members) in document.members() {
      let states = input.states(of: parent)
      let lists = [MergeSide.base, .ours, .theirs].map { side in
        states[side].map { versions[$0.side].children(of: $0.element) } ?? []
      }
      let order = ChildOrder(base: lists[0], ours: lists[1], theirs: lists[2])
      let conflict = MergeConflict(identity: parent, subject: .order)
      let merged = order.merged(members, preferring: input.choices[conflict])
      document.setChildren(sorted(merged, of: parent), of: parent)
      if order.isDisputed, let place = document[parent]?.home, !UnorderedList.isNamed(versions.name(place)) {
        conflicts.append(conflict)
      }
    }
    orderCompanions()
  }

  /// Orders lists beside subviews as the subviews are.
  private mutating func orderCompanions() {
    for (parent, children) in document.children {
      let companions = children.compactMap(versions.table.companion)
      guard companions.count == children.count, let first = companions.first,
        let group = document[first]?.parent, let subviews = document.children[group]
      else { continue }
      let entries = Dictionary(zip(companions, children)) { first, _ in first }
      let ordered = subviews.compactMap { entries[$0] }
      if ordered.count == children.count { document.setChildren(ordered, of: parent) }
    }
  }

  /// The children of a list that Xcode sorts, sorted if both sides have it sorted. Those of an object in their places.
  private func sorted(_ children: [ElementIdentity], of parent: ElementIdentity) -> [ElementIdentity] {
    guard let place = document[parent]?.home else { return children }
    guard let list = SortedList(rawValue: versions.name(place)) else {
      return arranged(children, of: parent, at: place)
    }
    let areSorted = [MergeSide.ours, .theirs].allSatisfy { side in
      guard let place = versions.place(of: parent, in: side) else { return true }
      let version = versions[side]
      let keys = version.tree.children(of: place.element).map { element in
        list.key(of: ElementPlace(side: side, element: element), in: versions)
      }
      return keys.areSorted
    }
    guard areSorted else { return children }
    let keyed = children.map { child in (child, document[child].map { list.key(of: $0.home, in: versions) } ?? []) }
    return keyed.enumerated().sorted { left, right in
      if left.element.1 == right.element.1 { return left.offset < right.offset }
      return left.element.1.precedes(right.element.1)
    }.map(\.element.0)
  }

  /// The children of an object, each in its place if both sides have them so.
  private func arranged(
    _ children: [ElementIdentity], of parent: ElementIdentity, at place: ElementPlace
  ) -> [ElementIdentity] {
    let name = versions.name(place)
    guard children.count > 1, DocumentOrder.hasPlaces(name, id: versions.value(place, "id")) else { return children }
    let homes = children.compactMap { document[$0]?.home }
    guard homes.count == children.count,
      let arrangement = versions.order.arrangement(ofChildren: homes.map(versions.signature), of: name)
    else { return children }
    let areArranged = [MergeSide.ours, .theirs].allSatisfy { side in
      guard let place = versions.place(of: parent, in: side) else { return true }
      let signatures = versions[side].tree.children(of: place.element).map { element in
        versions.signature(ElementPlace(side: side, element: element))
      }
      return versions.order.arrangement(ofChildren: signatures, of: name) == nil
    }
    return areArranged ? arrangement.map { children[$0] } : children
  }
}
