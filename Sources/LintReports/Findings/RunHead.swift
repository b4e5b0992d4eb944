/// The part of a run that is known before its first document.
public struct RunHead: Sendable {
  /// The part of the documents that the run is about; nil for all.
  public let shard: Shard?
  /// The paths that could not be searched, with the reason.
  public let failures: [String]
  /// The version of the program that makes the report.
  public let toolVersion: String

  /// Creates the head of a run.
  public init(shard: Shard? = nil, failures: [String] = [], toolVersion: String) {
    self.shard = shard
    self.failures = failures
    self.toolVersion = toolVersion
  }
}
