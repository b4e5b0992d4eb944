/// What a merged document holds where a person must decide.
package enum ConflictStyle: String, CaseIterable, Sendable {
  /// What ours have: the document can be opened.
  case ours
  /// The lines of both sides between conflict markers.
  case markers
}
