/// Part of the compressed data, with codes of its own.
struct DeflateBlock {
  private var tokens: [Token] = []
  private var frequencies = [Int](repeating: 0, count: 286)
  private var distanceFrequencies = [Int](repeating: 0, count: 30)

  init() {
    frequencies[Self.end] = 1
  }

  /// Whether another block should be begun.
  var isFull: Bool { tokens.count >= 1 << 15 }

  mutating func append(_ token: Token) {
    tokens.append(token)
    frequencies[token.symbol] += 1
    if token.isMatch { distanceFrequencies[token.distanceSymbol] += 1 }
  }

  private static let end = 256

  /// Writes the block with its codes before it.
  func write(isLast: Bool, to bits: inout BitWriter) {
    let code = HuffmanCode(frequencies, limit: 15)
    let distances = HuffmanCode(distanceFrequencies, limit: 15)
    bits.append(isLast ? 1 : 0, count: 1)
    bits.append(2, count: 2)
    CodeLengths(code.lengths, distances.lengths).write(to: &bits)
    for token in tokens {
      let symbol = token.symbol
      code.write(symbol, to: &bits)
      guard token.isMatch else { continue }
      let (first, extraBits) = Token.lengthRanges[symbol - 257]
      bits.append(UInt32(token.length - first), count: extraBits)
      let distanceSymbol = token.distanceSymbol
      distances.write(distanceSymbol, to: &bits)
      let (firstDistance, distanceBits) = Token.distanceRanges[distanceSymbol]
      bits.append(UInt32(token.distance - firstDistance), count: distanceBits)
    }
    code.write(Self.end, to: &bits)
  }
}
