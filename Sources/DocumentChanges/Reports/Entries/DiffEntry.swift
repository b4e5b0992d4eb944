import Support

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
  let subject: String
  /// The ids of the objects of which details tell something.
  package var objects: [String] = []
  package internal(set) var details: [String]
  /// What came or went with it; empty unless it was asked for.
  var tree: [TreeLine] = []

  package init(mark: Mark, subject: String, objects: [String] = [], details: [String], tree: [TreeLine] = []) {
    (self.mark, self.subject, self.objects, self.details, self.tree) = (mark, subject, objects, details, tree)
  }

  /// What it happened to, and the details with what stands before each.
  var pieces: [String] {
    let separator = details.first.map { $0.hasBytePrefix("→") ? " " : mark == .changed ? ": " : ", " } ?? ""
    return [subject] + details.enumerated().map { ($0.offset == 0 ? separator : ", ") + $0.element }
  }

  /// The entry on one line, without its mark.
  package var text: String { pieces.joined() }
}

/// What changed in a scene.
package struct SceneChanges: Hashable, Sendable {
  /// Nil for what is in no scene.
  package let scene: String?
  package internal(set) var entries: [DiffEntry]

  package init(scene: String?, entries: [DiffEntry]) { (self.scene, self.entries) = (scene, entries) }
}
