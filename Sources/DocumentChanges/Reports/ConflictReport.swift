import Formats
import NibDecoder
package import Support

/// The conflicts of a merge in words.
package struct ConflictReport {
  /// One conflict.
  struct Entry: Sendable {
    let conflict: MergeConflict
    /// The object and its scene: `label "Name" (abc-12-xyz) in LoginController`.
    let object: String
    /// What the sides disagree about: `text`, `deleted by ours`.
    let subject: String
    /// What the versions have, where that can be told in words.
    let base: String?
    let ours: String?
    let theirs: String?
  }

  /// In the order in which the merge found them.
  let entries: [Entry]

  package init(_ merge: DocumentMerge, _ conflicts: [MergeConflict]) {
    var words = ConflictWords(merge)
    entries = conflicts.map { words.entry(for: $0) }
  }
}

/// Finds words for conflicts.
private struct ConflictWords {
  private let merge: DocumentMerge
  private var names: ConflictNames
  private var words: ChangeWords

  init(_ merge: DocumentMerge) {
    (self.merge, names, words) = (merge, ConflictNames(merge), ChangeWords(merge))
  }

  mutating func entry(for conflict: MergeConflict) -> ConflictReport.Entry {
    let object = names.place(of: conflict.identity).text
    func entry(
      _ subject: String, _ base: String? = nil, _ ours: String? = nil, _ theirs: String? = nil
    ) -> ConflictReport.Entry {
      ConflictReport.Entry(
        conflict: conflict, object: object, subject: subject, base: base, ours: ours, theirs: theirs)
    }
    switch conflict.subject {
    case .attribute(let name, let base, let ours, let theirs):
      let values = ValueExcerpts([base, ours, theirs]).texts
      return entry(ElementPart(conflict.identity, in: merge).prefix + name, values[0], values[1], values[2])
    case .text(let base, let ours, let theirs):
      let values = ValueExcerpts([base, ours, theirs]).texts
      return entry(ElementPart(conflict.identity, in: merge).prefix + "text", values[0], values[1], values[2])
    case .kind(let ours, let theirs): return entry("kind", nil, kind(ours, in: .ours), kind(theirs, in: .theirs))
    case .value:
      let values = [MergeSide.base, .ours, .theirs].map { value(of: conflict.identity, in: $0) }
      return entry(ElementPart(conflict.identity, in: merge).key, values[0], values[1], values[2])
    case .deletion(.ours): return entry("deleted by ours", nil, nil, changes(in: conflict.identity, by: .theirs))
    case .deletion: return entry("deleted by theirs", nil, changes(in: conflict.identity, by: .ours), nil)
    case .parent:
      let parents = [MergeSide.base, .ours, .theirs].map { parent(of: conflict.identity, in: $0) }
      return entry("superview", parents[0], parents[1], parents[2])
    case .order: return entry("order of subviews")
    case .reference(let attribute, let id, let side):
      let target = names.object(withID: id).objectText
      return entry("\(attribute): \(target), which \(side.other.rawValue) deleted")
    case .twice(let key, let ours):
      let pair = [end(of: ours, in: .ours), end(of: conflict.identity, in: .theirs)]
      return entry("\(key): added by both", nil, pair[0], pair[1])
    }
  }

  // MARK: - Values

  private func kind(_ element: String, in side: MergeSide) -> String {
    let tree = merge.tree(of: side)
    return ObjectName.kind(ofElement: element, in: .forDocuments(ofType: tree[tree.root, "type"]))
  }

  /// The attributes of a value that are not the same everywhere.
  private func value(of identity: ElementIdentity, in side: MergeSide) -> String {
    let values = [MergeSide.ours, .theirs].map { side -> [String: String] in
      guard let element = merge.element(of: identity, in: side) else { return [:] }
      return Dictionary(merge.tree(of: side).attributes(of: element).map { ($0.name, $0.value) }) { first, _ in first }
    }
    guard let element = merge.element(of: identity, in: side) else { return "none" }
    let attributes = merge.tree(of: side).attributes(of: element).filter { attribute in
      attribute.name != "key" && (values[0][attribute.name] != values[1][attribute.name])
    }
    let text = attributes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return text.outlineText ?? "none"
  }

  // MARK: - Objects

