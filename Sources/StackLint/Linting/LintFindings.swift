public import NibDecoder

/// The findings of a linter in a document.
public struct LintFindings: Sendable {
  /// The findings to report, in document order.
  public let diagnostics: [Diagnostic]
  /// The findings that suppressions hid.
  public let suppressed: SuppressionUse
}
