import DocumentChanges

/// What changed in the objects of a document, in words, by their ids.
struct ContentWords {
  private var details: [String: [String]] = [:]

  init(_ scenes: [SceneChanges]) {
    for entry in scenes.flatMap(\.entries) where entry.mark == .changed {
      for id in entry.objects { details[id, default: []] += entry.details }
    }
  }

  /// The changes of an object; empty for none.
  subscript(id: String) -> [String] { details[id] ?? [] }
}
