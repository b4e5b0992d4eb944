/// The lengths of both codes of a block, which are compressed, too.
struct CodeLengths {
  /// A length, or a run of equal ones, and what its length is beyond the shortest run.
  private typealias Part = (symbol: Int, extra: UInt32, extraBits: Int)

  private let literalCount: Int
  private let distanceCount: Int
  private let parts: [Part]

  init(_ literals: [UInt8], _ distances: [UInt8]) {
    literalCount = max(257, Self.count(literals))
    distanceCount = max(1, Self.count(distances))
    parts = Self.parts(Array(literals[..<literalCount] + distances[..<distanceCount]))
  }

  /// How many lengths there are up to the last that is not 0.
  private static func count(_ lengths: [UInt8]) -> Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  private static func parts(_ lengths: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      var run = lengths[place...].prefix { $0 == length }.count
      place += run
      if length > 0 {
        parts.append((Int(length), 0, 0))
        run -= 1
      }
      while run >= 3 {
        let part = Self.run(of: length, run)
        parts.append(part.part)
        run -= part.count
      }
      for _ in 0..<run { parts.append((Int(length), 0, 0)) }
    }
    return parts
  }

  /// A run of zeros, or of repetitions of the length before.
  private static func run(of length: UInt8, _ count: Int) -> (part: Part, count: Int) {
    if length > 0 {
      let count = min(6, count)
      return ((16, UInt32(count - 3), 2), count)
    }
    if count < 11 { return ((17, UInt32(count - 3), 3), count) }
    let count = min(138, count)
    return ((18, UInt32(count - 11), 7), count)
  }

  /// The order in which the lengths of the lengths' code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  func write(to bits: inout BitWriter) {
    var frequencies = [Int](repeating: 0, count: 19)
    for part in parts { frequencies[part.symbol] += 1 }
    let code = HuffmanCode(frequencies, limit: 7)
    let count = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.append(UInt32(literalCount - 257), count: 5)
    bits.append(UInt32(distanceCount - 1), count: 5)
    bits.append(UInt32(count - 4), count: 4)
    for symbol in Self.order[..<count] { bits.append(UInt32(code.lengths[symbol]), count: 3) }
    for part in parts {
      code.write(part.symbol, to: &bits)
      bits.append(part.extra, count: part.extraBits)
    }
  }
}
