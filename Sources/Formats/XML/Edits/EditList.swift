import Support

/// Edits of one document that can be made together: no two of them replace the same bytes.
public struct EditList: Sendable {
  /// All edits in order, in runs of limited length, so that inserting one does not move all others.
  private var runs: [[SourceEdit]] = []
  private static let longestRun = 512

  /// Creates an empty list.
  public init() {}

  /// Creates a list of edits in any order.
  ///
  /// - Throws: ``EditError/overlap(_:_:)`` for edits that cannot be made together.
  public init(_ edits: some Sequence<SourceEdit>) throws(EditError) {
    for edit in edits { try insert(edit) }
  }

  /// The edits in document order.
  public var edits: [SourceEdit] { Array(runs.joined()) }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { runs.isEmpty }

  /// Adds an edit.
  ///
  /// - Throws: ``EditError/overlap(_:_:)`` if it overlaps one of the list, which then stays as it is.
  public mutating func insert(_ edit: SourceEdit) throws(EditError) {
    let place = place(of: edit)
    try check(edit, at: place)
    insert(edit, at: place)
  }

  /// Adds some edits, all or none of them.
  ///
  /// - Throws: ``EditError/overlap(_:_:)`` if two of them overlap, or one of them and one of the list.
  public mutating func insert(contentsOf edits: some Sequence<SourceEdit>) throws(EditError) {
    let added = try EditList(edits).edits
    for edit in added { try check(edit, at: place(of: edit)) }
    for edit in added { insert(edit, at: place(of: edit)) }
  }
}

// MARK: - The order of edits

extension EditList {
  /// The place of the first edit that does not precede another one. It may lie at the end of a run.
  private func place(of edit: SourceEdit) -> (run: Int, index: Int) {
    let next = runs.partitioningIndex { !($0[0].precedes(edit)) }
    guard next > 0 else { return (0, 0) }
    return (next - 1, runs[next - 1].partitioningIndex { !$0.precedes(edit) })
  }

  private func check(_ edit: SourceEdit, at place: (run: Int, index: Int)) throws(EditError) {
    guard runs.indices.contains(place.run) else { return }
    let run = runs[place.run]
    if place.index > 0, !run[place.index - 1].isBefore(edit) { throw .overlap(run[place.index - 1], edit) }
    let following = place.index < run.count ? run[place.index] : runs.dropFirst(place.run + 1).first?[0]
    if let following, !edit.isBefore(following) { throw .overlap(following, edit) }
  }

  private mutating func insert(_ edit: SourceEdit, at place: (run: Int, index: Int)) {
    guard runs.indices.contains(place.run) else { return runs.append([edit]) }
    runs[place.run].insert(edit, at: place.index)
    guard runs[place.run].count > Self.longestRun else { return }
    let half = runs[place.run].count / 2
    runs.insert(Array(runs[place.run][half...]), at: place.run + 1)
    runs[place.run].removeSubrange(half...)
  }
}

/// Making the edits.
extension EditList {
  /// A document's bytes with the edits made, in the encoding of its file. All other bytes are as they were. Line breaks
  /// in replacements become those of the document.
  ///
  /// - Throws: ``EditError`` for an edit outside of the document, and for a character that the encoding lacks.
  public func applied(to source: SourceFile) throws(EditError) -> [UInt8] {
    let edits = edits
    for edit in [edits.first, edits.last].compactMap(\.self) {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= source.bytes.count else {
        throw .outOfBounds(edit, byteCount: source.bytes.count)
      }
    }
    guard let bytes = source.encoding.encode(text(of: source, edits)) else { throw .notEncodable(source.encoding) }
    return bytes
  }

  private func text(of source: SourceFile, _ edits: [SourceEdit]) -> [UInt8] {
    let lineBreak = LineBreak(firstIn: source.bytes)
    var text: [UInt8] = []
    text.reserveCapacity(source.bytes.count + 64)
    var position = 0
    for edit in edits {
      text += source.bytes[position..<edit.range.lowerBound]
      text += lineBreak.normalizing(edit.replacement)
      position = edit.range.upperBound
    }
    return text + source.bytes[position...]
  }
}

/// The bytes between the lines of a file.
private struct LineBreak {
  private let bytes: [UInt8]

  /// The first line break of a text; a line feed if it has none.
  init(firstIn text: [UInt8]) {
    let first = text.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let first, text[first] == UInt8(ascii: "\r") else {
      bytes = [UInt8(ascii: "\n")]
      return
    }
    let isPair = first + 1 < text.count && text[first + 1] == UInt8(ascii: "\n")
    bytes = [UInt8(ascii: "\r")] + (isPair ? [UInt8(ascii: "\n")] : [])
  }

  /// A text with these line breaks instead of its own.
  func normalizing(_ text: String) -> [UInt8] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return Array(text.utf8)
    }
    var result: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r")) {
        result += bytes
      } else if byte != UInt8(ascii: "\n") {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}

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
