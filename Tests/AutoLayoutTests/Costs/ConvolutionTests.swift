import TestSupport
import Testing

@testable import AutoLayout

/// Infimal convolutions of random costs, compared with all ways to make up a total from whole numbers.
@Suite struct ConvolutionTests {
  /// The cost of one child: each wish has a place, a weight and a priority of 750 or 250.
  private struct Child {
    /// A constraint on the child's value.
    struct Wish {
      let place: Int
      let weight: Int
      let priority: Double
      let isPenalizedBelow: Bool
      let isPenalizedAbove: Bool
    }

    let wishes: [Wish]

    init(_ random: inout SplitMix64) {
      wishes = (0...random.number(below: 3)).map { _ in
        let side = random.number(below: 3)
        return Wish(
          place: random.number(below: 13) - 6, weight: 1 + random.number(below: 3), priority: random.pick([750, 250]),
          isPenalizedBelow: side != 1, isPenalizedAbove: side != 2)
      }
    }

    func cost(_ value: Int) -> Level {
      wishes.reduce(Level()) { sum, wish in
        let difference = value - wish.place
        let error = max(wish.isPenalizedAbove ? difference : 0, wish.isPenalizedBelow ? -difference : 0)
        return sum + Level(wish.priority, wish.weight * error)
      }
    }

    func add(to breakpoints: inout BreakpointCollector) {
      for wish in wishes {
        let weight = Double(wish.weight)
        if wish.isPenalizedBelow { breakpoints.addSlope(-weight, priority: wish.priority) }
        breakpoints.addBreakpoint(
          at: Double(wish.place), priority: wish.priority,
          jump: (wish.isPenalizedBelow ? weight : 0) + (wish.isPenalizedAbove ? weight : 0))
      }
    }
  }

  /// An amount at 750 and one at 250.
  private struct Level: Comparable {
    var high = 0
    var low = 0

    init() {}

    init(_ priority: Double, _ amount: Int) {
      if priority == 750 { high = amount } else { low = amount }
    }

    static func + (left: Level, right: Level) -> Level {
      var sum = left
      sum.high += right.high
      sum.low += right.low
      return sum
    }

    static func < (left: Level, right: Level) -> Bool { (left.high, left.low) < (right.high, right.low) }
  }

  private static let range = -40...40

  /// The least cost of each total, child by child.
  private func leastCosts(_ children: [Child]) -> [Int: Level] {
    children.reduce([0: Level()]) { known, child in
      var next: [Int: Level] = [:]
      for (total, cost) in known {
        for value in Self.range {
          let sum = cost + child.cost(value)
          if next[total + value].map({ sum < $0 }) ?? true { next[total + value] = sum }
        }
      }
      return next
    }
  }

  /// The slope between each total and the next by the convolution, after the costs of some children were replaced.
  private func slopes(
    _ children: [Child], replacing replacements: [(index: Int, child: Child)] = [], _ totals: Range<Int>
  ) -> [Level] {
    var tree = CostTree(capacity: children.count)
    var links = UncheckedArray<CostTree.Link>()
    for index in children.indices {
      links.append(CostTree.Link(node: tree.appendLeaf(column: Int32(index)), coefficient: 1))
    }
    let node = tree.appendConvolution(links)
    tree.close()
    let range = tree.links(of: tree.nodes[node])
    var functions = CostFunctions()
    var convolutions = Convolutions()
    var convolution = Convolution()
    convolutions.removeAll(linkCount: tree.links.count, segmentCount: 0)
    for changes in [Array(children.enumerated()).map { ($0.offset, $0.element) }, replacements] {
      for (index, child) in changes {
        var breakpoints = BreakpointCollector()
        child.add(to: &breakpoints)
        let function = breakpoints.build(into: &functions)
        convolutions.set(range.lowerBound + index, coefficient: 1, function, &functions)
      }
      convolutions.update(&convolution, range, tree, functions.pool)
    }
    var slopes: [Level] = []
    for total in totals { slopes.append(slope(at: Double(total) + 0.5, convolution, convolutions, functions.pool)) }
    return slopes
  }

  private func slope(
    at total: Double, _ convolution: Convolution, _ convolutions: borrowing Convolutions, _ pool: borrowing SlopePool
  ) -> Level {
    let isAbove = total > convolution.reference
    var rest = abs(total - convolution.reference)
    var level = Level()
    for place in isAbove ? convolution.above.places : convolution.below.places {
      let segment = convolutions[place]
      if rest < segment.length {
        level.high = Int(pool.value(segment.slope, at: 750))
        level.low = Int(pool.value(segment.slope, at: 250))
        break
      }
      rest -= segment.length
    }
    return level
  }

  /// The difference between the least costs of each total and the next.
  private func differences(_ children: [Child], _ totals: Range<Int>) throws -> [Level] {
    let costs = leastCosts(children)
    return try totals.map { total in
      let (cost, next) = (try #require(costs[total]), try #require(costs[total + 1]))
      var difference = Level()
      difference.high = next.high - cost.high
      difference.low = next.low - cost.low
      return difference
    }
  }

  @Test(arguments: [1, 2, 3]) func slopesAreThoseOfTheCheapestWaysToMakeUpATotal(childCount: Int) throws {
    var random = SplitMix64(seed: UInt64(childCount))
    for _ in 0..<20 {
      let children = (0..<childCount).map { _ in Child(&random) }
      #expect(try slopes(children, -25..<25) == differences(children, -25..<25), "\(children)")
    }
  }

  @Test func aChildWithAnotherCostIsSortedAmongTheOthers() throws {
    var random = SplitMix64(seed: 99)
    for _ in 0..<20 {
      let (children, other) = ([Child(&random), Child(&random), Child(&random)], Child(&random))
      let replaced = [children[0], other, children[2]]
      #expect(
        try slopes(children, replacing: [(1, other)], -20..<20) == differences(replaced, -20..<20),
        "\(children), then \(other)")
    }
  }
}
