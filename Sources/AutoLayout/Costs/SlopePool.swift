/// The slope of a cost at each level: a run of entries in a `SlopePool`.
struct Slope {
  let start: Int32
  let count: Int32
}

/// Slopes as sparse vectors: an entry for each level that is not flat, from the highest priority down. The rule that
/// settles ties is a level like any other, of priority 0.
///
/// Values are rounded to multiples of 2⁻³², which is much less than the weight of an error and much more than the
/// rounding errors of sums. So slopes that should be equal are equal, and slopes have an exact order.
struct SlopePool: ~Copyable {
  static let tiePriority = 0.0
  /// Smaller values are rounded to 0.
  static let leastSlope = 0x1p-33

  struct Entry {
    let priority: Double
    let value: Double
  }

  private var entries = UncheckedArray<Entry>()

  var count: Int { entries.count }

  mutating func truncate(to count: Int) { entries.truncate(to: count) }
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  subscript(place: Int) -> Entry { entries[place] }

  /// Adds an entry to the slope that `close` completes.
  mutating func append(priority: Double, value: Double) {
    let rounded = Self.rounded(value)
    if rounded != 0 { entries.append(Entry(priority: priority, value: rounded)) }
  }

  func close(from start: Int) -> Slope {
    Slope(start: Int32(start), count: Int32(entries.count - start))
  }

  @inline(__always)
  private static func rounded(_ value: Double) -> Double {
    // Doubles near 1.5·2²⁰ are the multiples of 2⁻³², so that the addition rounds to one of them.
    if abs(value) < 524_288 { return (value + 1_572_864) - 1_572_864 }
    // Numbers beyond 2²⁰ are multiples of that already.
    return abs(value) < 1_048_576 ? (value * 4_294_967_296).rounded(.toNearestOrEven) / 4_294_967_296 : value
  }

  func places(_ slope: Slope) -> Range<Int> { Int(slope.start)..<Int(slope.start + slope.count) }

  mutating func scaled(_ slope: Slope, by factor: Double) -> Slope {
    guard factor != 1 else { return slope }
    let start = count
    for place in places(slope) { append(priority: entries[place].priority, value: entries[place].value * factor) }
    return close(from: start)
  }

  /// A slope of another pool.
  mutating func copy(_ slope: Slope, from other: borrowing SlopePool) -> Slope {
    let start = count
    for place in other.places(slope) { entries.append(other[place]) }
    return close(from: start)
  }

  func value(_ slope: Slope, at priority: Double) -> Double {
    for place in places(slope) where entries[place].priority <= priority {
      return entries[place].priority == priority ? entries[place].value : 0
    }
    return 0
  }

  /// −1, 0 or 1: the sign of the first level that is not flat.
  func sign(_ slope: Slope, withTies: Bool = true) -> Int {
    guard slope.count > 0 else { return 0 }
    let first = entries[slope.start]
    if !withTies, first.priority == Self.tiePriority { return 0 }
    return first.value < 0 ? -1 : 1
  }

  /// The sign of `left − right`, level by level.
  @inline(__always)
  func compare(_ left: Slope, _ right: Slope, withTies: Bool = true) -> Int {
    let common = min(left.count, right.count)
    var offset: Int32 = 0
    while offset < common {
      let (first, second) = (entries[left.start &+ offset], entries[right.start &+ offset])
      if first.priority != second.priority || first.value != second.value {
        return Self.compare(first, second, withTies)
      }
      offset += 1
    }
    if left.count > common { return Self.compare(entries[left.start + common], nil, withTies) }
    return right.count > common ? Self.compare(nil, entries[right.start + common], withTies) : 0
  }

  /// Two entries that are not the same; the level of the higher one decides.
  private static func compare(_ left: Entry?, _ right: Entry?, _ withTies: Bool) -> Int {
    let priority = max(left?.priority ?? -1, right?.priority ?? -1)
    if !withTies, priority == tiePriority { return 0 }
    let value = left?.priority == priority ? left?.value ?? 0 : 0
    let other = right?.priority == priority ? right?.value ?? 0 : 0
    return value < other ? -1 : 1
  }
}
