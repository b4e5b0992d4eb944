/// Finds words for what a side changed.
struct ChangeWords {
  private let merge: DocumentMerge
  private var names: ConflictNames

  init(_ merge: DocumentMerge) { (self.merge, names) = (merge, ConflictNames(merge)) }

  /// `label "Name" (abc-12-xyz): text "A" → "B"`.
  ///
  /// - Parameter object: What the reader knows is meant, and needs not be named.
  mutating func text(for change: SideChange, by side: MergeSide, in object: ElementIdentity? = nil) -> String {
    let name = merge.element(of: change.identity, in: side).map { names.place(of: $0, in: side).objectText } ?? ""
    let prefix = change.identity == object ? "" : "\(name): "
    let part = ElementPart(change.identity, in: merge)
    switch change.kind {
    case .added: return part.isObject || part.key.isEmpty ? "added \(name)" : "added \(part.key) of \(name)"
    case .attribute(let attribute, let old, let new):
      let values = ValueExcerpts([old, new]).texts
      return "\(prefix)\(part.prefix)\(attribute) \(values[0]) → \(values[1])"
    case .text(let old, let new):
      let values = ValueExcerpts([old, new]).texts
      return "\(prefix)\(part.prefix)text \(values[0]) → \(values[1])"
    }
  }
}

/// What an element is to the object around it.
struct ElementPart {
  /// Such as `textColor`; empty without one.
  let key: String
  /// Whether it is an object itself.
  let isObject: Bool

  init(_ identity: ElementIdentity, in merge: DocumentMerge) {
    let attribute = { (name: String) -> String? in
      for side in [MergeSide.ours, .theirs, .base] {
        if let element = merge.element(of: identity, in: side) { return merge.tree(of: side)[element, name] }
      }
      return nil
    }
    (key, isObject) = (attribute("key") ?? "", attribute("id") != nil)
  }

  /// The key with a period; empty for objects.
  var prefix: String { key.isEmpty || isObject ? "" : key + "." }
}
