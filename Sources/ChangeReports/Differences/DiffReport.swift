package import DocumentDiff
import DocumentVersions
import StackLint
import XMLSource

/// What differs between two versions of a document, in words.
package struct DiffReport: Sendable {
  /// The sign of a line.
  package enum Sign: String, Sendable {
    case inserted = "+"
    case removed = "-"
    case changed = "~"
    case moved = ">"
  }

  /// A change, or the changes of one object.
  package struct Entry: Sendable {
    package let sign: Sign
    /// `label "Name" (abc-12-xyz)`; without the id where the name says which object is meant.
    package fileprivate(set) var object: String
    /// `label "Name"`.
    let shortObject: String
    /// What changed; empty for what was inserted or removed without more to tell.
    package fileprivate(set) var details: [String]
    /// The scene; nil outside of all scenes.
    package let scene: String?
  }

  /// What means something, by scenes in the order of the new version.
  package let entries: [Entry]
  /// What Interface Builder writes by itself, in words.
  package let noise: [Entry]
  /// How often it wrote what: `12 frames`.
  package let noiseCounts: [String]

  package init(_ diff: DocumentDiff) {
    var words = DiffWords(diff)
    entries = Self.arranged(words.entries(for: diff.changes.filter { !$0.isNoise }))
    noise = Self.arranged(words.entries(for: diff.changes.filter(\.isNoise)))
    noiseCounts = Self.counts(diff)
  }

  private static func arranged(_ entries: [Entry]) -> [Entry] { shortened(byScene(joined(entries))) }

  /// Leaves out ids where no other object has the same name.
  private static func shortened(_ entries: [Entry]) -> [Entry] {
    let objects = Dictionary(grouping: Set(entries.map { [$0.shortObject, $0.object] }), by: \.[0])
    return entries.map { entry in
      var entry = entry
      if objects[entry.shortObject]?.count == 1 { entry.object = entry.shortObject }
      return entry
    }
  }

  /// Joins the changes of one object.
  private static func joined(_ entries: [Entry]) -> [Entry] {
    var joined: [Entry] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let key = "\(entry.scene ?? "")\n\(entry.object)"
      if entry.sign == .changed, let place = places[key] {
        joined[place].details += entry.details
      } else {
        if entry.sign == .changed { places[key] = joined.count }
        joined.append(entry)
      }
    }
    return joined
  }

  private static func byScene(_ entries: [Entry]) -> [Entry] {
    var order: [String?] = []
    var scenes: [String?: [Entry]] = [:]
    for entry in entries {
      if scenes[entry.scene] == nil { order.append(entry.scene) }
      scenes[entry.scene, default: []].append(entry)
    }
    return order.flatMap { scenes[$0] ?? [] }
  }

  private static func counts(_ diff: DocumentDiff) -> [String] {
    let noise = diff.changes.filter(\.isNoise)
    let elements = Dictionary(grouping: Set(noise.map(\.identity)), by: diff.role).mapValues(\.count)
    return kinds.compactMap { role, one, many in
      elements[role].map { "\($0) \($0 == 1 ? one : many)" }
    }
  }

  private static let kinds: [(ElementRole, one: String, many: String)] = [
    (.frame, "frame", "frames"), (.content, "misplaced mark", "misplaced marks"), (.version, "version", "versions"),
    (.document, "document setting", "document settings"), (.canvas, "canvas location", "canvas locations"),
    (.resource, "resource", "resources"), (.device, "device", "devices"),
    (.simulatedMetrics, "simulated metric", "simulated metrics"),
  ]
}
