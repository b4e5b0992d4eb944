import NibDecoder

/// A suppression, and where it is written.
struct WrittenSuppression: Sendable {
  let suppression: Suppression
  /// The object's id; empty without one.
  let objectRange: SourceRange
  /// By id of the rules that are named.
  let ruleRanges: [String: SourceRange]

  /// The places of the suppression as a whole and of each rule, in the order of the file.
  var places: [(ruleID: String?, range: SourceRange)] {
    let rules = ruleRanges.map { (ruleID: Optional($0.key), range: $0.value) }
    return ([(nil, objectRange)] + rules).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
