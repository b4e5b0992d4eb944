/// The cheapest ways to make up a total: how far each child goes, in the order of cost, beyond or below the value
/// where it is cheapest.
struct Convolution {
  /// A stretch that one child can move, in the scale of the total.
  struct Stretch {
    let link: Int32
    let length: Double
    let slope: Slope
  }

  /// The total where every child is cheapest.
  var reference = 0.0
  /// Stretches of rising slopes above the reference; the last one has no end.
  var above: Range<Int> = 0..<0
  /// Stretches that could stand for the last one, were it not for the rule that settles ties.
  var tiedAbove: Range<Int> = 0..<0
  /// Stretches of falling slopes below the reference; the last one has no end.
  var below: Range<Int> = 0..<0
  /// Stretches that could stand for the last one, were it not for the rule that settles ties.
  var tiedBelow: Range<Int> = 0..<0
}

/// All convolutions of one evaluation.
struct Convolutions {
  private(set) var stretches: ContiguousArray<Convolution.Stretch> = []
  private var above: ContiguousArray<Convolution.Stretch> = []
  private var below: ContiguousArray<Convolution.Stretch> = []
  /// The value of each child where it is cheapest.
  private(set) var references: ContiguousArray<Double> = []

  mutating func removeAll(linkCount: Int) {
    stretches.removeAll(keepingCapacity: true)
    if references.count != linkCount { references = ContiguousArray(repeating: 0, count: linkCount) }
  }

  mutating func begin() {
    above.removeAll(keepingCapacity: true)
    below.removeAll(keepingCapacity: true)
  }

  /// Adds a child whose cost is known. Returns what its reference adds to that of the total.
  mutating func add(
    _ function: CostFunction, link: Int32, coefficient: Double, _ functions: inout CostFunctions
  ) -> Double {
    let count = Int(function.breakpointCount)
    let rise = functions.firstRise(function)
    let reference = count == 0 ? 0 : functions.breakpoint(function, max(0, rise - 1))
    references[Int(link)] = reference
    // Pieces before the reference lower the total if the coefficient is positive, and raise it otherwise.
    for index in stride(from: max(0, rise - 1), through: 0, by: -1) {
      add(function, index, link, coefficient, isAbove: coefficient < 0, &functions)
    }
    for index in min(max(1, rise), count)...count {
      add(function, index, link, coefficient, isAbove: coefficient > 0, &functions)
    }
    return coefficient * reference
  }

  private mutating func add(
    _ function: CostFunction, _ index: Int, _ link: Int32, _ coefficient: Double, isAbove: Bool,
    _ functions: inout CostFunctions
  ) {
    let isOpen = index == 0 || index == Int(function.breakpointCount)
    let length =
      isOpen ? .infinity : functions.breakpoint(function, index) - functions.breakpoint(function, index - 1)
    let slope = functions.pool.scaled(functions.slope(function, index), by: 1 / coefficient)
    let stretch = Convolution.Stretch(link: link, length: length * abs(coefficient), slope: slope)
    if isAbove { above.append(stretch) } else { below.append(stretch) }
  }

  /// Puts the stretches in order and drops those beyond the first without end.
  mutating func close(reference: Double, _ pool: SlopePool) -> Convolution {
    var convolution = Convolution(reference: reference)
    (convolution.above, convolution.tiedAbove) = appendOrdered(above, sign: 1, pool)
    (convolution.below, convolution.tiedBelow) = appendOrdered(below, sign: -1, pool)
    return convolution
  }

  /// Only the cheapest of the stretches without end counts, and nothing dearer than it.
  private mutating func appendOrdered(
    _ candidates: ContiguousArray<Convolution.Stretch>, sign: Int, _ pool: SlopePool
  ) -> (Range<Int>, tied: Range<Int>) {
    let start = stretches.count
    guard let last = cheapestOpen(candidates, sign, pool) else { return (start..<start, start..<start) }
    var tied: ContiguousArray<Convolution.Stretch> = []
    for (index, candidate) in candidates.enumerated() where index != last {
      let order = sign * pool.compare(candidate.slope, candidates[last].slope)
      if candidate.length < .infinity, order <= 0 {
        stretches.append(candidate)
      } else if pool.compare(candidate.slope, candidates[last].slope, withTies: false) == 0 {
        tied.append(candidate)
      }
    }
    stretches[start...].sort { sign * pool.compare($0.slope, $1.slope) < 0 }
    stretches.append(candidates[last])
    stretches.append(contentsOf: tied)
    return (start..<stretches.count - tied.count, stretches.count - tied.count..<stretches.count)
  }

  private func cheapestOpen(_ candidates: ContiguousArray<Convolution.Stretch>, _ sign: Int, _ pool: SlopePool) -> Int?
  {
    var best: Int?
    for (index, candidate) in candidates.enumerated() where candidate.length == .infinity {
      if best.map({ sign * pool.compare(candidate.slope, candidates[$0].slope) < 0 }) ?? true { best = index }
    }
    return best
  }
}
