import Formats

/// Tells the changes that somebody made from those that come with a save.
///
/// Deleting an element beats what only a save changed in it.
struct Significance: Sendable {
  private let versions: MergeVersions
  private let migrations: [MergeSide: Migration]

  init(_ versions: MergeVersions) {
    self.versions = versions
    migrations = [.ours: Migration(by: .ours, in: versions), .theirs: Migration(by: .theirs, in: versions)]
  }

  /// Whether somebody changed or moved an element since the base.
  func isChanged(_ place: ElementPlace, since base: ElementPlace) -> Bool {
    guard versions.parent(place) == versions.parent(base), versions.name(place) == versions.name(base),
      versions.text(place) == versions.text(base)
    else { return true }
    let (old, new) = (versions.values(base), versions.values(place))
    return Set(old.keys).union(new.keys).contains { name in
      old[name] != new[name] && !InterfaceBuilderMarks.names.contains(name)
        && migrations[place.side]?.made(versions.name(place), name, from: old[name], to: new[name]) != true
    }
  }
}

/// The attributes that another version of Xcode added to all elements alike, or dropped from them, when it saved the
/// document.
private struct Migration: Sendable {
  private struct Change: Hashable {
    let element: String
    let attribute: String
    let value: String
    let isAdded: Bool
  }

  /// In how many elements a change was made.
  private var counts: [Change: Int] = [:]
  /// How many elements had an attribute with a value.
  private var values: [Change: Int] = [:]
  /// How many elements of a name there were.
  private var elements: [String: Int] = [:]

  /// - Parameter side: Has none if the same version of Xcode saved it as the base.
  init(by side: MergeSide, in versions: MergeVersions) {
    let (old, new) = (versions[.base].tree, versions[side].tree)
    guard old[old.root, "toolsVersion"] != new[new.root, "toolsVersion"] else { return }
    for identity in versions.table.all {
      guard let base = versions.place(of: identity, in: .base), let place = versions.place(of: identity, in: side)
      else { continue }
      add(versions.name(base), versions.values(base), versions.values(place))
    }
  }

  private mutating func add(_ element: String, _ old: [String: String], _ new: [String: String]) {
    elements[element, default: 0] += 1
    for (name, value) in old {
      let change = Change(element: element, attribute: name, value: value, isAdded: false)
      values[change, default: 0] += 1
      if new[name] == nil { counts[change, default: 0] += 1 }
    }
    for (name, value) in new where old[name] == nil {
      counts[Change(element: element, attribute: name, value: value, isAdded: true), default: 0] += 1
    }
  }

  /// Whether a change was made wherever it could have been, and more than once.
  func made(_ element: String, _ attribute: String, from old: String?, to new: String?) -> Bool {
    guard let value = old ?? new, old == nil || new == nil else { return false }
    let change = Change(element: element, attribute: attribute, value: value, isAdded: old == nil)
    guard let count = counts[change], count > 1 else { return false }
    return count == (change.isAdded ? elements[element] : values[change])
  }
}
