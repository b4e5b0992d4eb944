/// Hashes of names, by which those of a project are compared: they are many, and few of them matter.
package enum NameHash {
  /// Of a name as it is written.
  package static func exact(_ bytes: some Sequence<UInt8>) -> UInt64 { AssignmentScanner.hash(bytes) }

  /// Of a name without regard to case and to what is no letter or digit: the same for `badge_small`, `Badge-Small` and
  /// `badgeSmall`, which tools that generate code make of it.
  package static func loose(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = AssignmentScanner.emptyHash
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hash = AssignmentScanner.hash(hash, adding: byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        hash = AssignmentScanner.hash(hash, adding: byte)
      default: continue
      }
    }
    return hash
  }
}

extension NameHash {
  /// Of a text with values in it, by what stands between them.
  package static func outline(_ pieces: [[UInt8]]) -> UInt64 { exact(pieces.joined(separator: [1])) }

  /// The exact hash of a name and another byte.
  package static func exact(_ hash: UInt64, adding byte: UInt8) -> UInt64 { AssignmentScanner.hash(hash, adding: byte) }
}
