/// A byte, or a repetition of bytes that came before.
struct Token {
  private let word: UInt32

  init(literal: UInt8) { word = UInt32(literal) }

  /// - Parameters:
  ///   - length: How many bytes are repeated: 3 to 258.
  ///   - distance: How far back they start: 1 to 32,768.
  init(length: Int, distance: Int) { word = 1 << 31 | UInt32(length) << 16 | UInt32(distance) }

  /// Whether it is a repetition.
  var isMatch: Bool { word >> 31 == 1 }
  var length: Int { Int(word >> 16 & 0x7FFF) }
  var distance: Int { Int(word & 0xFFFF) }

  /// The symbol in the code of bytes and lengths.
  var symbol: Int { isMatch ? 257 + Self.lengthCodes[length] : Int(word) }
  /// The symbol in the code of distances.
  var distanceSymbol: Int { Self.distanceCode(distance) }
}

// MARK: - The ranges of RFC 1951

extension Token {
  /// The first length of each code, and how many bits tell the length within it.
  static let lengthRanges: [(first: Int, extraBits: Int)] = ranges(first: 3, count: 28, group: 4) + [(258, 0)]
  /// The first distance of each code, and how many bits tell the distance within it.
  static let distanceRanges: [(first: Int, extraBits: Int)] = ranges(first: 1, count: 30, group: 2)

  private static func ranges(first: Int, count: Int, group: Int) -> [(first: Int, extraBits: Int)] {
    var next = first
    return (0..<count).map { code in
      let extraBits = max(0, code / group - 1)
      defer { next += 1 << extraBits }
      return (next, extraBits)
    }
  }

  private static let lengthCodes: [Int] = {
    var codes = [Int](repeating: 0, count: 259)
    for (code, range) in lengthRanges.enumerated() {
      for length in range.first..<min(259, range.first + 1 << range.extraBits) { codes[length] = code }
    }
    return codes
  }()

  private static func distanceCode(_ distance: Int) -> Int {
    guard distance > 4 else { return distance - 1 }
    let bits = Int.bitWidth - (distance - 1).leadingZeroBitCount - 1
    return 2 * bits + (distance - 1) >> (bits - 1) & 1
  }
}
