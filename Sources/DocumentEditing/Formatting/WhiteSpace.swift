/// White space as XML has it, and as Xcode writes it.
package enum WhiteSpace {
  /// The blanks of a level.
  package static let indentation = 4

  package static func contains(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  package static func isAll(_ bytes: some Sequence<UInt8>) -> Bool { bytes.allSatisfy(contains) }
}
