/// Reproducible pseudo-random numbers (SplitMix64).
struct RandomNumbers {
  private var state: UInt64

  /// Streams of different numbers are independent.
  init(stream: Int32) {
    state = 0x1B5A_C3D9_0D1F_7E42 ^ (UInt64(truncatingIfNeeded: stream) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// A number from 1 up to, not including, 2.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }
}
