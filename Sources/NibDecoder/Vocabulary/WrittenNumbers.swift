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
