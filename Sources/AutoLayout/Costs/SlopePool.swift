/// How fast a cost rises, level by level: a run of entries in a `SlopePool`.
struct Slope {
  let start: Int32
  let count: Int32
}

/// Slopes as sparse vectors: an entry for each level that is not flat, from the highest priority down. The rule that
/// settles ties is a level like any other, of priority 0.
struct SlopePool {
  static let tiePriority = 0.0

  private(set) var priorities: ContiguousArray<Double> = []
  private(set) var values: ContiguousArray<Double> = []

  mutating func removeAll() {
    priorities.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  /// Adds an entry to the slope that `close` completes.
  mutating func append(priority: Double, value: Double) {
    priorities.append(priority)
    values.append(value)
  }

  func close(from start: Int) -> Slope {
    Slope(start: Int32(start), count: Int32(values.count - start))
  }

  var count: Int { values.count }

  mutating func scaled(_ slope: Slope, by factor: Double) -> Slope {
    guard factor != 1 else { return slope }
    let start = values.count
    for place in Int(slope.start)..<Int(slope.start + slope.count) {
      append(priority: priorities[place], value: values[place] * factor)
    }
    return close(from: start)
  }

  func value(_ slope: Slope, at priority: Double) -> Double {
    for place in Int(slope.start)..<Int(slope.start + slope.count) where priorities[place] <= priority {
      return priorities[place] == priority ? values[place] : 0
    }
    return 0
  }

  /// −1, 0 or 1: the sign of the first level that is not flat.
  func sign(_ slope: Slope, withTies: Bool = true) -> Int {
    for place in Int(slope.start)..<Int(slope.start + slope.count) where abs(values[place]) > Tolerance.slope {
      if !withTies, priorities[place] == Self.tiePriority { return 0 }
      return values[place] < 0 ? -1 : 1
    }
    return 0
  }

  /// The sign of `left − right`, level by level.
  func compare(_ left: Slope, _ right: Slope, withTies: Bool = true) -> Int {
    var (first, second) = (Int(left.start), Int(right.start))
    let (firstEnd, secondEnd) = (first + Int(left.count), second + Int(right.count))
    while first < firstEnd || second < secondEnd {
      let firstPriority = first < firstEnd ? priorities[first] : -1
      let secondPriority = second < secondEnd ? priorities[second] : -1
      if !withTies, max(firstPriority, secondPriority) == Self.tiePriority { return 0 }
      let value = firstPriority >= secondPriority ? values[first] : 0
      let other = secondPriority >= firstPriority ? values[second] : 0
      if abs(value - other) > Tolerance.slope * max(1, abs(value)) { return value < other ? -1 : 1 }
      if firstPriority >= secondPriority { first += 1 }
      if secondPriority >= firstPriority { second += 1 }
    }
    return 0
  }
}
