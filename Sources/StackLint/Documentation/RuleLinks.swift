import EmbeddedFiles

/// Where rules are described: on the page of the repository that a release is built in, as it is at the release's tag.
package struct RuleLinks: Sendable {
  private let page: String?

  /// Creates the links of a version.
  ///
  /// - Parameter repository: Its owner and name on GitHub; empty for a build that is no release, which has no page.
  package init(version: String, repository: String = Self.ownRepository) {
    page = repository.isEmpty ? nil : "https://github.com/\(repository)/blob/v\(version)/Documentation/Rules.md"
  }

  /// The repository that the program was built in.
  package static let ownRepository = String(
    decoding: UnsafeBufferPointer(start: EmbeddedRepository.bytes, count: EmbeddedRepository.count), as: UTF8.self)

  /// The address of a rule's description; nil without a page, and for what is no rule.
  package subscript(ruleID: String) -> String? {
    RuleCatalog.rule(ruleID) == nil ? nil : page.map { "\($0)#\(ruleID)" }
  }
}
