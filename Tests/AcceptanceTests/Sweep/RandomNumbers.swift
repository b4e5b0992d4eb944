/// Pseudo-random numbers that are the same everywhere and every time (SplitMix64).
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `limit`.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Whether one of `count` equal chances came up.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// One of the values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }
}