  /// What an element that both added is: of an outlet the object that it is connected to.
  private mutating func end(of identity: ElementIdentity, in side: MergeSide) -> String {
    guard let element = merge.element(of: identity, in: side) else { return "none" }
    let destination = merge.tree(of: side)[element, "destination"].flatMap { names.object(withID: $0, in: side) }
    return (destination ?? names.place(of: element, in: side)).objectText
  }

  private mutating func parent(of identity: ElementIdentity, in side: MergeSide) -> String {
    guard let element = merge.element(of: identity, in: side), let list = merge.tree(of: side).parent(of: element)
    else { return "none" }
    return names.place(of: list, in: side).objectText
  }

  /// The first changes that a side made in what the other deleted.
  private mutating func changes(in identity: ElementIdentity, by side: MergeSide) -> String {
    let changes = merge.changes(in: identity, by: side)
    let told = changes.prefix(Self.mostChanges).map { words.text(for: $0, by: side, in: identity) }
    let rest = changes.count - told.count
    return (told + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
  }

  private static let mostChanges = 3
}

extension ConflictReport {
  /// The conflicts as lines for a terminal or a log, the object of each before what is said of it.
  package func lines() -> [Escaped<LogLine>] {
    var lines: [Escaped<LogLine>] = []
    var object: String?
    for entry in entries {
      if entry.object != object { lines.append("  \(entry.object)") }
      object = entry.object
      lines.append("    \(entry.subject)")
      for (side, value) in [("ours", entry.ours), ("theirs", entry.theirs), ("before", entry.base)] {
        if let value { lines.append("      \(side.padded) \(value)") }
      }
    }
    return lines
  }

  /// The conflicts as JSON, for the file beside the document.
  ///
  /// - Parameter path: The document's path in its repository.
  package func json(path: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("document", path)
      writer.objects("conflicts", entries, indent: 2) { $0.write(to: &$1) }
    }
    return writer.text.bytes + [UInt8(ascii: "\n")]
  }
}

extension ConflictReport.Entry {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("object", object)
    writer.member("subject", subject)
    writer.member("base", base)
    writer.member("ours", ours)
    writer.member("theirs", theirs)
  }
}

extension String {
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 6 - utf8.count)) }
}

/// The names of the objects that conflicts are about, from the version that has them.
struct ConflictNames {
  private let merge: DocumentMerge
  private var names: [MergeSide: ObjectNames] = [:]
  /// The objects of each version by their ids.
  private let objects: [MergeSide: [String: ElementIndex]]

  init(_ merge: DocumentMerge) {
    self.merge = merge
    objects = Dictionary(
      uniqueKeysWithValues: [MergeSide.base, .ours, .theirs].map { ($0, merge.objectsByID(in: $0)) })
  }

  /// The object of an identity, and its scene: from ours, or else from the version that has it.
  mutating func place(of identity: ElementIdentity) -> ObjectNames.Place {
    for side in [MergeSide.ours, .theirs, .base] {
      if let element = merge.element(of: identity, in: side) { return place(of: element, in: side) }
    }
    return ObjectNames.Place()
  }

  /// The object with an id, from the base or from a side that has it.
  mutating func object(withID id: String) -> ObjectNames.Place {
    for side in [MergeSide.ours, .theirs, .base] {
      if let element = objects[side]?[id] { return place(of: element, in: side) }
    }
    return ObjectNames.Place()
  }

  /// The object with an id of a version; nil if the version lacks it.
  mutating func object(withID id: String, in side: MergeSide) -> ObjectNames.Place? {
    objects[side]?[id].map { place(of: $0, in: side) }
  }

  mutating func place(of element: ElementIndex, in side: MergeSide) -> ObjectNames.Place {
    names[side, default: ObjectNames(merge.tree(of: side))].place(of: element)
  }
}

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

/// The changes that a resolved document lost, in words.
package struct LostChangeReport {
  private let sentences: [String]

  package init(_ merge: DocumentMerge, _ changes: [LostChange]) {
    var words = ChangeWords(merge)
    sentences = changes.map { lost in "lost of \(lost.side.rawValue): \(words.text(for: lost.change, by: lost.side))" }
  }

  /// A line for each change.
  package var lines: [Escaped<LogLine>] { sentences.map { "  \($0)" } }
}
