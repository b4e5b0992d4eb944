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
