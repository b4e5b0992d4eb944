/// One of several parts of the documents, which are about equally large.
public struct Shard: Hashable, Sendable {
  /// The position of the part, from 0.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - index: The position of the part, from 0.
  ///   - count: The number of parts.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// The part as users write it: `2/4`.
  package var text: String { "\(index + 1)/\(count)" }

  /// Whether the document at a position belongs to the part. Every `count`-th document does, so that all parts take
  /// about equally long.
  package func contains(_ position: Int) -> Bool { position % count == index }
}
