import DocumentDiff
import DocumentVersions
import StackLint
import XMLSource

/// Finds words for changes.
struct DiffWords {
  private let diff: DocumentDiff
  private let ties: TiedConstraints
  private var oldNames: DocumentNames
  private var newNames: DocumentNames
  /// The objects of both versions by their ids.
  private let oldObjects: [String: ElementIndex]
  private let newObjects: [String: ElementIndex]

  init(_ diff: DocumentDiff) {
    (self.diff, ties) = (diff, TiedConstraints(diff))
    (oldNames, newNames) = (DocumentNames(diff.old.tree), DocumentNames(diff.new.tree))
    (oldObjects, newObjects) = (diff.old.objectsByID, diff.new.objectsByID)
  }

  mutating func entries(for changes: [DocumentChange]) -> [DiffReport.Entry] {
    var whole: Set<ElementIdentity> = []
    return changes.compactMap { change in
      if ties.constraints.contains(change.identity) { return nil }
      guard case .attribute = change.kind, isWhole(change.identity) else { return entry(for: change) }
      return whole.insert(change.identity).inserted ? value(of: change.identity) : nil
    }
  }

  private mutating func entry(for change: DocumentChange) -> DiffReport.Entry {
    let identity = change.identity
    switch change.kind {
    case .inserted: return subtree(identity, in: diff.new, .inserted)
    case .removed: return subtree(identity, in: diff.old, .removed)
    case .moved:
      let owners = [diff.old, diff.new].map { owner(of: identity, in: $0) }
      return entry(identity, .moved, "from \(owners[0]) to \(owners[1])")
    case .reordered: return entry(identity, .changed, "order of \(listName(identity))")
    case .attribute(let name, let old, let new):
      return entry(identity, .changed, attribute(name, old, new, of: identity))
    case .text(let old, let new): return entry(identity, .changed, "\(part(of: identity))text \(values(old, new))")
    case .renamed(let old, let new):
      let kinds = [old, new].map(ObjectName.kind)
      return entry(identity, .changed, "\(part(of: identity))\(kinds[0]) → \(kinds[1])")
    }
  }

  /// Whether the attributes of an element are one value.
  private func isWhole(_ identity: ElementIdentity) -> Bool {
    diff.new[identity].map { ValueText.isWhole(diff.new.tree.name(of: $0)) && diff.new.tree[$0, "key"] != nil } ?? false
  }

  private mutating func value(of identity: ElementIdentity) -> DiffReport.Entry? {
    guard let old = diff.old[identity], let new = diff.new[identity] else { return nil }
    let values = [ValueText(old, in: diff.old.tree).text, ValueText(new, in: diff.new.tree).text]
    return entry(identity, .changed, "\(part(of: identity).dropLast()) \(values[0]) → \(values[1])")
  }

  private mutating func entry(
    _ identity: ElementIdentity, _ sign: DiffReport.Sign, _ detail: String
  ) -> DiffReport.Entry {
    let place = place(of: identity)
    return DiffReport.Entry(
      sign: sign, object: place.objectText, shortObject: place.shortText, details: [detail], scene: place.scene)
  }

  private mutating func place(of identity: ElementIdentity) -> ObjectNames.Place {
    if let element = diff.new[identity] { return newNames.place(of: element) }
    return diff.old[identity].map { oldNames.place(of: $0) } ?? ObjectNames.Place()
  }

  // MARK: - Subtrees

  private mutating func subtree(
    _ identity: ElementIdentity, in version: DocumentVersion, _ sign: DiffReport.Sign
  ) -> DiffReport.Entry {
    guard let element = version[identity] else { return entry(identity, sign, "") }
    let tree = version.tree
    let place = sign == .inserted ? newNames.place(of: element) : oldNames.place(of: element)
    if let connection = ConnectionText(element, in: tree) {
      let end = connection.destination.flatMap { object(withID: $0, isNew: sign == .inserted) }
      let text = connection.text(end: end)
      return DiffReport.Entry(
        sign: .changed, object: place.objectText, shortObject: place.shortText,
        details: [(sign == .inserted ? "connected " : "disconnected ") + text],
        scene: place.scene)
    }
    guard !diff.isObject(identity) else {
      let inner = SubtreeSummary(element, in: tree, ties: ties.counts[identity] ?? 0).text
      return DiffReport.Entry(
        sign: sign, object: place.objectText, shortObject: place.shortText, details: inner.isEmpty ? [] : [inner],
        scene: place.scene)
    }
    let name = part(of: identity, named: tree.name(of: element))
    let value = ValueText(element, in: tree).text
    let detail = sign == .inserted ? "\(name) none → \(value)" : "\(name) \(value) → none"
    return DiffReport.Entry(
      sign: .changed, object: place.objectText, shortObject: place.shortText, details: [detail], scene: place.scene)
  }

  private mutating func object(withID id: String, isNew: Bool) -> String? {
    guard let element = (isNew ? newObjects : oldObjects)[id] else { return nil }
    return isNew ? newNames.place(of: element).shortText : oldNames.place(of: element).shortText
  }

  private mutating func owner(of identity: ElementIdentity, in version: DocumentVersion) -> String {
    guard let element = version[identity], let owner = version.owner(of: element) else { return "nothing" }
    return ObjectShortName(owner, in: version.tree).text
  }

  // MARK: - Attributes

  private mutating func attribute(
    _ name: String, _ old: String?, _ new: String?, of identity: ElementIdentity
  ) -> String {
    let label = "\(part(of: identity))\(InspectorName.name(of: name))"
    guard ObjectReference.isReference(name, old ?? new ?? "") else { return "\(label) \(values(old, new))" }
    let ends = [old.map { object(withID: $0, isNew: false) ?? $0 }, new.map { object(withID: $0, isNew: true) ?? $0 }]
    return "\(label) \(ends[0] ?? "none") → \(ends[1] ?? "none")"
  }

  private func values(_ old: String?, _ new: String?) -> String {
    let texts = ValueExcerpts([old, new]).texts
    return "\(texts[0]) → \(texts[1])"
  }

  private func listName(_ identity: ElementIdentity) -> String {
    let element = diff.new[identity].map { diff.new.tree.name(of: $0) }
    return element.map { ObjectName.words(of: $0) } ?? "elements"
  }

  /// The key of a part with a period, such as `font.`; empty for objects.
  private func part(of identity: ElementIdentity, named name: String? = nil) -> String {
    let version = diff.new[identity] == nil ? diff.old : diff.new
    guard let element = version[identity] else { return "" }
    var (parts, candidate): ([String], ElementIndex?) = ([], element)
    while let part = candidate, version.tree[part, "id"] == nil, part != version.tree.root {
      if let key = version.tree[part, "key"] { parts.append(InspectorName.name(of: key)) }
      candidate = version.owner(of: part)
    }
    let text = parts.reversed().joined(separator: ".")
    if let name { return text.isEmpty ? ObjectName.words(of: name) : text }
    return text.isEmpty ? "" : text + "."
  }
}
