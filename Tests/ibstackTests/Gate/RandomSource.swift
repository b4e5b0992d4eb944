import TestSupport

/// Random numbers that are the same in each run.
struct RandomSource {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  /// A number from zero on; zero if there is none below the limit.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? numbers.number(below: limit) : 0 }

  mutating func isTrue(_ count: Int, of all: Int) -> Bool { below(all) < count }

  mutating func pick<Element>(_ elements: [Element]) -> Element { numbers.pick(elements) }

  /// At least one of some elements, in their order.
  mutating func some<Element>(of elements: [Element]) -> [Element] {
    let first = below(elements.count)
    return elements.indices.filter { $0 == first || isTrue(1, of: 3) }.map { elements[$0] }
  }
}
