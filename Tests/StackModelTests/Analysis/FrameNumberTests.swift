import Foundation
import Testing

@testable import StackModel

/// Numbers as Interface Builder writes them in frames.
@Suite struct FrameNumberTests {
  @Test func numbersHave17SignificantDigitsWithoutTrailingZeros() throws {
    let numbers: [(Double, String)] = [
      (0, "0.0"), (-0.0, "0.0"), (20, "20"), (20.5, "20.5"), (-8, "-8"), (100, "100"), (61.0 / 3, "20.333333333333332"),
      (26.0 / 3, "8.6666666666666661"), (904.0 / 3, "301.33333333333331"), (1.0 / 3, "0.33333333333333331"),
      (0.1, "0.10000000000000001"), (19.999999999999996, "19.999999999999996"), (0.05, "0.050000000000000003"),
    ]
    for (value, text) in numbers { #expect(FrameNumber(value: value).text == text) }
  }

  /// Interface Builder writes 20.333333333333329 for a difference of edges, but rarely 29.999999999999972.
  @Test func wholeDifferencesHaveNoNoise() {
    let edges = [(603.0 + 1.0 / 3, 573.0 + 1.0 / 3, "30"), (24, 3.0 + 2.0 / 3, "20.333333333333332"), (1, 1, "0.0")]
    for (end, start, text) in edges { #expect(FrameNumber(difference: end - start).text == text) }
    #expect(FrameNumber(difference: 29.999999999999972).text == "30")
    #expect(FrameNumber(difference: 29.9999).text == "29.9999")
  }

  @Test func numbersAreThoseOfC() {
    var state = UInt64(1)
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(state >> 11) / Double(UInt64(1) << (20 + state % 40))
      guard value > 1e-4, value < 1e15 else { continue }
      #expect(FrameNumber(value: value).text == String(format: "%.17g", value))
    }
  }
}
