/// Why edits cannot be made.
public enum EditError: Error, Hashable, Sendable {
  /// Two edits replace the same bytes, or insert at the same place.
  case overlap(SourceEdit, SourceEdit)
  /// An edit lies outside of the document, which has some number of bytes.
  case outOfBounds(SourceEdit, byteCount: Int)
  /// The document's encoding lacks a character that an edit inserts.
  case notEncodable(TextEncoding)
}

extension EditError: CustomStringConvertible {
  /// The problem, with offsets in bytes.
  public var description: String { text { "bytes \($0.lowerBound)..<\($0.upperBound)" } }

  /// The problem, with lines and columns of the document.
  public func message(in source: SourceFile) -> String {
    let lines = LineIndex(source)
    return text { range in
      let (start, end) = (lines.position(at: range.lowerBound), lines.position(at: range.upperBound))
      return "\(start.line):\(start.column)-\(end.line):\(end.column)"
    }
  }

  private func text(_ place: (SourceRange) -> String) -> String {
    func describe(_ edit: SourceEdit) -> String { "\(place(edit.range)) with \"\(edit.replacement)\"" }
    return switch self {
    case .overlap(let one, let other):
      "edits overlap: one replaces \(describe(one)), another one \(describe(other)); make them one after the other"
    case .outOfBounds(let edit, let count):
      "edit replaces \(describe(edit)), but the document has \(count) bytes; make the edit in the text it is meant for"
    case .notEncodable(let encoding):
      "edit inserts a character that \(encoding.name) does not have; save the document as UTF-8"
    }
  }
}
