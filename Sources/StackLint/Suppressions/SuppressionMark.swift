import DocumentChanges
import NibDecoder
import Support

/// A suppression in the notes of an object, which Interface Builder keeps when it saves: `ibstack:ignore rule-id reason`.
///
/// It holds for the object and for everything inside of it.
struct SuppressionMark {
  /// The object.
  let owner: ElementIndex
  /// The ids of rules, or `all`; empty if the mark names none.
  let rules: [String]
  /// Where the note is written.
  let range: SourceRange

  /// The word that stands for every rule.
  static let allRules = "all"

  private static let start = "ibstack:ignore"

  /// Reads a line of a note. Returns nil if it does not start with a mark.
  private init?(_ line: Substring, owner: ElementIndex, range: SourceRange) {
    let line = line.drop { $0.isWhitespace }
    guard line.hasBytePrefix(Self.start) else { return nil }
    let rest = line.dropFirst(Self.start.count)
    guard rest.first?.isWhitespace ?? true else { return nil }
    self.owner = owner
    self.range = range
    rules = Self.rules(rest)
  }

  /// The names in a list with commas. What follows is the reason.
  private static func rules(_ text: Substring) -> [String] {
    var rules: [String] = []
    var isListOpen = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard isListOpen || word.first == "," else { break }
      rules += word.split(separator: ",").map(String.init)
      isListOpen = word.last == ","
    }
    return rules
  }
}

extension SuppressionMark {
  /// The marks of a document, in document order.
  static func all(in elements: ElementsByName) -> [SuppressionMark] {
    elements["attributedString"].filter { $0["key"] == "userComments" }.flatMap { note -> [SuppressionMark] in
      guard let owner = note.parent else { return [] }
      return note.children.flatMap { $0.name == "fragment" ? marks(in: $0, of: owner) : [] }
    }
  }

  private static func marks(in fragment: DocumentElement, of owner: DocumentElement) -> [SuppressionMark] {
    // Interface Builder writes a text of several lines as an element.
    let element = fragment.child(forKey: "content")
    let tree = fragment.document.tree
    let text = fragment["content"] ?? element.map { tree.plainText(ofString: $0.index) } ?? ""
    let range = fragment.valueRange("content") ?? element?.range ?? fragment.range
    return text.split(whereSeparator: \.isNewline).compactMap {
      SuppressionMark($0, owner: owner.index, range: range)
    }
  }
}

/// Whether notes in documents suppress findings. Whoever contributes a document writes its notes.
public enum InDocumentSuppressions: String, Hashable, Sendable, CaseIterable {
  /// Notes hide findings.
  case allow
  /// Notes hide findings, which still count: a run fails because of hidden errors.
  case count
  /// Notes hide nothing.
  case ignore

  /// The stricter of two values.
  func combined(with other: InDocumentSuppressions) -> InDocumentSuppressions {
    self == .ignore || other == .allow ? self : other
  }
}
