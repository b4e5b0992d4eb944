import DocumentDiff
import DocumentVersions
import XMLSource

/// The constraints that came or went with the objects that they tie: they are told with these.
struct TiedConstraints {
  /// How many constraints go with a subtree, by its outermost element.
  private(set) var counts: [ElementIdentity: Int] = [:]
  /// The constraints themselves.
  private(set) var constraints: Set<ElementIdentity> = []

  init(_ diff: DocumentDiff) {
    add(diff.changes.filter { $0.kind == .inserted }.map(\.identity), diff.new)
    add(diff.changes.filter { $0.kind == .removed }.map(\.identity), diff.old)
  }

  private mutating func add(_ changes: [ElementIdentity], _ version: DocumentVersion) {
    let tree = version.tree
    var owners: [String: ElementIdentity] = [:]
    for identity in changes {
      guard let element = version[identity], tree.name(of: element) != "constraint" else { continue }
      var pending = [element]
      while let next = pending.popLast() {
        if let id = tree[next, "id"] { owners[id] = identity }
        pending += tree.children(of: next)
      }
    }
    for identity in changes {
      guard let element = version[identity], tree.name(of: element) == "constraint" else { continue }
      let ends = [tree[element, "firstItem"], tree[element, "secondItem"]].compactMap(\.self)
      guard let owner = ends.lazy.compactMap({ owners[$0] }).first else { continue }
      counts[owner, default: 0] += 1
      constraints.insert(identity)
    }
  }
}
