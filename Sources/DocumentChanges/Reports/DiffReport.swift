import Formats
import Support

/// What changed in a document, told for people.
package struct DiffReport: Sendable {
  /// The scenes in which something changed, in the order of the document.
  package private(set) var scenes: [SceneChanges]
  /// What a save changed that means nothing, such as `12 frames, versions`; empty without any.
  let noise: String

  /// - Parameters:
  ///   - showsAll: Whether what means nothing is told as well.
  ///   - showsTrees: Whether objects inside those that came or went are listed.
  package init(_ diff: DocumentDiff, showsAll: Bool = false, showsTrees: Bool = false) {
    var builder = EntryBuilder(diff, showsTrees: showsTrees)
    for change in diff.changes where showsAll || !change.isNoise { builder.add(change) }
    scenes = builder.scenes()
    noise = showsAll ? "" : NoiseSummary(diff).text
  }

  /// Adds what the changes lead to.
  package mutating func append(_ consequences: SceneChanges) { scenes.append(consequences) }

  /// Whether nothing changed at all.
  var isEmpty: Bool { scenes.isEmpty && noise.isEmpty }
}

/// What a save changed that means nothing, in a few words: `12 frames, versions`.
struct NoiseSummary {
  let text: String

  init(_ diff: DocumentDiff) {
    var identities: [ElementRole: Set<ElementIdentity>] = [:]
    for change in diff.changes where change.isNoise { identities[change.role, default: []].insert(change.identity) }
    text = Self.nouns.compactMap { role, one, many in
      guard let count = identities[role]?.count else { return nil }
      guard let one else { return many }
      return count == 1 ? "1 \(one)" : "\(count) \(many)"
    }.joined(separator: ", ")
  }

  /// The words for one and for several; without the first they are not counted.
  private static let nouns: [(ElementRole, one: String?, many: String)] = [
    (.frame, "frame", "frames"), (.version, nil, "versions"), (.document, nil, "settings of the save"),
    (.device, nil, "canvas device"), (.canvas, "place on the canvas", "places on the canvas"),
    (.resource, "copy or comment", "copies and comments"), (.simulatedMetrics, nil, "simulated metrics"),
  ]
}

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

/// The objects inside another one, each with its depth below it. Constraints and connections are left out.
struct ObjectTree {
  private(set) var lines: [TreeLine] = []

  init(below root: ElementIndex, _ words: inout ElementWords) {
    addObjects(below: root, depth: 0, &words)
  }

  private mutating func addObjects(below element: ElementIndex, depth: Int, _ words: inout ElementWords) {
    for child in words.names.version.tree.children(of: element) {
      guard !words.isConstraint(child), !words.isConnection(child) else { continue }
      let isObject = words.isObject(child)
      if isObject { lines.append(TreeLine(text: words.long(child), depth: depth)) }
      addObjects(below: child, depth: isObject ? depth + 1 : depth, &words)
    }
  }
}

/// A line of a tree.
package struct TreeLine: Hashable, Sendable {
  let text: String
  /// 0 for what is directly inside the root.
  let depth: Int
}
