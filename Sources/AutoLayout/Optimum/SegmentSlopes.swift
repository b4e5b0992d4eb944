/// The slopes of the segments of each column's cost at one level.
struct SegmentSlopes: ~Copyable {
  private var slopes = UncheckedArray<Double>()
  /// The index of each column's first slope.
  private var starts = UncheckedArray<Int>()

  subscript(column: Int, segment: Int32) -> Double { slopes[starts[column] + Int(segment)] }

  /// Takes the slopes of a level; the memory is kept.
  mutating func set(
    _ costs: ContiguousArray<CostFunction?>, _ functions: borrowing CostFunctions, _ priority: Double
  ) {
    slopes.removeAll()
    starts.removeAll()
    for cost in costs {
      starts.append(slopes.count)
      guard let cost else {
        slopes.append(0)
        continue
      }
      for index in 0...Int(cost.breakpointCount) {
        slopes.append(functions.pool.value(functions.slope(cost, index), at: priority))
      }
    }
  }
}
