package import Support

/// The starts of a source's lines, for turning offsets into positions. Make it once for a source.
public struct LineIndex: Sendable {
  private let source: SourceFile
  private let starts: [Int]
  /// The number of each line, in ascending order; nil if they count from 1.
  private let numbers: [Int]?

  /// Scans the source for line breaks.
  public init(_ source: SourceFile) {
    self.source = source
    var starts = [source.textStart]
    source.bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var offset = 0
      while let found = memchr(base + offset, Int32(UInt8(ascii: "\n")), bytes.count - offset) {
        offset = UnsafeRawPointer(found) - base + 1
        starts.append(offset)
      }
    }
    self.starts = starts
    numbers = nil
  }

  /// Takes the line starts of a source that holds only some lines of a file, one after the other.
  ///
  /// - Parameter lines: The number of each line, in ascending order, and the offset of its first byte.
  package init(_ source: SourceFile, lines: [(number: Int, start: Int)]) {
    self.source = source
    starts = lines.isEmpty ? [0] : lines.map(\.start)
    numbers = lines.isEmpty ? nil : lines.map(\.number)
  }

  /// The line and column of a byte offset; offsets outside the source are clamped.
  public func position(at offset: Int) -> SourcePosition {
    let (offset, place) = clamped(offset)
    return SourcePosition(line: numbers?[place] ?? place + 1, column: offset - starts[place] + 1)
  }

  /// The line and column of a byte offset, with the column in some unit. Offsets outside the source are clamped; an offset
  /// inside of a character has the column of the character.
  public func position(at offset: Int, columnsIn unit: ColumnUnit) -> SourcePosition {
    let (offset, place) = clamped(offset)
    let column = unit.count(source.bytes[starts[place]..<offset], before: source.bytes[offset...].first)
    return SourcePosition(line: numbers?[place] ?? place + 1, column: column + 1)
  }

  /// The byte offset of a position, whose column is in some unit. Nil for lines outside of the source; columns after the
  /// end of a line are clamped to it, and those inside of a character to its start.
  public func offset(of position: SourcePosition, columnsIn unit: ColumnUnit) -> Int? {
    let place = place(ofLine: position.line)
    guard starts.indices.contains(place) else { return nil }
    let line = source.bytes[starts[place]..<end(ofPlace: place)]
    return unit.index(ofColumn: max(position.column, 1) - 1, in: line)
  }

  /// An offset inside of the source, and which of the known lines holds it.
  private func clamped(_ offset: Int) -> (offset: Int, place: Int) {
    let offset = min(max(starts[0], offset), source.bytes.count)
    return (offset, starts.partitioningIndex { $0 > offset } - 1)
  }

  /// The offset of the line feed that ends a line, or of the end of the source.
  private func end(ofPlace place: Int) -> Int {
    place + 1 < starts.count ? starts[place + 1] - 1 : source.bytes.count
  }

  /// The index of a line among the known lines; -1 for a line that is not known.
  private func place(ofLine line: Int) -> Int {
    guard let numbers else { return line - 1 }
    let place = numbers.partitioningIndex { $0 >= line }
    return place < numbers.count && numbers[place] == line ? place : -1
  }

  /// The text of a 1-based line without its line break; empty outside the source.
  public func text(ofLine line: Int) -> String {
    var text = wholeText(ofLine: line)
    if text.hasByteSuffix("\r") { text.removeLast() }
    return text
  }

  /// The part of a line around an offset, without its line break. Offsets outside the source are clamped.
  ///
  /// - Parameter limit: How many bytes there are at most before the offset, and behind it.
  package func bytes(around offset: Int, atMost limit: Int) -> ArraySlice<UInt8> {
    let (offset, place) = clamped(offset)
    let end = max(offset, end(ofPlace: place))
    var line = source.bytes[max(starts[place], offset - limit)..<min(end, offset + limit)]
    if line.endIndex == end, line.last == UInt8(ascii: "\r"), offset < end { line.removeLast() }
    return line
  }

  /// The offset of a 1-based line's first byte; nil for lines outside of the source.
  package func start(ofLine line: Int) -> Int? {
    let place = place(ofLine: line)
    return starts.indices.contains(place) ? starts[place] : nil
  }

  /// The text of a 1-based line up to its line feed, with a carriage return before that; empty outside the source.
  package func wholeText(ofLine line: Int) -> String {
    let place = place(ofLine: line)
    guard starts.indices.contains(place) else { return "" }
    return source.text(in: SourceRange(starts[place], end(ofPlace: place)))
  }
}

/// The unit of the columns of a ``SourcePosition``.
public enum ColumnUnit: Hashable, Sendable {
  /// Bytes of UTF-8, as compilers and ``LineIndex/position(at:)`` do.
  case utf8
  /// Code units of UTF-16, as the Language Server Protocol does unless agreed otherwise.
  case utf16
  /// Unicode scalars, the Language Server Protocol's UTF-32.
  case unicodeScalars

  /// How many units some bytes of a line take. A character that is cut off by the end does not count, whose next byte is
  /// `next`.
  func count(_ bytes: ArraySlice<UInt8>, before next: UInt8?) -> Int {
    let whole = next.map(Self.isContinuation) == true ? bytes.dropLast(Self.lengthOfTail(bytes)) : bytes
    return self == .utf8 ? whole.count : whole.reduce(0) { $0 + width(ofCharacterStartingWith: $1) }
  }

  /// The index of the byte at a column, counted from 0.
  func index(ofColumn column: Int, in line: ArraySlice<UInt8>) -> Int {
    var rest = column
    for index in line.indices where !Self.isContinuation(line[index]) {
      rest -= width(ofCharacterStartingWith: line[index])
      if rest < 0 { return index }
    }
    return line.endIndex
  }

  /// Continuation bytes have no width of their own.
  private func width(ofCharacterStartingWith byte: UInt8) -> Int {
    switch self {
    case _ where Self.isContinuation(byte): 0
    case .utf8: byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    case .utf16: byte < 0xF0 ? 1 : 2
    case .unicodeScalars: 1
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The length of the character that the bytes end in.
  private static func lengthOfTail(_ bytes: ArraySlice<UInt8>) -> Int {
    (bytes.lastIndex { !isContinuation($0) }).map { bytes.endIndex - $0 } ?? bytes.count
  }
}

extension Collection where Element == UInt8 {
  /// The index at which some bytes start, nil if the collection does not hold them.
  package func firstIndex(of wanted: some Collection<UInt8>) -> Index? {
    indices.first { self[$0...].starts(with: wanted) }
  }
}

/// Places in a document as members of an object; null where nothing has a place.
extension JSONWriter {
  /// Writes where something starts.
  package mutating func writePlace(_ start: SourcePosition?) {
    member("line", (start?.line).map(Double.init))
    member("column", (start?.column).map(Double.init))
  }

  /// Writes where something starts and where it ends.
  package mutating func writePlace(_ start: SourcePosition?, _ end: SourcePosition?) {
    writePlace(start)
    member("endLine", (end?.line).map(Double.init))
    member("endColumn", (end?.column).map(Double.init))
  }

  /// Writes where a range starts and where it ends.
  package mutating func writePlace(_ range: SourceRange?, in lines: LineIndex) {
    writePlace(
      range.map { lines.position(at: $0.lowerBound) }, range.map { lines.position(at: $0.upperBound) })
  }
}
