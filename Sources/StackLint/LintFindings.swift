public import NibDecoder

/// What a linter found in a document.
public struct LintFindings: Sendable {
  /// What is to be reported, in document order.
  public let diagnostics: [Diagnostic]
  /// What suppressions kept back.
  public let suppressed: SuppressionUse
}
