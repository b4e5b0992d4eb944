import NibDecoder

/// A finding of a rule. The linter adds the rule's id and severity.
struct Finding {
  /// What was found, what was expected and what to do, without a full stop.
  var message: String
  /// Where; nil for the document as a whole.
  var range: SourceRange?
  var notes: [Diagnostic.Note] = []
  /// Edits that cure it.
  var fixIts: [Diagnostic.FixIt] = []
  /// Whether code may change what the document says, so that the finding is no more than a notice.
  var mayBeChangedByCode = false
  /// Whether the app crashes for certain when it gets there, so that the finding is an error.
  var isCrash = false
  /// What it is about, by a name that stays the same when texts change; nil where its place says so.
  var subject: String?

  init(
    _ message: String, at range: SourceRange?, notes: [Diagnostic.Note] = [], fixIts: [Diagnostic.FixIt] = [],
    mayBeChangedByCode: Bool = false, isCrash: Bool = false
  ) {
    self.message = message
    self.isCrash = isCrash
    self.mayBeChangedByCode = mayBeChangedByCode
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// - Parameters:
  ///   - configured: The severity that a configuration sets; nil if none does.
  ///   - usual: The rule's own.
  func diagnostic(
    _ ruleID: String, configured: Diagnostic.Severity?, usual: Diagnostic.Severity
  ) -> Diagnostic {
    let severity = configured ?? (isCrash ? .error : usual)
    return Diagnostic(
      ruleID, mayBeChangedByCode ? .notice : severity, message, range: range, notes: notes, fixIts: fixIts,
      subject: subject)
  }
}
