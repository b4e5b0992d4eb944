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
