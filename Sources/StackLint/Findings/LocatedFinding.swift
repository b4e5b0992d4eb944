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

/// Names of a document's findings that stay the same when lines move and numbers change. They are made of the rule, the
/// document, the object or what else the finding is about, and the number of findings of that kind before.
struct FindingFingerprints {
  private let path: String
  private var counts: [String: Int] = [:]
  /// The line of the last finding in no object, with its words: a document of one line may have thousands of findings.
  private var lastLine: (number: Int, words: String)?

  init(repositoryPath path: String) {
    // A line break in a name must not make the path of one document look like the path and the object of another.
    self.path = String(path.unicodeScalars.map { $0 == "\n" ? "\0" : Character($0) })
  }

  /// The name of the next finding in document order.
  mutating func next(_ diagnostic: Diagnostic, _ nib: NibDocument?, _ lines: LineIndex) -> String {
    if let subject = diagnostic.subject { return next(diagnostic.ruleID, subject) }
    guard let range = diagnostic.range else { return next(diagnostic.ruleID, "") }
    let id = nib?.objectID(at: range.lowerBound)
    return next(diagnostic.ruleID, id ?? words(ofLine: lines.position(at: range.lowerBound).line, lines))
  }

  /// The words of a line; of a long one their hash, so that no finding takes more time than another.
  private mutating func words(ofLine number: Int, _ lines: LineIndex) -> String {
    if let lastLine, lastLine.number == number { return lastLine.words }
    let words = Self.squeezed(lines.text(ofLine: number))
    lastLine = (number, words.utf8.count > Self.longest ? Self.hash(words) : words)
    return lastLine?.words ?? ""
  }

  private static let longest = 1_000

  /// The name of the next finding of a rule on a subject, which an object's id is.
  mutating func next(_ ruleID: String, _ subject: String) -> String {
    let kind = "\(ruleID)\n\(path)\n\(subject)"
    let count = counts[kind, default: 0]
    counts[kind] = count + 1
    return Self.hash("\(kind)\n\(count)")
  }

  /// The words of a line, which name the place of a finding that is in no object.
  private static func squeezed(_ line: String) -> String {
    let words = line.utf8.split { $0 <= UInt8(ascii: " ") }
    return words.map { String(Substring($0)) }.joined(separator: " ")
  }

  /// FNV-1a with 64 bits, which gives the same on every machine and run.
  static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Findings that are the same if the same is said about the same object, wherever it stands.
package struct ComparedFindings {
  struct Key: Hashable {
    let ruleID: String
    let objectID: String?
    let message: String

    var withoutMessage: Key { Key(ruleID: ruleID, objectID: objectID, message: "") }
  }

  private let keyed: [(key: Key, diagnostic: Diagnostic)]

  /// - Parameter nib: The document that they are about; nil for one that cannot be read.
  package init(_ diagnostics: [Diagnostic], in nib: NibDocument?) {
    keyed = diagnostics.map { diagnostic in
      let id = diagnostic.range.flatMap { nib?.objectID(at: $0.lowerBound) }
      return (Key(ruleID: diagnostic.ruleID, objectID: id, message: diagnostic.message), diagnostic)
    }
  }

  /// Those that others lack. What rules say about an object may change in words.
  ///
  /// - Parameter rules: The rules that may say something else about an object, such as another frame.
  package func missing(in others: ComparedFindings, rewordedBy rules: Set<String> = []) -> [Diagnostic] {
    var rest = others.keyed.reduce(into: [:] as [Key: Int]) { $0[$1.key, default: 0] += 1 }
    let missing = keyed.filter { !Self.take($0.key, from: &rest) }
    guard !rules.isEmpty, !missing.isEmpty else { return missing.map(\.diagnostic) }
    var reworded = rest.reduce(into: [:] as [Key: Int]) { $0[$1.key.withoutMessage, default: 0] += $1.value }
    return missing.filter {
      !rules.contains($0.key.ruleID) || !Self.take($0.key.withoutMessage, from: &reworded)
    }.map(\.diagnostic)
  }

  private static func take(_ key: Key, from counts: inout [Key: Int]) -> Bool {
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }
}
