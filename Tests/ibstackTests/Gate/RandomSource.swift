import TestSupport

/// Random numbers that are the same in each run (SplitMix64).
struct RandomSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero on; zero if there is none below the limit.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  mutating func isTrue(_ count: Int, of all: Int) -> Bool { below(all) < count }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// At least one of some elements, in their order.
  mutating func some<Element>(of elements: [Element]) -> [Element] {
    let first = below(elements.count)
    return elements.indices.filter { $0 == first || isTrue(1, of: 3) }.map { elements[$0] }
  }
}
