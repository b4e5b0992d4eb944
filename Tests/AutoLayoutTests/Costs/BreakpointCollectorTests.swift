import Testing

@testable import AutoLayout

/// Costs of many priorities.
@Suite struct BreakpointCollectorTests {
  /// Equalities that want 0, 1, 2 and so on, each with a priority of its own: how many entries their slopes have, and where
  /// the cost is least.
  private func sum(of count: Int) -> (entries: Int, minimum: Double) {
    var breakpoints = BreakpointCollector()
    for index in 0..<count {
      let priority = 1 + 900 * Double(index) / Double(count)
      breakpoints.addSlope(-1, priority: priority)
      breakpoints.addBreakpoint(at: Double(index), priority: priority, jump: 2)
    }
    var functions = CostFunctions()
    let function = breakpoints.build(into: &functions)
    return (functions.pool.count, functions.minimum(function).low)
  }

  @Test(arguments: [1, 2, 100, 256]) func eachPriorityIsALevel(count: Int) {
    let (entries, minimum) = sum(of: count)
    #expect(entries == (count + 1) * count)
    #expect(minimum == Double(count - 1))
  }

  @Test func entriesDoNotGrowWithTheSquareOfPriorities() {
    let (entries, minimum) = sum(of: 4_000)
    #expect(entries <= 256 * 4_001)
    #expect(minimum == 3_999)
  }
}
