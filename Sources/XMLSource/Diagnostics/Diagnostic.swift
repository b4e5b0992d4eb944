/// One thing that is wrong with a document, and where.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is. Only errors make a run fail.
  public enum Severity: String, Hashable, Sendable {
    case error, warning, notice
  }

  /// A further place that explains the first.
  public struct Note: Hashable, Sendable {
    /// What to look at there.
    public let message: String
    /// Where; nil when the note has no place of its own.
    public let range: SourceRange?

    /// Creates a note.
    public init(_ message: String, range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A replacement of bytes that cures the problem.
  public struct FixIt: Hashable, Sendable {
    /// What the edit does, as a verb phrase.
    public let message: String
    /// The bytes to replace.
    public let range: SourceRange
    /// What to put there.
    public let replacement: String

    /// Creates a fix.
    public init(_ message: String, range: SourceRange, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// The rule's name in kebab case, such as `dangling-reference`.
  public let ruleID: String
  /// How bad it is.
  public let severity: Severity
  /// What was found, what was expected, what to do; no full stop.
  public let message: String
  /// Where; nil for the document as a whole.
  public let range: SourceRange?
  /// Further places.
  public let notes: [Note]
  /// Edits that cure it when all are made.
  public let fixIts: [FixIt]
  /// The variants of device, text size and language in which it holds, by name, where it does not hold in all that were
  /// looked at; else empty.
  public let variants: [String]

  /// Creates a diagnostic.
  public init(
    _ ruleID: String, _ severity: Severity, _ message: String, range: SourceRange?, notes: [Note] = [],
    fixIts: [FixIt] = [], variants: [String] = []
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.variants = variants
  }
}

extension Diagnostic {
  /// The same finding, as bad as a configuration says.
  package func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(ruleID, severity, message, range: range, notes: notes, fixIts: fixIts, variants: variants)
  }
}
