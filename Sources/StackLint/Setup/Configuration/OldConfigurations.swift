import Support

/// What configurations were that a change adds, edits or removes, where those of before count.
struct OldConfigurations {
  /// By their paths; nil for one that was not there.
  var contents: [AbsolutePath: [UInt8]?] = [:]
  /// What notes in documents do, if the caller decides that.
  let notes: InDocumentSuppressions?

  /// Whether the suppressions hold that a change adds to a configuration: they name an object and a reason, as notes in
  /// documents do, and are worth as much.
  ///
  /// - Parameter notes: What notes do where the caller leaves that to configurations.
  func allowsSuppressions(where notes: InDocumentSuppressions) -> Bool { (self.notes ?? notes) == .allow }
}
