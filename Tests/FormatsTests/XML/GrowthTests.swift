import TestSupport
import Testing

/// What `Growth` finds.
@Suite struct GrowthTests {
  @Test func squareIsFound() async {
    await #expect(processExitsWith: .success) {
      withKnownIssue {
        Growth.expectNearlyLinear(from: 100, input: \.self) { size in
          var sum = 0
          for first in 0..<size { for second in 0..<size { sum ^= first &* second } }
          #expect(sum >= 0)
        }
      }
    }
  }

  @Test func sortingIsNoSquare() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 1_000) { size in
        (0..<size).map { $0 &* 7_919 % 10_007 }
      } work: { numbers in
        #expect(numbers.sorted().count == numbers.count)
      }
    }
  }

  @Test func whatTakesNoTimeIsFine() async {
    await #expect(processExitsWith: .success) {
      Growth.expectNearlyLinear(from: 1, input: \.self) { size in
        #expect(size > 0)
      }
    }
  }
}
