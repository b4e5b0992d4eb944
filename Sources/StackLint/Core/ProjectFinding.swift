import NibDecoder

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
