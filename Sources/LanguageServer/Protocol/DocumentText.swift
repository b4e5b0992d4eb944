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
