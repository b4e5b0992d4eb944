/// The hash by which a content security policy recognizes a script: FIPS 180-4.
struct SHA256 {
  /// The 32 bytes of the hash.
  let bytes: [UInt8]

  init(_ message: [UInt8]) {
    var state = Self.roots(of: 8, cube: false)
    let blocks = Self.padded(message)
    for start in stride(from: 0, to: blocks.count, by: 64) { Self.add(blocks[start..<start + 64], to: &state) }
    bytes = state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var blocks = message + [0x80]
    while blocks.count % 64 != 56 { blocks.append(0) }
    let length = UInt64(message.count) * 8
    return blocks + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (near, far) = (words[place - 2], words[place - 15])
      let first = rotated(far, 7) ^ rotated(far, 18) ^ far >> 3
      let second = rotated(near, 17) ^ rotated(near, 19) ^ near >> 10
      words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
    }
    var next = state
    for place in 0..<64 {
      let (a, e) = (next[0], next[4])
      let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let choice = e & next[5] ^ ~e & next[6]
      let first = next[7] &+ sum &+ choice &+ constants[place] &+ words[place]
      let majority = a & next[1] ^ a & next[2] ^ next[1] & next[2]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      next = [first &+ second, a, next[1], next[2], next[3] &+ first, e, next[5], next[6]]
    }
    for place in state.indices { state[place] &+= next[place] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let constants = roots(of: 64, cube: true)

  /// The first 32 bits of the fractions of the square or cube roots of the first primes, as the standard chooses them.
  private static func roots(of count: Int, cube: Bool) -> [UInt32] {
    var (roots, number): ([UInt32], UInt64) = ([], 2)
    while roots.count < count {
      if !(2..<number).contains(where: { number % $0 == 0 }) { roots.append(fraction(ofRootOf: number, cube: cube)) }
      number += 1
    }
    return roots
  }

  /// Bit by bit: the greatest number with 32 binary digits after the point whose square or cube is not above another.
  private static func fraction(ofRootOf number: UInt64, cube: Bool) -> UInt32 {
    var root: UInt64 = 0
    for bit in stride(from: UInt64(36), through: 0, by: -1) where isPower(root | 1 << bit, cube, below: number) {
      root |= 1 << bit
    }
    return UInt32(truncatingIfNeeded: root)
  }

  /// Whether a number of 32 binary digits after the point has a square or cube of at most another number.
  private static func isPower(_ root: UInt64, _ cube: Bool, below number: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    guard cube else { return square.high < number || square.high == number && square.low == 0 }
    // The square has 64 binary digits after the point: as many parts of the cube have 96.
    let low = square.low.multipliedFullWidth(by: root)
    let high = square.high.multipliedFullWidth(by: root)
    let (middle, carries) = low.high.addingReportingOverflow(high.low)
    let top = high.high + (carries ? 1 : 0)
    let whole = top << 32 | middle >> 32
    return whole < number
  }
}
