import Formats
import NibDecoder
import Support

/// Entries of which those that tell the same of several objects of a kind are one: `3 labels (a, b, c): lines 1 → 2`.
struct EntryGroups {
  private(set) var entries: [DiffEntry] = []

  private struct Key: Hashable {
    let kind: String
    let details: [String]
  }

  init(_ all: [DiffEntry]) {
    var members: [Key: [ChangedObject]] = [:]
    for entry in all {
      if let object = ChangedObject(entry) {
        members[Key(kind: object.kind, details: entry.details), default: []].append(object)
      }
    }
    for entry in all {
      guard let object = ChangedObject(entry), let group = members[Key(kind: object.kind, details: entry.details)],
        group.count >= Self.smallest
      else {
        entries.append(entry)
        continue
      }
      guard group[0] == object else { continue }
      let names = group.prefix(Self.mostNames).map(\.name).joined(separator: ", ")
      let rest = group.count > Self.mostNames ? " and \(group.count - Self.mostNames) more" : ""
      let subject = "\(group.count) \(ObjectName.plural(ofKind: object.kind)) (\(names)\(rest))"
      entries.append(
        DiffEntry(mark: entry.mark, subject: subject, objects: group.flatMap(\.ids), details: entry.details))
    }
  }

  private static let smallest = 3
  private static let mostNames = 6
}

/// An object that an entry tells a change of.
private struct ChangedObject: Equatable {
  /// `label`.
  let kind: String
  /// What is in the parentheses of a name, or the words of a constraint.
  let name: String
  let ids: [String]

  /// Nil for an entry that tells something else.
  init?(_ entry: DiffEntry) {
    guard entry.mark == .changed, let first = entry.details.first, !first.hasBytePrefix("→") else { return nil }
    let subject = entry.subject
    ids = entry.objects
    if subject.hasBytePrefix("constraint ") {
      (kind, name) = ("constraint", String(subject.dropFirst("constraint ".count)))
      return
    }
    guard subject.hasByteSuffix(")"), let start = subject.lastIndex(of: "(") else { return nil }
    name = String(subject[subject.index(after: start)...].dropLast())
    let words = subject[..<start].prefix { $0 != "\"" }.split(separator: " ")
    // A name without a text ends with a class.
    kind = words.prefix { $0.first?.isLowercase ?? false }.joined(separator: " ")
    if kind.isEmpty { return nil }
  }
}

/// Entries as they are found: those about one object come together.
struct EntryList {
  private var entries: [(scene: String?, entry: DiffEntry, extras: [String: Int])] = []
  /// By the mark and a key of the object.
  private var places: [String: Int] = [:]

  /// Adds an entry, or a detail to the one with its key.
  ///
  /// - Parameter object: The id of the object that the detail is about.
  mutating func add(
    _ mark: DiffEntry.Mark, key: String, scene: String?, subject: @autoclosure () -> String, detail: String? = nil,
    object: String? = nil, tree: @autoclosure () -> [TreeLine] = []
  ) {
    let key = mark.rawValue + key
    if let place = places[key] {
      if let detail { entries[place].entry.details.append(detail) }
      return
    }
    places[key] = entries.count
    let entry = DiffEntry(
      mark: mark, subject: subject(), objects: object.map { [$0] } ?? [], details: detail.map { [$0] } ?? [],
      tree: tree())
    entries.append((scene, entry, [:]))
  }

  /// Counts something that came or went with an object: `4 constraints`.
  mutating func count(_ noun: String, with mark: DiffEntry.Mark, key: String) {
    guard let place = places[mark.rawValue + key] else { return }
    entries[place].extras[noun, default: 0] += 1
  }

  /// The entries by their scenes.
  func scenes() -> [SceneChanges] {
    var scenes: [SceneChanges] = []
    var indices: [String?: Int] = [:]
    for item in entries {
      var entry = item.entry
      let counts = item.extras.sorted { $0.key < $1.key }
      entry.details += counts.map { noun, count in count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }
      if let index = indices[item.scene] {
        scenes[index].entries.append(entry)
      } else {
        indices[item.scene] = scenes.count
        scenes.append(SceneChanges(scene: item.scene, entries: [entry]))
      }
    }
    return scenes.map { SceneChanges(scene: $0.scene, entries: EntryGroups($0.entries).entries) }
  }
}

/// What a constraint or a connection says, apart from its id.
struct LinkContent: Hashable {
  private let name: String
  private let holder: ElementIdentity?
  private let attributes: [String: String]

  init(_ element: ElementIndex, in version: DocumentVersion) {
    name = version.tree.name(of: element)
    holder = version.parent(of: element)
    let attributes = version.tree.attributes(of: element).filter { $0.name != "id" }
    self.attributes = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

extension Dictionary where Value == Int {
  /// Takes one of a key away.
  ///
  /// - Returns: Whether there was one.
  package mutating func take(_ key: Key) -> Bool {
    guard let count = self[key], count > 0 else { return false }
    self[key] = count - 1
    return true
  }
}
