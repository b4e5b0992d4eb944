import Support

/// The infimal convolution of several costs: the cheapest way to reach a total, as segments of its children in the
/// order of cost.
struct Convolution {
  /// The segments on one side of the reference, cheapest first, as places in the order of all convolutions.
  struct Side {
    fileprivate(set) var start: Int32 = 0
    fileprivate(set) var count: Int32 = 0
    /// The end of the segments that count: the last of them is unbounded.
    fileprivate var end: Int32 = 0
    fileprivate var capacity: Int32 = 0

    /// The segments that count.
    var places: Range<Int> { Int(start)..<Int(end) }
    /// All segments, including those that cost as much as the last one or more.
    var allPlaces: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// The total where every child is cheapest.
  var reference = 0.0
  /// Segments of ascending slopes above the reference.
  fileprivate(set) var above = Side()
  /// Segments of descending slopes below the reference.
  fileprivate(set) var below = Side()
}

/// One segment of a child's cost, in the scale of the total.
struct Segment {
  let link: Int32
  /// The number of segments of the same child before it on the same side.
  let step: Int32
  let length: Double
  let slope: Slope
  let isAbove: Bool
}

/// All convolutions of a subproblem. When the cost of a child changes, its segments are replaced; the order of the
/// others stays.
struct Convolutions: ~Copyable {
  /// The segments of one child.
  struct Run {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private var segments = UncheckedArray<Segment>()
  private var runs = UncheckedArray<Run>()
  private var order = UncheckedArray<Int32>()
  /// The value of each child where it is cheapest.
  private(set) var references = UncheckedArray<Double>()
  private var isStale = UncheckedArray<Bool>()
  /// Scratch space: the places of new segments on one side.
  private var added = UncheckedArray<Int32>()
  /// The number of segments and places that are no longer used.
  private(set) var wasteCount = 0

  subscript(place: Int) -> Segment { segments[order[place]] }

  /// Removes everything. `segmentCount` is an estimate of the number of segments.
  mutating func removeAll(linkCount: Int, segmentCount: Int) {
    segments.removeAll()
    order.removeAll()
    segments.reserveCapacity(segmentCount)
    order.reserveCapacity(segmentCount)
    runs.reset(to: Run(), count: linkCount)
    references.reset(to: 0, count: linkCount)
    isStale.reset(to: false, count: linkCount)
    wasteCount = 0
  }

  // MARK: Children

  /// Sets the segments of a child from its cost.
  mutating func set(_ link: Int, coefficient: Double, _ function: CostFunction, _ functions: inout CostFunctions) {
    let count = Int(function.breakpointCount)
    let rise = functions.firstRise(function)
    references[link] = count == 0 ? 0 : functions.breakpoint(function, max(0, rise - 1))
    isStale[link] = true
    reserve(link, max(2, count + 1))
    let (lowest, next) = (max(0, rise - 1), min(max(1, rise), count))
    // Segments before the reference lower the total if the coefficient is positive, and raise it otherwise.
    for index in stride(from: lowest, through: 0, by: -1) {
      append(function, index, step: lowest - index, link, coefficient, isAbove: coefficient < 0, &functions)
    }
    for index in next...count {
      append(function, index, step: index - next, link, coefficient, isAbove: coefficient > 0, &functions)
    }
  }

  private mutating func reserve(_ link: Int, _ capacity: Int) {
    if runs[link].capacity < Int32(capacity) {
      wasteCount += Int(runs[link].capacity)
      runs[link].start = Int32(segments.count)
      runs[link].capacity = Int32(capacity)
      let none = Segment(link: -1, step: 0, length: 0, slope: Slope(start: 0, count: 0), isAbove: false)
      for _ in 0..<capacity { segments.append(none) }
    }
    runs[link].count = 0
  }

  private mutating func append(
    _ function: CostFunction, _ index: Int, step: Int, _ link: Int, _ coefficient: Double, isAbove: Bool,
    _ functions: inout CostFunctions
  ) {
    let isOpen = index == 0 || index == Int(function.breakpointCount)
    let length =
      isOpen ? .infinity : functions.breakpoint(function, index) - functions.breakpoint(function, index - 1)
    let slope = functions.pool.scaled(functions.slope(function, index), by: 1 / coefficient)
    segments[runs[link].start + runs[link].count] = Segment(
      link: Int32(link), step: Int32(step), length: length * abs(coefficient), slope: slope, isAbove: isAbove)
    runs[link].count += 1
  }

