package import StackModel

/// How documents are linted and which findings are reported, as far as the caller decides it instead of a configuration.
package struct LintSettings: Sendable {
  /// The configuration to use for all documents; nil to search the folders of the documents.
  package var configuration: String?
  /// The rules that are on or off whatever configurations set.
  package var rules = RuleSelection()
  /// The devices and users that override configured ones.
  package var variants = VariantChoice()
  /// The rules of stack views that override configured ones.
  package var stackViews = StackViewChoice()
  /// The fonts that override configured ones; nil to use the configured ones.
  package var fonts: FontCollection?
  /// Where translations are that are not beside their documents.
  package var translations = TranslationFolders()
  /// The systems whose findings are left out.
  package var olderSystems = OlderSystems()
  /// The state of the repository whose findings are left out; nil to report all.
  package var since: Since?
  /// The part of the documents that is linted; nil for all.
  package var shard: Shard?
  /// The known findings.
  package var baseline = BaselineChoice()
  /// Whether suppressions are added to configurations for what is found.
  package var addsSuppressions = false
  /// The edits to make; nil for none.
  package var fixing: DocumentFixing?

  package init() {}

  /// A state of the repository.
  package enum Since: Sendable {
    /// A revision of git.
    case revision(String)
    /// The last commit. The paths are those of the next, as a hook gets them.
    case lastCommit
  }
}
