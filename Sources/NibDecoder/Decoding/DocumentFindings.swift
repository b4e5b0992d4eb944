/// The problems found in a document.
struct DocumentFindings {
  /// In order of discovery.
  private(set) var diagnostics: [Diagnostic] = []
  /// The places in `diagnostics` of values that are not in the vocabulary, by where they start.
  private var wrongValues: [Int: Int] = [:]

  /// Adds what the vocabulary says.
  mutating func add(_ finding: VocabularyCheck.Finding) {
    if finding.isOfValue, let start = finding.diagnostic.range?.lowerBound { wrongValues[start] = diagnostics.count }
    diagnostics.append(finding.diagnostic)
  }

  /// Adds a finding. Of two about a value, by the vocabulary and by a class, one stays: an error rather than a warning.
  mutating func report(_ diagnostic: Diagnostic) {
    guard let start = diagnostic.range?.lowerBound, let place = wrongValues[start],
      diagnostics[place].range == diagnostic.range
    else { return diagnostics.append(diagnostic) }
    if diagnostics[place].severity != .error { diagnostics[place] = diagnostic }
  }
}
