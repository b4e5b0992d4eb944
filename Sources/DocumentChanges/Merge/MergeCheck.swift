import Formats

/// Checks that a document is a right merge: that it has what either side changed, and nothing else.
///
/// It knows nothing of how the document came about, so that it judges git's merges as well as ours.
struct MergeCheck {
  private let versions: MergeVersions
  private let result: DocumentVersion
  private let significance: Significance

  init(_ versions: MergeVersions, result tree: XMLTree) {
    var table = versions.table
    let result = table.version(tree)
    self.versions = versions.with(table)
    self.result = result
    significance = Significance(versions)
  }

  /// Whether nothing is lost, invented, doubled, in the air or out of order.
  func isRight() -> Bool {
    guard hasNoNewDuplicates, hasNoNewDanglingReference else { return false }
    return versions.table.all.allSatisfy { identity in
      versions.table.role(of: identity) != .content || (isRight(identity) && hasRightOrder(identity))
    }
  }
}

// MARK: - Elements

extension MergeCheck {
  private func isRight(_ identity: ElementIdentity) -> Bool {
    let places = [MergeSide.base, .ours, .theirs].map { versions.place(of: identity, in: $0) }
    if isUnchanged(identity, places) { return true }
    let facts = places.map { $0.map { Facts($0, in: versions[$0.side]) } }
    let found = result[identity].map { Facts(ElementPlace(side: .base, element: $0), in: result) }
    // Groups come and go with what they hold.
    if (facts + [found]).compactMap(\.self).allSatisfy(\.isGroup) { return true }
    let (base, ours, theirs) = (facts[0], facts[1], facts[2])
    if ours == base || ours == theirs { return found == theirs }
    if theirs == base { return found == ours }
    guard let ours, let theirs else { return found == nil && !isChangedThoughDeleted(places) }
    guard let found else { return false }
    return found.isMerge(base: base, ours: ours, theirs: theirs)
  }

  /// Whether all versions and the result say the same of an element in the same bytes, as they do of most elements.
  private func isUnchanged(_ identity: ElementIdentity, _ places: [ElementPlace?]) -> Bool {
    guard let found = result[identity] else { return false }
    return places.allSatisfy { place in
      guard let place, versions.tag(place) == result.tag(of: found) else { return false }
      return versions.parent(place) == result.parent(of: found) && versions.text(place) == result.text(of: found)
    }
  }

  /// Whether one side changed what the other deleted.
  private func isChangedThoughDeleted(_ places: [ElementPlace?]) -> Bool {
    guard let base = places[0], let kept = places[1] ?? places[2] else { return false }
    return significance.isChanged(kept, since: base)
  }

  /// What is said of an element.
  private struct Facts: Equatable {
    private let parent: ElementIdentity?
    private let name: String
    private let attributes: [String: String]
    private let text: String
    let isGroup: Bool

    init(_ place: ElementPlace, in version: DocumentVersion) {
      let tree = version.tree
      (parent, name) = (version.parent(of: place.element), tree.name(of: place.element))
      let attributes = tree.attributes(of: place.element).filter { !InterfaceBuilderMarks.names.contains($0.name) }
      self.attributes = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
      text = version.text(of: place.element)
      isGroup = version.isGroup(place.element)
    }

    static func == (left: Self, right: Self) -> Bool {
      left.parent == right.parent && left.name == right.name && left.text == right.text
        && left.attributes == right.attributes
    }

    func isMerge(base: Facts?, ours: Facts, theirs: Facts) -> Bool {
      let names = Set(ours.attributes.keys).union(theirs.attributes.keys).union(base?.attributes.keys ?? [:].keys)
      return Self.isMerge(parent, base?.parent, ours.parent, theirs.parent)
        && Self.isMerge(name, base?.name, ours.name, theirs.name)
        && Self.isMerge(text, base?.text, ours.text, theirs.text)
        && Set(attributes.keys).isSubset(of: names)
        && names.allSatisfy {
          Self.isMerge(attributes[$0], base?.attributes[$0], ours.attributes[$0], theirs.attributes[$0])
        }
    }

    private static func isMerge<Value: Equatable>(
      _ found: Value?, _ base: Value?, _ ours: Value?, _ theirs: Value?
    ) -> Bool {
      if ours == base || ours == theirs { return found == theirs }
      return theirs == base && found == ours
    }
  }
}

// MARK: - Lists

extension MergeCheck {
  /// Whether the children that all have are ordered as the side has them that moved some.
  private func hasRightOrder(_ identity: ElementIdentity) -> Bool {
    guard let parent = result[identity], !UnorderedList.isNamed(result.tree.name(of: parent)) else {
      return true
    }
    let orders = [MergeSide.base, .ours, .theirs].map { side in
      versions.place(of: identity, in: side).map { versions[side].children(of: $0.element) } ?? []
    }
    let order = ChildOrder(base: orders[0], ours: orders[1], theirs: orders[2])
    guard !order.isDisputed else { return false }
    let side = order.followsTheirs ? orders[2] : orders[1]
    let found = result.children(of: parent)
    return found.filter(Set(side).contains) == side.filter(Set(found).contains)
  }
}

// MARK: - Ids

extension MergeCheck {
  private var hasNoNewDuplicates: Bool {
    result.duplicates.count <= [MergeSide.base, .ours, .theirs].map { versions[$0].duplicates.count }.max() ?? 0
  }

  /// Whether every reference is to an object of the result, or was to none in a version.
  private var hasNoNewDanglingReference: Bool {
    let known = [MergeSide.base, .ours, .theirs].map { side in (side, Set(versions[side].objects.map(\.id))) }
    let gone = known.reduce(into: Set()) { $0.formUnion($1.1) }.subtracting(result.objects.map(\.id))
    guard !gone.isEmpty else { return true }
    return result.tree.indices.allSatisfy { element in
      result.tree.attributes(of: element).allSatisfy { attribute in
        !gone.contains(attribute.value) || !result.isReference(attribute.value, of: attribute.name, in: element)
          || known.contains { wasDangling(result.identity(of: element), attribute, in: $0.0, with: $0.1) }
      }
    }
  }

  private func wasDangling(
    _ identity: ElementIdentity, _ attribute: XMLTree.Attribute, in side: MergeSide, with ids: Set<String>
  ) -> Bool {
    guard let place = versions.place(of: identity, in: side) else { return false }
    return versions.value(place, attribute.name) == attribute.value && !ids.contains(attribute.value)
  }
}
