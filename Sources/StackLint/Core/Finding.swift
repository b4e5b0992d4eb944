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

/// A finding of a rule in any file of the project, such as a source file.
struct ProjectFinding {
  /// The path of the file, relative to the project's folder.
  let path: String
  /// The message, and its place in the text of the file.
  let finding: Finding

  /// What the finding is about, where it stands for several things, by names that stay the same in the next revision.
  /// A revision that has a finding for each of them has the finding. Empty for a finding about one thing.
  let parts: Set<String>

  /// Creates a finding about one thing that its place does not tell, such as an entry that a file lacks.
  ///
  /// - Parameter subject: Its name, which stays the same when texts change.
  init(_ message: String, in path: String, at range: SourceRange?, about subject: String) {
    self.path = path
    parts = [subject]
    var finding = Finding(message, at: range)
    finding.subject = subject
    self.finding = finding
  }

  /// - Parameters:
  ///   - isMinor: Whether the finding is no more than a notice, such as one in code that nothing seems to use.
  ///   - isCrash: Whether the app crashes for certain when it gets there.
  init(
    _ message: String, in path: String, at range: SourceRange?, notes: [Diagnostic.Note] = [],
    parts: Set<String> = [], isMinor: Bool = false, isCrash: Bool = false
  ) {
    self.path = path
    self.parts = parts
    finding = Finding(message, at: range, notes: notes, mayBeChangedByCode: isMinor, isCrash: isCrash)
  }
}
