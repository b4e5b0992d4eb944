/// One problem in a document, and its place.
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
    /// Where in another file; nil when the note is not about another file.
    public let file: FilePlace?

    /// Creates a note.
    public init(_ message: String, range: SourceRange? = nil, file: FilePlace? = nil) {
      self.message = message.shortenedInside
      self.range = range
      self.file = file
    }
  }

  /// An edit that fixes the problem.
  public struct FixIt: Hashable, Sendable {
    /// What the edit does, as a verb phrase.
    public let message: String
    /// The edit.
    public let edit: SourceEdit

    /// The bytes to replace.
    public var range: SourceRange { edit.range }
    /// The text to replace them with.
    public var replacement: String { edit.replacement }

    /// Creates a fix from an edit.
    public init(_ message: String, _ edit: SourceEdit) {
      self.message = message
      self.edit = edit
    }

    /// Creates a fix that replaces some bytes.
    public init(_ message: String, range: SourceRange, replacement: String) {
      self.init(message, SourceEdit(range, replacement))
    }
  }

  /// The rule's name in kebab case, such as `dangling-reference`.
  public let ruleID: String
  /// How bad it is.
  public let severity: Severity
  /// What was found, what was expected, what to do; without a full stop.
  public let message: String
  /// Where; nil for the document as a whole.
  public let range: SourceRange?
  /// Further places.
  public let notes: [Note]
  /// Edits that fix it if all of them are made.
  public let fixIts: [FixIt]
  /// The names of the variants of device, text size and language in which it holds; empty if it holds in all of them.
  public let variants: [String]
  /// What it is about, by a name that stays the same when texts change; nil where its place says so.
  package let subject: String?

  /// Creates a diagnostic.
  public init(
    _ ruleID: String, _ severity: Severity, _ message: String, range: SourceRange?, notes: [Note] = [],
    fixIts: [FixIt] = [], variants: [String] = []
  ) {
    self.init(ruleID, severity, message, range: range, notes: notes, fixIts: fixIts, variants: variants, subject: nil)
  }

  /// Creates a diagnostic about something that its place does not tell, such as an entry that a file lacks.
  package init(
    _ ruleID: String, _ severity: Severity, _ message: String, range: SourceRange?, notes: [Note] = [],
    fixIts: [FixIt] = [], variants: [String] = [], subject: String?
  ) {
    self.ruleID = ruleID
    self.severity = severity
    self.message = message.shortenedInside
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
    self.variants = variants
    self.subject = subject
  }
}

extension Diagnostic {
  /// The line and column at which it starts; nil for the document as a whole.
  ///
  /// - Parameter lines: The lines of the document's source, made once for all of its diagnostics.
  public func position(in lines: LineIndex) -> SourcePosition? {
    range.map { lines.position(at: $0.lowerBound) }
  }

  /// The line and column at which it starts; nil for the document as a whole. For several diagnostics make a
  /// ``LineIndex``.
  public func position(in source: SourceFile) -> SourcePosition? {
    range == nil ? nil : position(in: LineIndex(source))
  }

  /// The same finding with the severity that a configuration sets.
  package func with(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      ruleID, severity, message, range: range, notes: notes, fixIts: fixIts, variants: variants, subject: subject)
  }

  /// The same finding with the fixes that are possible.
  package func keepingFixIts(where isPossible: (FixIt) -> Bool) -> Diagnostic {
    if fixIts.allSatisfy(isPossible) { return self }
    return Diagnostic(
      ruleID, severity, message, range: range, notes: notes, fixIts: fixIts.filter(isPossible), variants: variants,
      subject: subject)
  }

  /// The same finding without places and edits, for a document whose text nobody sees.
  package var withoutPlaces: Diagnostic {
    Diagnostic(
      ruleID, severity, message, range: nil, notes: notes.map { Note($0.message, file: $0.file) }, variants: variants,
      subject: subject)
  }
}

extension String {
  /// The start and the end of a message that quotes a long value, such as an id of a megabyte. What to do stands at the end.
  fileprivate var shortenedInside: String {
    guard utf8.count > 600 else { return self }
    return "\(Substring(unicodeScalars.prefix(300)))…\(Substring(unicodeScalars.suffix(150)))"
  }
}

extension [Diagnostic] {
  /// Sorted by place. Diagnostics of the whole document come first; those at the same place keep their order.
  package var inDocumentOrder: [Diagnostic] {
    let starts = map { $0.range?.lowerBound ?? -1 }
    return indices.sorted { (starts[$0], $0) < (starts[$1], $1) }.map { self[$0] }
  }
}

/// Messages hold names of any length, and are read in lines.
extension Diagnostic {
  /// The columns that a message takes at most.
  package static let mostColumns = 100
  /// The columns of a message that may stand for several findings, whose number is added to it.
  package static let mostColumnsOfGroup = 94

  /// The first of some wordings that fits into a line, or else the shortest.
  ///
  /// - Parameter wordings: The fullest first. Later ones leave out what the place of the finding and its notes tell.
  package static func message(_ wordings: String..., columns: Int = mostColumns) -> String {
    message(wordings, columns: columns)
  }

  /// The first of some wordings that fits into a line, or else the shortest.
  package static func message(_ wordings: [String], columns: Int = mostColumns) -> String {
    wordings.first { $0.count <= columns } ?? wordings.min { $0.count < $1.count } ?? ""
  }
}

/// A place in another file than the one that a finding is in.
public struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, from the folder from which the path of the finding's own file starts.
  public let path: String
  /// The line and the column.
  public let position: SourcePosition

  /// Creates a place.
  public init(path: String, position: SourcePosition) { (self.path, self.position) = (path, position) }

  /// `path:line:column`.
  public var description: String { "\(path):\(position.line):\(position.column)" }
}
