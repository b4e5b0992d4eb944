import NibDecoder

/// The places of findings in a document that stayed the same while its project changed.
struct KnownPlaces {
  private struct Place: Hashable {
    let ruleID: String
    let range: SourceRange?

    init(_ diagnostic: Diagnostic) { (ruleID, range) = (diagnostic.ruleID, diagnostic.range) }
  }

  private let places: Set<Place>

  init(_ diagnostics: [Diagnostic]) { places = Set(diagnostics.map(Place.init)) }

  /// Whether a rule had a finding in the place of another one, whatever it said.
  func contains(_ diagnostic: Diagnostic) -> Bool { places.contains(Place(diagnostic)) }
}
