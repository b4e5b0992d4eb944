/// Why bytes are not a compiled nib: where, what was found there, and what was expected.
public struct CompiledNibError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset of the first wrong byte, from the start of the file or of the archive within it.
  public let offset: Int
  /// What was found, and what was expected.
  public let message: String

  /// Creates an error.
  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// `byte 57: value type 12; expected 0 to 10`.
  public var description: String { "byte \(offset): \(message)" }
}
