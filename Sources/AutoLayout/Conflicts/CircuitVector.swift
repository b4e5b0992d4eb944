import Support

/// A sparse vector of an elimination: coefficients of variables, or multipliers of constraints.
struct CircuitVector {
  /// In ascending order.
  private(set) var indices: ContiguousArray<Int32> = []
  private var values: ContiguousArray<Double> = []

  var count: Int { indices.count }

  /// The component at an index; 0 if it has none.
  subscript(index: Int32) -> Double {
    let place = indices.partitioningIndex { $0 >= index }
    return place < count && indices[place] == index ? values[place] : 0
  }

  /// Adds a component after all others.
  mutating func append(_ index: Int32, _ value: Double) {
    indices.append(index)
    values.append(value)
  }

  /// Subtracts a multiple of another vector; what becomes 0 disappears, and in any case the component at an index.
  ///
  /// - Parameter scratch: Memory that is used again.
  mutating func subtract(
    _ factor: Double, times other: CircuitVector, without gone: Int32 = -1, _ scratch: inout CircuitVector
  ) {
    scratch.indices.removeAll(keepingCapacity: true)
    scratch.values.removeAll(keepingCapacity: true)
    var place = 0
    for own in 0..<count {
      while place < other.count, other.indices[place] < indices[own] {
        scratch.add(other.indices[place], -factor * other.values[place], gone)
        place += 1
      }
      if place < other.count, other.indices[place] == indices[own] {
        scratch.add(indices[own], values[own] - factor * other.values[place], gone)
        place += 1
      } else {
        scratch.append(indices[own], values[own])
      }
    }
    for place in place..<max(place, other.count) {
      scratch.add(other.indices[place], -factor * other.values[place], gone)
    }
    swap(&self, &scratch)
  }

  private mutating func add(_ index: Int32, _ value: Double, _ gone: Int32) {
    if value != 0, index != gone { append(index, value) }
  }

  /// The least number that a table has for one of the indices; nil if it has a negative one for each.
  func least(_ table: ContiguousArray<Int32>) -> Int? {
    var least = Int32.max
    for index in indices where table[Int(index)] >= 0 { least = min(least, table[Int(index)]) }
    return least < .max ? Int(least) : nil
  }

  /// The first index of the largest component; nil if there is none.
  var largest: Int32? {
    values.indices.max { abs(values[$0]) < abs(values[$1]) }.map { indices[$0] }
  }
}
