import DocumentVersions
import XMLSource

/// Checks that a document is as a patch expects it.
struct PatchCheck {
  private let target: PatchTarget
  private let inserted: Set<String>
  private let moved: Set<String>

  init(_ target: PatchTarget, _ changes: [PatchChange]) {
    self.target = target
    inserted = Set(
      changes.flatMap { change -> [String] in
        guard case .inserted(_, let xml) = change.kind, let tree = try? XMLTree(text: xml) else { return [] }
        return [change.path] + tree.indices.compactMap { element in tree[element, "id"].map { "#" + $0 } }
      })
    moved = Set(
      changes.compactMap { change in
        if case .moved = change.kind { change.path } else { nil }
      })
  }

  /// Why a change cannot be made; nil if it can.
  func refusal(of change: PatchChange) -> PatchRefusal? {
    reason(against: change).map { PatchRefusal(path: change.path, reason: $0) }
  }

  private func reason(against change: PatchChange) -> String? {
    switch change.kind {
    case .inserted(let place, let xml):
      if target[change.path] != nil { return "is there already" }
      if (try? XMLTree(text: xml)) == nil { return "is no XML in the patch" }
      return reason(against: place)
    case .moved(let place): return missing(change.path) ?? reason(against: place)
    case .removed(let xml): return missing(change.path) ?? reason(againstRemoving: change.path, xml)
    case .reordered: return missing(change.path)
    case .attribute(let name, let old, let new):
      return missing(change.path) ?? difference(target[change.path].flatMap { target.tree[$0, name] }, old, new, name)
    case .text(let old, let new):
      return missing(change.path) ?? difference(target[change.path].map(target.version.text), old, new, "text")
    case .renamed(let old, let new):
      return missing(change.path) ?? difference(target[change.path].map(target.tree.name), old, new, "kind")
    }
  }

  private func missing(_ path: String) -> String? { target[path] == nil ? "is not there" : nil }

  private func reason(against place: PatchChange.Place) -> String? {
    // What the patch itself inserts is there when it is its turn.
    let isNew = inserted.contains(place.parent) || inserted.contains { place.parent.hasPrefix($0 + "/") }
    return isNew || target.owner(of: place) != nil ? nil : "has no place: \(place.parent) is not there"
  }

  private func difference(_ value: String?, _ old: String?, _ new: String?, _ name: String) -> String? {
    value == old || value == new ? nil : "has another \(name): \(value ?? "none") instead of \(old ?? "none")"
  }

  private func reason(againstRemoving path: String, _ xml: String) -> String? {
    guard let element = target[path], let old = try? XMLTree(text: xml) else { return nil }
    let found = target.tree.source.text(in: target.tree.range(of: element))
    guard let tree = try? XMLTree(text: found) else { return nil }
    let diff = DocumentDiff(old: old, new: tree)
    // What the patch moves out of the element is no part of it, with its entries in lists beside the subviews.
    let hasChanged = diff.changes.contains { change in
      let path = diff.path(of: change.identity)
      return !change.isNoise && !moved.contains(path) && !path.contains("/visibilityPriorities/")
        && !path.contains("/customSpacing/")
    }
    return hasChanged ? "was changed, so it is not removed" : nil
  }
}
