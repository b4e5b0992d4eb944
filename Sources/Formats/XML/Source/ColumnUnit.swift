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
