/// Decompresses what RFC 1951 describes, as plainly as it says it; nil for what is not in its format.
struct Inflate {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var output: [UInt8] = []

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var isLast = false
    while !isLast {
      guard let last = bits(1), bits(2) == 2, block() else { return nil }
      isLast = last == 1
    }
    guard (place + 7) / 8 == bytes.count else { return nil }
  }

  private mutating func bits(_ count: Int) -> Int? {
    guard place + count <= bytes.count * 8 else { return nil }
    var value = 0
    for bit in 0..<count {
      value |= Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
      place += 1
    }
    return value
  }

  /// The symbols by their codes: the length, then the bits.
  private typealias Codes = [[Int]: Int]

  /// Nil for lengths that leave codes free or take some twice, as decoders demand; a single code may be incomplete.
  private static func codes(_ lengths: [Int]) -> Codes? {
    let taken = lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (15 - $1) : 0) }
    let count = lengths.filter { $0 > 0 }.count
    guard taken == 1 << 15 || count <= 1 else { return nil }
    var (codes, code): (Codes, Int) = ([:], 0)
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where own == length {
        codes[[length, code]] = symbol
        code += 1
      }
      code <<= 1
    }
    return codes
  }

  private mutating func symbol(_ codes: Codes) -> Int? {
    var (length, code) = (0, 0)
    while length < 15, let bit = bits(1) {
      (length, code) = (length + 1, code << 1 | bit)
      if let symbol = codes[[length, code]] { return symbol }
    }
    return nil
  }

  private mutating func block() -> Bool {
    guard let (literals, distances) = blockCodes() else { return false }
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if !copy(symbol - 257, distances) {
        return false
      }
    }
    return false
  }

  private mutating func copy(_ lengthCode: Int, _ distances: Codes) -> Bool {
    guard let length = value(lengthCode, Self.lengths), let code = symbol(distances),
      let distance = value(code, Self.distances), distance <= output.count
    else { return false }
    for _ in 0..<length { output.append(output[output.count - distance]) }
    return true
  }

  private mutating func value(_ code: Int, _ ranges: [(Int, Int)]) -> Int? {
    guard ranges.indices.contains(code), let extra = bits(ranges[code].1) else { return nil }
    return ranges[code].0 + extra
  }

  private mutating func blockCodes() -> (Codes, Codes)? {
    guard let literalCount = bits(5).map({ $0 + 257 }), let distanceCount = bits(5).map({ $0 + 1 }),
      let count = bits(4).map({ $0 + 4 })
    else { return nil }
    var lengths = [Int](repeating: 0, count: 19)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15][..<count] {
      guard let length = bits(3) else { return nil }
      lengths[symbol] = length
    }
    guard let codes = Self.codes(lengths) else { return nil }
    var all: [Int] = []
    while all.count < literalCount + distanceCount {
      guard let symbol = symbol(codes) else { return nil }
      switch symbol {
      case 16:
        guard let last = all.last, let extra = bits(2) else { return nil }
        all += [Int](repeating: last, count: 3 + extra)
      case 17:
        guard let extra = bits(3) else { return nil }
        all += [Int](repeating: 0, count: 3 + extra)
      case 18:
        guard let extra = bits(7) else { return nil }
        all += [Int](repeating: 0, count: 11 + extra)
      default: all.append(symbol)
      }
    }
    guard all.count == literalCount + distanceCount, let literals = Self.codes(Array(all[..<literalCount])),
      let distances = Self.codes(Array(all[literalCount...]))
    else { return nil }
    return (literals, distances)
  }

  private static let lengths: [(Int, Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1), (17, 1), (19, 2),
    (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4), (83, 4), (99, 4), (115, 4), (131, 5),
    (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  private static let distances: [(Int, Int)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4), (49, 4), (65, 5),
    (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8), (1025, 9), (1537, 9), (2049, 10), (3073, 10),
    (4097, 11), (6145, 11), (8193, 12), (12289, 12), (16385, 13), (24577, 13),
  ]
}
