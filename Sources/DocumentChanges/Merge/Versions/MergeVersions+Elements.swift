import Formats

/// Looking at elements of the versions.
extension MergeVersions {
  func name(_ place: ElementPlace) -> String { self[place.side].tree.name(of: place.element) }

  func attributes(_ place: ElementPlace) -> [XMLTree.Attribute] { self[place.side].tree.attributes(of: place.element) }

  func value(_ place: ElementPlace, _ attribute: String) -> String? { self[place.side].tree[place.element, attribute] }

  /// What tells the place of an element among the children of an object.
  func signature(_ place: ElementPlace) -> ChildSignature {
    ChildSignature(name: name(place), key: value(place, "key"))
  }

  func text(_ place: ElementPlace) -> String { self[place.side].text(of: place.element) }

  func parent(_ place: ElementPlace) -> ElementIdentity? { self[place.side].parent(of: place.element) }

  func isGroup(_ place: ElementPlace) -> Bool { self[place.side].isGroup(place.element) }

  /// The start tag as it is written.
  func tag(_ place: ElementPlace) -> ArraySlice<UInt8> { self[place.side].tag(of: place.element) }

  /// Whether two places have the same name, attributes and text. The order of attributes does not count.
  func isSame(_ one: ElementPlace?, _ other: ElementPlace?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one == other { return true }
    return text(one) == text(other) && hasSameTag(one, other)
  }

  private func hasSameTag(_ one: ElementPlace, _ other: ElementPlace) -> Bool {
    if tag(one) == tag(other) { return true }
    guard name(one) == name(other) else { return false }
    let (mine, others) = (attributes(one), attributes(other))
    return mine.count == others.count
      && mine.allSatisfy { attribute in others.contains { $0.name == attribute.name && $0.value == attribute.value } }
  }

  /// Whether layout computes the frame of the view that a `<rect key="frame">` belongs to.
  func isManagedFrame(_ place: ElementPlace) -> Bool { self[place.side].isManagedFrame(place.element) }
}
