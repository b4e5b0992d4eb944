/// Numbers as documents write them. Interface Builder's scanner skips white space before a number and before a sign, so
/// that `3: 2` is a ratio.
///
/// Evidence: `3: 2` and `1: 1` are multipliers of constraints that Interface Builder saved, 1 repository.
extension Double {
  /// A finite decimal number; nil for another text.
  package init?(written text: some StringProtocol) {
    guard let value = Double(text) ?? Double(text.withoutOuterSpace), value.isFinite else { return nil }
    self = value
  }

  /// The value of a multiplier: a number, a ratio such as `16:9` or a fraction such as `1/3`; nil for another text.
  package init?(writtenRatio text: some StringProtocol) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { Double(written: $0) }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    let value = numbers.count == 1 ? numbers[0] : numbers[0] / numbers[1]
    guard value.isFinite else { return nil }
    self = value
  }
}

extension Int {
  /// A whole number; nil for another text.
  init?(written text: some StringProtocol) {
    guard let value = Int(text) ?? Int(text.withoutOuterSpace) else { return nil }
    self = value
  }
}

extension StringProtocol {
  fileprivate var withoutOuterSpace: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}

extension Double {
  /// A number such as `-12.5`, exactly as the full conversion gives it; nil if only the full conversion can tell.
  ///
  /// Both a whole number below 2^53 and a power of ten up to 10^22 are exact, so that their quotient is rounded once.
  init?(plainDecimal text: UnsafeBufferPointer<UInt8>) {
    var digits = 0
    var decimals: Int?
    var mantissa: UInt64 = 0
    let isNegative = text.first == UInt8(ascii: "-")
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      if byte == UInt8(ascii: "."), decimals == nil {
        decimals = 0
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 15 else { return nil }
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        digits += 1
        decimals = decimals.map { $0 + 1 }
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    let value = Double(mantissa) / Self.powersOfTen[decimals ?? 0]
    self = isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension XMLTree {
  /// The number of an attribute that is written as plain decimal; nil for others.
  func plainNumber(ofAttribute position: Int) -> Double? {
    let attribute = attributes[position]
    guard attribute.decodedValue < 0 else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      Double(plainDecimal: .init(rebasing: bytes[Int(attribute.valueStart)..<Int(attribute.valueEnd)]))
    }
  }
}
