/// Compresses bytes in the format of RFC 1951, which browsers call `deflate-raw`.
///
/// There is no dependency on zlib: the page of a report is the only thing that is compressed, and a library would have to
/// be installed wherever ibstack is built.
package enum Deflate {
  /// The bytes, compressed.
  package static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var bits = BitWriter(capacity: bytes.count / 4)
    var block = DeflateBlock()
    func add(_ token: Token) {
      if block.isFull {
        block.write(isLast: false, to: &bits)
        block = DeflateBlock()
      }
      block.append(token)
    }
    var finder = MatchFinder(bytes)
    var place = 0
    var found = finder.match(at: 0, longerThan: 0)
    while place < bytes.count {
      finder.insert(place)
      guard let match = found else {
        add(Token(literal: bytes[place]))
        place += 1
        found = finder.match(at: place, longerThan: 0)
        continue
      }
      // A match that starts a byte later may be longer.
      if match.length < lazyLimit, let later = finder.match(at: place + 1, longerThan: match.length) {
        add(Token(literal: bytes[place]))
        place += 1
        found = later
        continue
      }
      add(Token(length: match.length, distance: match.distance))
      for next in place + 1..<place + match.length { finder.insert(next) }
      place += match.length
      found = finder.match(at: place, longerThan: 0)
    }
    block.write(isLast: true, to: &bits)
    bits.align()
    return bits.bytes
  }

  private static let lazyLimit = 32
}
