/// Hashes of names, by which those of a project are compared: they are many, and few of them matter. FNV-1a is the same in
/// every run.
package enum NameHash {
  private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Of a name as it is written.
  package static func exact(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(empty) { exact($0, adding: $1) } }

  /// Of a name and another byte.
  package static func exact(_ hash: UInt64, adding byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Of a name without regard to case and to what is no letter or digit: the same for `badge_small`, `Badge-Small` and
  /// `badgeSmall`, which tools that generate code make of it.
  package static func loose(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(empty) { hash, byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): exact(hash, adding: byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        exact(hash, adding: byte)
      default: hash
      }
    }
  }

  /// Of a text with values in it, by what stands between them.
  package static func outline(_ pieces: [[UInt8]]) -> UInt64 { exact(pieces.joined(separator: [1])) }
}
