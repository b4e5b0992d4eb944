/// Pseudo-random numbers that are the same everywhere and every time.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the sequence that belongs to a seed.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `limit`.
  public mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Whether something that happens in `percent` of all cases happens now.
  public mutating func chance(percent: Int) -> Bool { number(below: 100) < percent }

  /// A length of content from 20 to 80 in quarters of a point.
  public mutating func contentLength() -> Double { 20 + Double(number(below: 241)) / 4 }
}
