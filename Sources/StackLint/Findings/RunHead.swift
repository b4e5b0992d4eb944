/// The part of a run that is known before its first document.
public struct RunHead: Sendable {
  /// The part of the documents that the run is about; nil for all.
  public let shard: Shard?
  /// The paths that could not be searched, with the reason.
  public let failures: [String]
  /// Notices about what the run skips although no option excludes it.
  public let notices: [String]
  /// The version of the program that makes the report.
  public let toolVersion: String

  /// Creates the head of a run.
  public init(shard: Shard? = nil, failures: [String] = [], notices: [String] = [], toolVersion: String) {
    self.notices = notices
    self.shard = shard
    self.failures = failures
    self.toolVersion = toolVersion
  }
}

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
  var text: String { "\(index + 1)/\(count)" }

  /// Whether the document at a position belongs to the part. Every `count`-th document does, so that all parts take
  /// about equally long.
  func contains(_ position: Int) -> Bool { position % count == index }
}
