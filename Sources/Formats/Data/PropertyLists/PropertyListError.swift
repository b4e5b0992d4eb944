/// Why bytes are not in OpenStep's format.
public struct PropertyListError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was expected and what was found.
  public let message: String
  /// Where, from 1. A column counts bytes.
  public let line: Int
  public let column: Int
  /// Where, as the offset of a byte.
  package let offset: Int

  init(_ message: String, at offset: Int, in bytes: some Collection<UInt8>) {
    let before = bytes.prefix(offset)
    self.message = message
    self.offset = offset
    line = 1 + before.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    column = 1 + before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  public var description: String { "\(line):\(column): \(message)" }
}
