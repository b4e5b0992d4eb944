/// A part of the documents, of several that are about equally large.
struct Shard: Hashable, Sendable {
  /// From 0.
  let index: Int
  let count: Int

  /// As people write it: `2/4`.
  var text: String { "\(index + 1)/\(count)" }

  /// Whether a document belongs to the part: every so manieth does, so that parts take about equally long.
  func contains(_ position: Int) -> Bool { position % count == index }
}
