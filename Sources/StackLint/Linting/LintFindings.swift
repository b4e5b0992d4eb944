public import NibDecoder

/// The findings of a linter in a document.
public struct LintFindings: Sendable {
  /// The findings to report, in document order.
  public let diagnostics: [Diagnostic]
  /// The findings that the suppressions of configurations hid.
  public let suppressed: SuppressionUse
  /// How many findings are hidden.
  public let hidden: HiddenFindings
}