  // MARK: Totals

  /// Inserts the segments of new and changed children among those of the others.
  mutating func update(
    _ convolution: inout Convolution, _ links: Range<Int>, _ tree: borrowing CostTree, _ pool: borrowing SlopePool
  ) {
    convolution.reference = 0
    for link in links { convolution.reference += tree.links[link].coefficient * references[link] }
    update(&convolution.above, isAbove: true, links, pool)
    update(&convolution.below, isAbove: false, links, pool)
    for link in links { isStale[link] = false }
  }

  private mutating func update(
    _ side: inout Convolution.Side, isAbove: Bool, _ links: Range<Int>, _ pool: borrowing SlopePool
  ) {
    collectAdded(links, isAbove: isAbove)
    sortAdded(pool, isAbove: isAbove)
    removeStale(&side)
    merge(&side, pool, isAbove: isAbove)
    findEnd(&side)
  }

  /// Segments next to the reference come first: children are mostly in the order of their slopes, and runs sort fast.
  private mutating func collectAdded(_ links: Range<Int>, isAbove: Bool) {
    added.removeAll()
    for isFirst in [true, false] {
      for link in links where isStale[link] {
        let run = runs[link]
        for place in run.start..<run.start + run.count
        where segments[place].isAbove == isAbove && (segments[place].step == 0) == isFirst { added.append(place) }
      }
    }
  }

  private mutating func sortAdded(_ pool: borrowing SlopePool, isAbove: Bool) {
    // Borrowed for the closure only.
    let sign = isAbove ? 1 : -1
    var scratch = UncheckedArray<Int32>()
    swap(&scratch, &added)
    scratch.sort { precedes($0, $1, sign, pool) }
    swap(&scratch, &added)
  }

  private func precedes(_ left: Int32, _ right: Int32, _ sign: Int, _ pool: borrowing SlopePool) -> Bool {
    let (first, second) = (segments[left], segments[right])
    let order = sign * pool.compare(first.slope, second.slope)
    if order != 0 { return order < 0 }
    if first.length.isInfinite != second.length.isInfinite { return second.length.isInfinite }
    return (first.link, first.step) < (second.link, second.step)
  }

  private mutating func removeStale(_ side: inout Convolution.Side) {
    var kept = side.start
    for place in side.start..<side.start + side.count where !isStale[segments[order[place]].link] {
      order[kept] = order[place]
      kept += 1
    }
    side.count = kept - side.start
  }

  /// Merges the added segments into the others, from the end.
  private mutating func merge(_ side: inout Convolution.Side, _ pool: borrowing SlopePool, isAbove: Bool) {
    reserve(&side, side.count + Int32(added.count))
    var old = side.count
    side.count += Int32(added.count)
    for new in stride(from: Int32(added.count) - 1, through: 0, by: -1) {
      let place = place(of: added[new], before: old, side, pool, isAbove ? 1 : -1)
      for other in stride(from: old - 1, through: place, by: -1) {
        order[side.start + other + new + 1] = order[side.start + other]
      }
      order[side.start + place + new] = added[new]
      old = place
    }
  }

  /// The place before `limit` at which a segment belongs.
  private func place(
    of segment: Int32, before limit: Int32, _ side: Convolution.Side, _ pool: borrowing SlopePool, _ sign: Int
  ) -> Int32 {
    (0..<limit).partitioningIndex { precedes(segment, order[side.start + $0], sign, pool) }
  }

  private mutating func reserve(_ side: inout Convolution.Side, _ capacity: Int32) {
    guard side.capacity < capacity else { return }
    wasteCount += Int(side.capacity)
    let start = Int32(order.count)
    for place in 0..<capacity { order.append(place < side.count ? order[side.start + place] : -1) }
    side.start = start
    side.capacity = capacity
  }

  /// Ends a side at its cheapest unbounded segment.
  private func findEnd(_ side: inout Convolution.Side) {
    var last = side.start
    let limit = side.start + side.count
    while last < limit, !self[Int(last)].length.isInfinite { last += 1 }
    side.end = min(last + 1, limit)
  }
}
