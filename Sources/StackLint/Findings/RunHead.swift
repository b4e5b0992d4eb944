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
