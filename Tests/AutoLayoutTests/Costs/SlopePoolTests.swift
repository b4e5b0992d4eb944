import TestSupport
import Testing

@testable import AutoLayout

@Suite struct SlopePoolTests {
  private static let priorities = [1000.0, 750, 250, SlopePool.tiePriority]

  private func slope(_ values: [Double], _ pool: inout SlopePool) -> Slope {
    let start = pool.count
    for (priority, value) in zip(Self.priorities, values) { pool.append(priority: priority, value: value) }
    return pool.close(from: start)
  }

  private func sign(_ values: [Double]) -> Int {
    guard let first = values.first(where: { $0 != 0 }) else { return 0 }
    return first < 0 ? -1 : 1
  }

  @Test func slopesAreOrderedLevelByLevel() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<400 {
      let (left, right) = (
        Self.priorities.map { _ in Double(random.number(below: 3) - 1) },
        Self.priorities.map { _ in Double(random.number(below: 3) - 1) }
      )
      var pool = SlopePool()
      let (first, second) = (slope(left, &pool), slope(right, &pool))
      let (order, opposite, untied) = (
        pool.compare(first, second), pool.compare(second, first), pool.compare(first, second, withTies: false)
      )
      let differences = zip(left, right).map { $0 - $1 }
      #expect(order == sign(differences), "\(left) \(right)")
      #expect(opposite == -order)
      #expect(untied == sign(differences.dropLast()), "\(left) \(right)")
    }
  }

  @Test(arguments: [[0, 0, 0, 0], [0, 0, 0, 2], [0, -1, 5, 0], [3, -1, 0, 0], [0, 0, -4, 1]])
  func theSignIsThatOfTheHighestLevelThatIsNotFlat(values: [Double]) {
    var pool = SlopePool()
    let slope = slope(values, &pool)
    let (sign, untied) = (pool.sign(slope), pool.sign(slope, withTies: false))
    #expect(sign == self.sign(values))
    #expect(untied == self.sign(values.dropLast()))
  }

  @Test func levelsThatAreFlatTakeNoEntries() {
    var pool = SlopePool()
    let slope = slope([0, 2, 0, 0], &pool)
    let values = Self.priorities.map { pool.value(slope, at: $0) }
    #expect(slope.count == 1)
    #expect(values == [0, 2, 0, 0])
  }

  @Test func aScaledSlopeHasScaledValues() {
    var pool = SlopePool()
    let slope = slope([0, 3, -1, 0.5], &pool)
    let scaled = pool.scaled(slope, by: -2)
    let same = pool.scaled(slope, by: 1)
    let values = Self.priorities.map { pool.value(scaled, at: $0) }
    #expect(values == [0, -6, 2, -1])
    #expect(same.start == slope.start)
  }

  /// Sums of the same numbers in another order, which differ in the last digits and must not decide.
  private static let equal: [[Double]] = [[0.1 + 0.2, 0.3], [1e5 + 0.1 + 0.2, 1e5 + 0.3], [1e-11, 0]]
  private static let different: [[Double]] = [
    [0.001, 0], [600_000.001, 600_000], [1_000_000.001, 1_000_000], [5_000_000.5, 5_000_000],
  ]

  @Test(arguments: equal) func roundingErrorsDoNotOrderSlopes(values: [Double]) {
    var pool = SlopePool()
    let first = slope([values[0]], &pool)
    let second = slope([values[1]], &pool)
    let order = pool.compare(first, second)
    #expect(order == 0)
  }

  @Test(arguments: different) func smallDifferencesOrderSlopes(values: [Double]) {
    var pool = SlopePool()
    let first = slope([values[0]], &pool)
    let second = slope([values[1]], &pool)
    let order = pool.compare(first, second)
    #expect(order == 1)
  }
}
