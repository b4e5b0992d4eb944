/// Whether notes in documents suppress findings. Whoever contributes a document writes its notes.
public enum InDocumentSuppressions: String, Hashable, Sendable, CaseIterable {
  /// Notes hide findings.
  case allow
  /// Notes hide findings, which still count: a run fails because of hidden errors.
  case count
  /// Notes hide nothing.
  case ignore

  /// The stricter of two values.
  func combined(with other: InDocumentSuppressions) -> InDocumentSuppressions {
    self == .ignore || other == .allow ? self : other
  }
}
