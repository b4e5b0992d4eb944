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
