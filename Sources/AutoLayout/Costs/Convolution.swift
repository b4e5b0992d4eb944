/// The cheapest ways to make up a total: how far each child goes, in the order of cost, beyond or below the value
/// where it is cheapest.
struct Convolution {
  /// The stretches on one side of the reference, the cheapest first, as places in the order of all convolutions.
  struct Side {
    fileprivate(set) var start: Int32 = 0
    fileprivate(set) var count: Int32 = 0
    /// Only stretches before this one count: the last of them has no end.
    fileprivate var end: Int32 = 0
    fileprivate var capacity: Int32 = 0

    /// The stretches that count.
    var places: Range<Int> { Int(start)..<Int(end) }
    /// The same, and those that are as cheap as the last one or dearer.
    var allPlaces: Range<Int> { Int(start)..<Int(start + count) }
  }

  /// The total where every child is cheapest.
  var reference = 0.0
  /// Stretches of rising slopes above the reference.
  fileprivate(set) var above = Side()
  /// Stretches of falling slopes below the reference.
  fileprivate(set) var below = Side()
}

/// A stretch that one child of a convolution can move, in the scale of the total.
struct Stretch {
  let link: Int32
  /// How many stretches of the same child come before it on the same side.
  let step: Int32
  let length: Double
  let slope: Slope
  let isAbove: Bool
}

/// All convolutions of a part. A child whose cost changes takes its stretches out and puts others in; the order of the
/// rest stays.
struct Convolutions: ~Copyable {
  /// The stretches of one child.
  struct Run {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0
  }

  private var stretches = UncheckedArray<Stretch>()
  private var runs = UncheckedArray<Run>()
  private var order = UncheckedArray<Int32>()
  /// The value of each child where it is cheapest.
  private(set) var references = UncheckedArray<Double>()
  private var isStale = UncheckedArray<Bool>()
  /// Scratch space: the places of new stretches, above and below.
  private var added = UncheckedArray<Int32>()
  /// Stretches and places in the order that nothing refers to any more.
  private(set) var wasteCount = 0

  subscript(place: Int) -> Stretch { stretches[order[place]] }

  /// `constraintCount` says how many stretches there may be; more are possible.
  mutating func removeAll(linkCount: Int, constraintCount: Int) {
    stretches.removeAll()
    order.removeAll()
    if linkCount > 0 {
      stretches.reserveCapacity(constraintCount)
      order.reserveCapacity(constraintCount)
    }
    runs.reset(to: Run(), count: linkCount)
    references.reset(to: 0, count: linkCount)
    isStale.reset(to: false, count: linkCount)
    wasteCount = 0
  }

  // MARK: Children

  /// Sets the stretches of a child from its cost.
  mutating func set(_ link: Int, coefficient: Double, _ function: CostFunction, _ functions: inout CostFunctions) {
    let count = Int(function.breakpointCount)
    let rise = functions.firstRise(function)
    references[link] = count == 0 ? 0 : functions.breakpoint(function, max(0, rise - 1))
    isStale[link] = true
    reserve(link, max(2, count + 1))
    let (lowest, next) = (max(0, rise - 1), min(max(1, rise), count))
    // Pieces before the reference lower the total if the coefficient is positive, and raise it otherwise.
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
      runs[link].start = Int32(stretches.count)
      runs[link].capacity = Int32(capacity)
      let none = Stretch(link: -1, step: 0, length: 0, slope: Slope(start: 0, count: 0), isAbove: false)
      for _ in 0..<capacity { stretches.append(none) }
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
    stretches[runs[link].start + runs[link].count] = Stretch(
      link: Int32(link), step: Int32(step), length: length * abs(coefficient), slope: slope, isAbove: isAbove)
    runs[link].count += 1
  }

  // MARK: Totals

  /// Puts the stretches of new and changed children in their places among those of the others.
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

  /// First those next to the reference: children mostly stand in the order of their slopes, and runs sort fast.
  private mutating func collectAdded(_ links: Range<Int>, isAbove: Bool) {
    added.removeAll()
    for isFirst in [true, false] {
      for link in links where isStale[link] {
        let run = runs[link]
        for place in run.start..<run.start + run.count
        where stretches[place].isAbove == isAbove && (stretches[place].step == 0) == isFirst { added.append(place) }
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
    let (first, second) = (stretches[left], stretches[right])
    let order = sign * pool.compare(first.slope, second.slope)
    if order != 0 { return order < 0 }
    if first.length.isInfinite != second.length.isInfinite { return second.length.isInfinite }
    return (first.link, first.step) < (second.link, second.step)
  }

  private mutating func removeStale(_ side: inout Convolution.Side) {
    var kept = side.start
    for place in side.start..<side.start + side.count where !isStale[stretches[order[place]].link] {
      order[kept] = order[place]
      kept += 1
    }
    side.count = kept - side.start
  }

  /// Moves the rest apart and puts what was added between, from the end.
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

  /// The first of the stretches in order, up to one of them, that a stretch precedes.
  private func place(
    of stretch: Int32, before limit: Int32, _ side: Convolution.Side, _ pool: borrowing SlopePool, _ sign: Int
  ) -> Int32 {
    var (low, high): (Int32, Int32) = (0, limit)
    while low < high {
      let middle = (low + high) / 2
      if precedes(stretch, order[side.start + middle], sign, pool) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private mutating func reserve(_ side: inout Convolution.Side, _ capacity: Int32) {
    guard side.capacity < capacity else { return }
    wasteCount += Int(side.capacity)
    let start = Int32(order.count)
    for place in 0..<capacity { order.append(place < side.count ? order[side.start + place] : -1) }
    side.start = start
    side.capacity = capacity
  }

  /// Only the cheapest of the stretches without end counts, and nothing dearer than it.
  private func findEnd(_ side: inout Convolution.Side) {
    var last = side.start
    let limit = side.start + side.count
    while last < limit, !self[Int(last)].length.isInfinite { last += 1 }
    side.end = min(last + 1, limit)
  }
}
