/// The elements of the result and the order of their children.
struct MergedDocument {
  private var elements: [MergedElement?]
  private(set) var children: [ElementIdentity: [ElementIdentity]] = [:]

  init(_ elements: [MergedElement?]) { self.elements = elements }

  subscript(identity: ElementIdentity) -> MergedElement? { elements[identity.number] }

  /// The elements in no order that means something.
  var identities: some Sequence<ElementIdentity> {
    elements.indices.lazy.filter { elements[$0] != nil }.map { ElementIdentity(rawValue: Int32($0)) }
  }

  mutating func remove(_ identity: ElementIdentity) { elements[identity.number] = nil }

  /// Takes an element out of its parent.
  mutating func detach(_ identity: ElementIdentity) {
    guard let parent = self[identity]?.parent else { return }
    children[parent]?.removeAll { $0 == identity }
    elements[identity.number] = nil
  }

  mutating func setChildren(_ order: [ElementIdentity], of parent: ElementIdentity) { children[parent] = order }

  /// The elements by their parents.
  func members() -> [ElementIdentity: Set<ElementIdentity>] {
    var members: [ElementIdentity: Set<ElementIdentity>] = [:]
    for identity in identities {
      if let parent = self[identity]?.parent { members[parent, default: []].insert(identity) }
    }
    return members
  }
}
