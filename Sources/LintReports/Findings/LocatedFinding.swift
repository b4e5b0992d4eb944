public import NibDecoder

/// A finding with its lines and columns.
public struct LocatedFinding: Sendable {
  /// A further place that explains the finding.
  public struct Note: Sendable {
    /// The message.
    public let message: String
    /// Where it starts; nil if it has no place of its own.
    public let start: SourcePosition?
    /// Where it ends.
    public let end: SourcePosition?
  }

  /// The finding itself.
  public let diagnostic: Diagnostic
  /// Where it starts; nil if it is about the document as a whole.
  public let start: SourcePosition?
  /// Where it ends.
  public let end: SourcePosition?
  /// Further places.
  public let notes: [Note]
  /// A name that stays the same when lines move: see ``FindingFingerprints``. Empty if no report needs it.
  public let fingerprint: String

  /// Creates a finding whose lines and columns are known.
  init(
    _ diagnostic: Diagnostic, start: SourcePosition?, end: SourcePosition?, notes: [Note], fingerprint: String
  ) {
    self.diagnostic = diagnostic
    self.start = start
    self.end = end
    self.notes = notes
    self.fingerprint = fingerprint
  }

  /// Looks up the lines and columns of a finding.
  package init(_ diagnostic: Diagnostic, _ lines: LineIndex, fingerprint: String) {
    self.init(
      diagnostic, start: diagnostic.range.map { lines.position(at: $0.lowerBound) },
      end: diagnostic.range.map { lines.position(at: $0.upperBound) },
      notes: diagnostic.notes.map { note in
        Note(
          message: note.message, start: note.range.map { lines.position(at: $0.lowerBound) },
          end: note.range.map { lines.position(at: $0.upperBound) })
      },
      fingerprint: fingerprint)
  }
}
