/// The places in a source file that may have to do with identifiers: words that take them, string literals, and macros.
///
/// A class, so that a tokenizer is cheap to copy.
final class IdentifierSites {
  /// Words such as `withIdentifier`.
  private(set) var words: [Range<Int>] = []
  /// String literals with their quotes.
  private(set) var literals: [Range<Int>] = []
  /// The number signs of `#define`.
  private(set) var definitions: [Int] = []

  /// Notes a word if identifiers may stand after it.
  func addWord(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    guard range.count >= 7 else { return }
    let isWanted =
      switch bytes[range.upperBound - 1] {
      case UInt8(ascii: "r"):
        Self.ends(range, with: "dentifier", bytes) || Self.ends(range, with: "pushViewController", bytes)
      case UInt8(ascii: "s"): Self.ends(range, with: "iewControllers", bytes)
      case UInt8(ascii: "d"): Self.ends(range, with: "Storyboard", bytes) || Self.ends(range, with: "ibNamed", bytes)
      case UInt8(ascii: "e"):
        Self.ends(range, with: "ibName", bytes) || Self.ends(range, with: "oryboardName", bytes)
          || Self.ends(range, with: "storyboardWithName", bytes)
      case UInt8(ascii: "g"):
        Self.ends(range, with: "isEqualToString", bytes) || Self.ends(range, with: "describing", bytes)
      default: false
      }
    if isWanted { words.append(range) }
  }

  func addLiteral(_ range: Range<Int>) { literals.append(range) }

  func addDefinition(_ place: Int) { definitions.append(place) }

  private static func ends(
    _ range: Range<Int>, with suffix: StaticString, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard range.count >= count else { return false }
    return (0..<count).allSatisfy { bytes[range.upperBound - count + $0] == suffix.utf8Start[$0] }
  }
}
