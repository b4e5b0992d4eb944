import Escaping
import Reports

/// What changed in the objects of a document, in words, by their ids.
struct ContentWords {
  private var details: [String: [String]] = [:]

  init(_ scenes: [SceneChanges]) {
    for entry in scenes.flatMap(\.entries) where entry.mark == .changed {
      for id in Self.ids(entry.subject) { details[id, default: []] += entry.details }
    }
  }

  /// The changes of an object; empty for none.
  subscript(id: String) -> [String] { details[id] ?? [] }

  /// The ids in `label "Title" (a1-bc-def)` and in `3 labels (a, b, c and 4 more)`.
  private static func ids(_ subject: String) -> [String] {
    guard subject.hasByteSuffix(")"), let start = subject.lastIndex(of: "(") else { return [] }
    return subject[subject.index(after: start)...].dropLast().split(separator: ",").map { part in
      String(part.drop { $0 == " " }.prefix { $0 != " " })
    }
  }
}
