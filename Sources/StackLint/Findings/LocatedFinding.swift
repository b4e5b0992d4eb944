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
    /// Where in another file; nil if it is not about another file.
    public let file: FilePlace?

    init(message: String, start: SourcePosition?, end: SourcePosition?, file: FilePlace? = nil) {
      (self.message, self.start, self.end, self.file) = (message, start, end, file)
    }
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
  /// The object that it is about; nil outside of all objects, and if none is known.
  public let object: ObjectName?
  /// The class of the object's scene, its storyboard identifier or its label; in a xib the class of the File's Owner, or of
  /// the object at the top. Nil without any.
  public let scene: String?
  /// How many findings it stands for: more than one where findings are reported as a group.
  public let count: Int
  /// How many of them carry edits.
  public let fixableCount: Int

  /// Creates a finding whose lines and columns are known.
  ///
  /// - Parameter group: How many findings it stands for, and how many of them carry edits; nil for one on its own.
  init(
    _ diagnostic: Diagnostic, start: SourcePosition?, end: SourcePosition?, notes: [Note], fingerprint: String,
    object: ObjectName? = nil, scene: String? = nil, group: (count: Int, fixable: Int)? = nil
  ) {
    (count, fixableCount) = group ?? (1, diagnostic.fixIts.isEmpty ? 0 : 1)
    self.diagnostic = diagnostic
    self.start = start
    self.end = end
    self.notes = notes
    self.fingerprint = fingerprint
    self.object = object
    self.scene = scene
  }

  /// Looks up the lines and columns of a finding.
  ///
  /// - Parameter place: The object that it is about, and the scene.
  init(
    _ diagnostic: Diagnostic, _ lines: LineIndex, fingerprint: String, place: ObjectNames.Place = ObjectNames.Place()
  ) {
    self.init(
      diagnostic, start: diagnostic.range.map { lines.position(at: $0.lowerBound) },
      end: diagnostic.range.map { lines.position(at: $0.upperBound) },
      notes: diagnostic.notes.map { note in
        Note(
          message: note.message, start: note.range.map { lines.position(at: $0.lowerBound) },
          end: note.range.map { lines.position(at: $0.upperBound) }, file: note.file)
      },
      fingerprint: fingerprint, object: place.object, scene: place.scene)
  }

  private var subjectName: FindingSubject? { FindingSubject(object, scene: scene) }

  /// The object and its scene as people name them: `button "Cancel" (x1-yz-abc) in LoginController`. Nil where nothing is
  /// known to name them by.
  package var subject: String? { subjectName?.text }

  /// The message as a sentence about the object.
  package var sentence: String { subjectName?.sentence(diagnostic.message) ?? diagnostic.message }
}
