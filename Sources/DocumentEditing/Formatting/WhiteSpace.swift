package import XMLSource

/// White space as XML has it, and as Xcode writes it.
package enum WhiteSpace {
  /// The blanks of a level.
  package static let indentation = 4

  package static func contains(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  package static func isAll(_ bytes: some Sequence<UInt8>) -> Bool { bytes.allSatisfy(contains) }
}

extension SourceFile {
  /// Whether the first line ends in two characters.
  package var usesCRLF: Bool {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return false }
    return bytes[first - 1] == UInt8(ascii: "\r")
  }
}
