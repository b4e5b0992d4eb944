extension LintedDocument {
  /// Whether the app may be shown from right to left, as far as the project is known.
  var mayRunRightToLeft: Bool { project?.languages.hasRightToLeft ?? true }
}
