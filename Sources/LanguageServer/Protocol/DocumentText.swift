import Formats
import Support

/// The text of a document, with its positions as a client counts them.
struct DocumentText: Sendable {
  let source: SourceFile
  private let lines: LineIndex
  /// The unit of the characters in a line.
  let unit: ColumnUnit
  private let counts: CharacterCounts

  var bytes: [UInt8] { source.bytes }

  /// The text as a file has it, in the encoding that its declaration names.
  var fileBytes: [UInt8] { TextEncoding(of: bytes).encode(bytes) ?? bytes }

  init(_ bytes: [UInt8], path: String, unit: ColumnUnit) {
    source = SourceFile(path: path, bytes: bytes)
    lines = Self.lines(of: source)
    self.unit = unit
    counts = CharacterCounts(bytes, unit: unit)
  }

  /// A line ends with a line feed, a carriage return, or both.
  private static func lines(of source: SourceFile) -> LineIndex {
    let (bytes, feed, carriageReturn) = (source.bytes, UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var place = bytes.firstIndex(of: carriageReturn)
    while let found = place, found + 1 < bytes.count, bytes[found + 1] == feed {
      place = bytes[(found + 1)...].firstIndex(of: carriageReturn)
    }
    guard hasMark || place != nil else { return LineIndex(source) }
    var starts = [0]
    for (offset, byte) in bytes.enumerated()
    where byte == feed || byte == carriageReturn && (offset + 1 == bytes.count || bytes[offset + 1] != feed) {
      starts.append(offset + 1)
    }
    return LineIndex(source, lines: starts.enumerated().map { (number: $0 + 1, start: $1) })
  }
}

// MARK: - Positions

extension DocumentText {
  /// The byte at a position of the Language Server Protocol. A position after the end of a line is its end, and one after
  /// the last line the end of the text.
  func offset(_ position: JSONNode) throws(JSONNode.Problem) -> Int {
    let line = try position.requiredMember("line").index()
    let character = try position.requiredMember("character").index()
    guard let start = lines.start(ofLine: line + 1) else { return bytes.count }
    let end = end(ofLine: line + 1)
    return counts.offset(after: counts.count(before: start, in: bytes) + character, in: bytes, start..<end)
  }

  /// The offset before the line break of a line, from 1.
  private func end(ofLine line: Int) -> Int {
    guard let next = lines.start(ofLine: line + 1) else { return bytes.count }
    let isPair = next > 1 && bytes[next - 1] == UInt8(ascii: "\n") && bytes[next - 2] == UInt8(ascii: "\r")
    return next - (isPair ? 2 : 1)
  }

  /// The bytes of a range of the Language Server Protocol.
  func range(_ range: JSONNode) throws(JSONNode.Problem) -> SourceRange {
    SourceRange(try offset(range.requiredMember("start")), try offset(range.requiredMember("end")))
  }

  /// Writes where a byte is.
  func write(_ offset: Int, to json: inout JSONWriter) {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.position(at: offset).line
    let start = lines.start(ofLine: line) ?? 0
    json.object { json in
      json.exactMember("line", line - 1)
      json.exactMember("character", counts.count(before: offset, in: bytes) - counts.count(before: start, in: bytes))
    }
  }

  /// Writes where some bytes are.
  func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.object { json in
      json.key("start")
      write(range.lowerBound, to: &json)
      json.key("end")
      write(range.upperBound, to: &json)
    }
  }

  /// The byte at a line and a Unicode character, both from 1.
  func offset(line: Int, character: Int) -> Int {
    lines.offset(of: SourcePosition(line: line, column: character), columnsIn: .unicodeScalars) ?? bytes.count
  }

  /// The line of a byte, from 0.
  func line(of offset: Int) -> Int { lines.position(at: offset).line - 1 }
}

extension JSONNode {
  /// A whole number from 0 on.
  func index() throws(Problem) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number), (0...(1 << 31)).contains(whole) else {
      throw problem(expected: "a whole number from 0 on")
    }
    return whole
  }
}

// MARK: - Changes

extension DocumentText {
  /// The text after a change of `textDocument/didChange`.
  func changed(_ change: JSONNode) throws(JSONNode.Problem) -> DocumentText {
    let text = Array(try change.requiredMember("text").string().utf8)
    guard let place = try change.member("range") else { return replacing(SourceRange(0, bytes.count), with: text) }
    return replacing(try range(place), with: text)
  }

  private func replacing(_ range: SourceRange, with text: [UInt8]) -> DocumentText {
    var bytes = bytes
    bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: text)
    return DocumentText(bytes, path: source.path, unit: unit)
  }
}

/// How many characters of a client there are before each byte of a text, found in a few steps: a text may be a single line.
struct CharacterCounts: Sendable {
  private let unit: ColumnUnit
  /// The characters before every block of bytes; nil where each byte is a character.
  private let blocks: [Int]?

  private static let blockShift = 10

  init(_ bytes: [UInt8], unit: ColumnUnit) {
    self.unit = unit
    guard unit != .utf8, bytes.contains(where: { $0 >= 0x80 }) else {
      blocks = nil
      return
    }
    var (blocks, count) = ([Int](), 0)
    bytes.withUnsafeBufferPointer { bytes in
      for (place, byte) in bytes.enumerated() {
        if place & (1 << Self.blockShift - 1) == 0 { blocks.append(count) }
        count += Self.width(byte, unit)
      }
    }
    blocks.append(count)
    self.blocks = blocks
  }

  /// The characters that start with a byte; none for the further bytes of one.
  private static func width(_ byte: UInt8, _ unit: ColumnUnit) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && unit == .utf16 ? 2 : 1
  }

  /// The characters before an offset; a character that it is in does not count.
  func count(before offset: Int, in bytes: [UInt8]) -> Int {
    let offset = Self.start(ofCharacterAt: offset, in: bytes)
    guard let blocks else { return offset }
    let block = offset >> Self.blockShift
    return bytes[(block << Self.blockShift)..<offset].reduce(blocks[block]) { $0 + Self.width($1, unit) }
  }

  /// The offset before which there are some characters, in a part of the text; the end of the part where it has fewer, and
  /// the start of a character that the count ends in.
  func offset(after count: Int, in bytes: [UInt8], _ part: Range<Int>) -> Int {
    guard let blocks else {
      return Self.start(ofCharacterAt: min(max(count, part.lowerBound), part.upperBound), in: bytes)
    }
    let block = max(blocks.partitioningIndex { $0 > count } - 1, 0) << Self.blockShift
    var place = Self.start(ofCharacterAt: min(max(block, part.lowerBound), part.upperBound), in: bytes)
    var before = self.count(before: place, in: bytes)
    while place < part.upperBound {
      let width = Self.width(bytes[place], unit)
      if width > 0, before + width > count { break }
      before += width
      place += 1
    }
    return place
  }

  private static func start(ofCharacterAt offset: Int, in bytes: [UInt8]) -> Int {
    var start = offset
    // No character has more than four bytes.
    while start > max(0, offset - 3), start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
