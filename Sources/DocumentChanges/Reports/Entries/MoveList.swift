import Formats

/// Elements that moved, to be told together if they moved alike.
struct MoveList {
  private var identities: [ElementIdentity] = []

  mutating func add(_ identity: ElementIdentity) { identities.append(identity) }

  /// Elements that moved from one object to another.
  struct Group {
    /// In the new version.
    var elements: [ElementIndex]
    /// In the old version.
    let from: ElementIndex
    /// In the new version.
    let to: ElementIndex
  }

  func groups(in diff: DocumentDiff, _ old: ElementWords?, _ new: ElementWords?) -> [Group] {
    var groups: [Group] = []
    var places: [[ElementIndex]: Int] = [:]
    for identity in identities {
      guard let before = diff.old[identity], let after = diff.new[identity],
        let from = diff.old.tree.parent(of: before).flatMap({ old?.owner(of: $0) }),
        let to = diff.new.tree.parent(of: after).flatMap({ new?.owner(of: $0) })
      else { continue }
      if let place = places[[from, to]] {
        groups[place].elements.append(after)
      } else {
        places[[from, to]] = groups.count
        groups.append(Group(elements: [after], from: from, to: to))
      }
    }
    return groups
  }
}
