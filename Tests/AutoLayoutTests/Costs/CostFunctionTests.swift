import TestSupport
import Testing

@testable import AutoLayout

/// Sums of costs of one value.
@Suite struct CostFunctionTests {
  private func function(_ wishes: [(place: Double, weight: Double)], _ functions: inout CostFunctions) -> CostFunction {
    var breakpoints = BreakpointCollector()
    for wish in wishes {
      breakpoints.add(
        ConstraintBreakpoint(relation: .equal, isReversed: false, place: wish.place, weight: wish.weight), priority: 500
      )
    }
    return breakpoints.build(into: &functions)
  }

  /// The interval of weighted medians, which are the points with the least weighted sum of distances.
  private func medians(_ wishes: [(place: Double, weight: Double)]) -> (low: Double, high: Double) {
    let half = wishes.reduce(0) { $0 + $1.weight } / 2
    let places = wishes.map(\.place).sorted()
    func weight(upTo place: Double) -> Double { wishes.filter { $0.place <= place }.reduce(0) { $0 + $1.weight } }
    let low = places.first { weight(upTo: $0) >= half } ?? .nan
    let high = places.first { weight(upTo: $0) > half } ?? .nan
    return (low, high)
  }

  @Test(arguments: 1...40) func distancesAreLeastAtTheWeightedMedians(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let wishes = (0...random.number(below: 7)).map { _ in
      (place: Double(random.number(below: 21) - 10), weight: Double(1 + random.number(below: 3)))
    }
    var functions = CostFunctions()
    let minimum = functions.minimum(function(wishes, &functions))
    let expected = medians(wishes)
    #expect(minimum.low == expected.low, "\(wishes)")
    #expect(minimum.high == expected.high, "\(wishes)")
  }

  @Test func aLowerBoundIsLeastFromTheBoundUpwards() {
    var breakpoints = BreakpointCollector()
    var functions = CostFunctions()
    breakpoints.add(
      ConstraintBreakpoint(relation: .greaterThanOrEqual, isReversed: false, place: 4, weight: 2), priority: 750)
    let minimum = functions.minimum(breakpoints.build(into: &functions))
    #expect(minimum.low == 4)
    #expect(minimum.high == .infinity)
  }

  @Test func aReversedLowerBoundIsAnUpperBound() {
    var breakpoints = BreakpointCollector()
    var functions = CostFunctions()
    breakpoints.add(
      ConstraintBreakpoint(relation: .greaterThanOrEqual, isReversed: true, place: 4, weight: 1), priority: 750)
    let minimum = functions.minimum(breakpoints.build(into: &functions))
    #expect(minimum.low == -.infinity)
    #expect(minimum.high == 4)
  }

  @Test func tiesNarrowTheMinimumOnlyWhereTheyCount() {
    var breakpoints = BreakpointCollector()
    var functions = CostFunctions()
    let bound = ConstraintBreakpoint(relation: .greaterThanOrEqual, isReversed: false, place: 0, weight: 1)
    let wish = ConstraintBreakpoint(relation: .equal, isReversed: false, place: 5, weight: 1)
    breakpoints.add(bound, priority: 750)
    breakpoints.add(wish, priority: SlopePool.tiePriority)
    let function = breakpoints.build(into: &functions)
    let (tied, untied) = (functions.minimum(function), functions.minimum(function, withTies: false))
    #expect(tied.low == 5)
    #expect(tied.high == 5)
    #expect(untied.low == 0)
    #expect(untied.high == .infinity)
  }

  @Test func aCopyIsTheSameFunction() {
    var functions = CostFunctions()
    var others = CostFunctions()
    let copied = others.copy(function([(3, 1), (8, 2), (9, 1)], &functions), from: functions)
    let minimum = others.minimum(copied)
    #expect(copied.breakpointCount == 3)
    #expect(minimum.low == 8)
    #expect(minimum.high == 8)
  }
}
