/// Which documents are linted, and which findings are reported.
package struct LintSelection: Sendable {
  /// The use of a baseline.
  package enum BaselineMode: String, CaseIterable, Sendable {
    case check, write, off
  }

  /// The revision that documents are compared with; nil to lint all.
  package let revision: String?
  /// Whether the paths are those of a commit, as a hook gets them, compared with the commit before.
  package let isHook: Bool
  /// The part of the documents that is linted; nil for all.
  package let shard: Shard?
  /// The use of the baseline; nil to check it if there is one.
  package let baseline: BaselineMode?
  /// The file of known findings; nil for that of the configuration.
  package let baselinePath: String?
  /// Whether suppressions are added to configurations for what is found.
  package let addsSuppressions: Bool

  package init(
    revision: String? = nil, isHook: Bool = false, shard: Shard? = nil, baseline: BaselineMode? = nil,
    baselinePath: String? = nil, addsSuppressions: Bool = false
  ) {
    (self.revision, self.isHook) = (revision, isHook)
    self.shard = shard
    self.baseline = baseline
    self.baselinePath = baselinePath
    self.addsSuppressions = addsSuppressions
  }
}
