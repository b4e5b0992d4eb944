import Support

/// A document's text as UTF-8, and the path it is reported under.
public struct SourceFile: Sendable {
  /// The path as the user wrote it; `-` for standard input.
  public let path: String
  /// The whole text as UTF-8. Offsets in every ``SourceRange`` count these bytes.
  public let bytes: [UInt8]
  /// The encoding of the file that the text was read from.
  public let encoding: TextEncoding

  /// Creates a source from bytes that are UTF-8 already. ``init(decoding:path:)`` converts other encodings.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, encoding: .utf8)
  }

  /// Creates a source from text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Creates a source from a file's bytes in any encoding that libxml2 knows. Returns nil if they cannot be converted.
  public init?(decoding bytes: [UInt8], path: String) {
    self.init(bytes, in: TextEncoding(of: bytes), path: path)
  }

  /// Creates a source from the bytes of a text that need not be XML, in UTF-8 or UTF-16. Returns nil if they cannot be
  /// converted.
  init?(decodingText bytes: [UInt8], path: String) {
    self.init(bytes, in: TextEncoding(ofText: bytes), path: path)
  }

  private init?(_ bytes: [UInt8], in encoding: TextEncoding, path: String) {
    guard let text = encoding.decode(bytes) else { return nil }
    self.init(path: path, bytes: text, encoding: encoding)
  }

  private init(path: String, bytes: [UInt8], encoding: TextEncoding) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }

  /// The name of an encoding that the text declares and does not have, and its place.
  package var misdeclaredEncoding: (name: String, range: SourceRange)? {
    encoding == .utf8 ? TextEncoding.misdeclaration(in: bytes) : nil
  }

  /// The offset at which the text starts: after the byte order mark, which editors do not count as a column.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Whether messages may give line numbers. For a compiled nib they may not: its document exists only in memory, and nobody
  /// can open it at a line.
  package var hasLines: Bool {
    let name = path.lowercased()
    return !name.hasByteSuffix(".nib") && !name.hasByteSuffix(".storyboardc")
  }

  /// The text of a range; bytes that are not UTF-8 are replaced.
  public func text(in range: SourceRange) -> String {
    let lower = min(max(0, range.lowerBound), bytes.count)
    let upper = min(max(lower, range.upperBound), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The offset at which the white space before an offset starts: the offset itself if there is none.
  package func startOfWhiteSpace(before offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, Self.whiteSpace.contains(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static let whiteSpace: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
}

/// A half-open range of bytes in the UTF-8 text of a ``SourceFile``.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public let lowerBound: Int
  /// The offset after the last byte.
  public let upperBound: Int

  /// Creates a range of byte offsets; an inverted pair becomes an empty range at `lowerBound`.
  @inlinable
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }
}

/// A place as people and editors count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1: in UTF-8 bytes unless asked for otherwise.
  public let column: Int

  /// Creates a position from a 1-based line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
