/// A name that a link in the page leads to, whatever characters the path and the rule consist of.
struct HTMLAnchor {
  let id: String

  /// The section of a document, or its first finding of a rule.
  init(_ path: String, rule: String? = nil) {
    id = "f" + FindingFingerprints.hash(rule.map { "\(path)\n\($0)" } ?? path)
  }
}
