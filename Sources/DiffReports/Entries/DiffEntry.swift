/// A line of a report: what came, went, moved or changed.
package struct DiffEntry: Hashable, Sendable {
  /// What happened.
  package enum Mark: String, Hashable, Sendable {
    case added = "+"
    case removed = "-"
    case changed = "~"
    case moved = "→"

    /// `added`.
    package var word: String {
      switch self {
      case .added: "added"
      case .removed: "removed"
      case .changed: "changed"
      case .moved: "moved"
      }
    }
  }

  package let mark: Mark
  /// What it happened to.
  package let subject: String
  package internal(set) var details: [String]
  /// What came or went with it; empty unless it was asked for.
  package internal(set) var tree: [TreeLine] = []
}

/// What changed in a scene.
package struct SceneChanges: Hashable, Sendable {
  /// Nil for what is in no scene.
  package let scene: String?
  package internal(set) var entries: [DiffEntry]
}
