/// Something that a side changed in what the other deleted.
struct SideChange: Hashable, Sendable {
  /// What was changed.
  enum Kind: Hashable, Sendable {
    case added
    case attribute(String, old: String?, new: String?)
    case text(old: String, new: String)
  }

  let identity: ElementIdentity
  let kind: Kind
}

extension DocumentMerge {
  /// What a side changed in an element and in all that it holds, in the order of that side. What is in an added element
  /// is not told.
  func changes(in identity: ElementIdentity, by side: MergeSide) -> [SideChange] {
    guard let place = versions.place(of: identity, in: side) else { return [] }
    switch versions.table.role(of: identity) {
    case .content: break
    case .document: return inner(place, side)
    default: return []
    }
    guard let base = versions.place(of: identity, in: .base) else {
      return versions.isGroup(place) ? inner(place, side) : [SideChange(identity: identity, kind: .added)]
    }
    let (old, new) = (versions.values(base), versions.values(place))
    let names = Set(old.keys).union(new.keys).subtracting(InterfaceBuilderMarks.names).sorted()
    var changes = names.filter { old[$0] != new[$0] }.map { name in
      SideChange(identity: identity, kind: .attribute(name, old: old[name], new: new[name]))
    }
    let texts = (versions.text(base), versions.text(place))
    if texts.0 != texts.1 { changes.append(SideChange(identity: identity, kind: .text(old: texts.0, new: texts.1))) }
    return changes + inner(place, side)
  }

  private func inner(_ place: ElementPlace, _ side: MergeSide) -> [SideChange] {
    versions[side].children(of: place.element).flatMap { changes(in: $0, by: side) }
  }
}
