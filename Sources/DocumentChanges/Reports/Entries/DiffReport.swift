import Formats

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
