/// A prefix code that is short for frequent symbols, with codes of limited length.
struct HuffmanCode {
  /// The length of each symbol's code in bits; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// The codes, with their first bit lowest.
  private(set) var codes: [UInt32]

  /// - Parameters:
  ///   - frequencies: How often each symbol occurs.
  ///   - limit: The most bits that a code may have.
  init(_ frequencies: [Int], limit: Int) {
    lengths = Self.lengths(frequencies, limit: limit)
    codes = Self.codes(lengths)
  }

  /// Writes the code of a symbol.
  func write(_ symbol: Int, to bits: inout BitWriter) { bits.append(codes[symbol], count: Int(lengths[symbol])) }
}

// MARK: - Lengths

extension HuffmanCode {
  private static func lengths(_ frequencies: [Int], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard symbols.count > 1 else {
      // A code of one symbol has a bit, too.
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    let depths = depths(symbols.map { frequencies[$0] })
    for (symbol, depth) in zip(symbols, limited(depths, to: limit)) { lengths[symbol] = UInt8(depth) }
    return lengths
  }

  /// The depths of the leaves of Huffman's tree, by two queues.
  ///
  /// - Parameter weights: In ascending order, at least two.
  private static func depths(_ weights: [Int]) -> [Int] {
    let count = weights.count
    var (sums, parents) = (weights, [Int](repeating: 0, count: 2 * count - 1))
    var (leaf, node) = (0, count)
    func isLeafNext() -> Bool { leaf < count && (node >= sums.count || sums[leaf] <= sums[node]) }
    while sums.count < 2 * count - 1 {
      var sum = 0
      for _ in 0..<2 {
        let next = isLeafNext() ? leaf : node
        if next == leaf && next < count { leaf += 1 } else { node += 1 }
        sum += sums[next]
        parents[next] = sums.count
      }
      sums.append(sum)
    }
    var depths = [Int](repeating: 0, count: sums.count)
    for index in stride(from: sums.count - 2, through: 0, by: -1) { depths[index] = depths[parents[index]] + 1 }
    return Array(depths[..<count])
  }

  /// Shortens codes that are too long, and lengthens others for them, those of the rarest symbols first.
  private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
    var depths = depths.map { min($0, limit) }
    // How much of all codes is taken, in units of the longest one.
    var taken = depths.reduce(0) { $0 + 1 << (limit - $1) }
    var place = 0
    while taken > 1 << limit {
      if depths[place] < limit {
        depths[place] += 1
        taken -= 1 << (limit - depths[place])
      } else {
        place += 1
      }
    }
    // Decoders refuse codes that leave something free.
    for place in depths.indices.reversed() {
      while depths[place] > 1, taken + 1 << (limit - depths[place]) <= 1 << limit {
        taken += 1 << (limit - depths[place])
        depths[place] -= 1
      }
    }
    return depths
  }
}

// MARK: - Codes

extension HuffmanCode {
  /// The codes that RFC 1951 assigns to lengths, reversed.
  private static func codes(_ lengths: [UInt8]) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var (next, code) = ([UInt32](repeating: 0, count: 17), UInt32(0))
    for length in 1...16 {
      code = (code + counts[length - 1]) << 1
      next[length] = code
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)], count: Int(length))
    }
  }

  private static func reversed(_ code: UInt32, count: Int) -> UInt32 {
    var (code, reversed) = (code, UInt32(0))
    for _ in 0..<count {
      reversed = reversed << 1 | code & 1
      code >>= 1
    }
    return reversed
  }
}
