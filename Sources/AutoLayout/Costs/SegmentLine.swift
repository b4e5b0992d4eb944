/// All segments of a convolution in the order of their slopes, and the position of the total among them.
struct SegmentLine {
  private let convolution: Convolution
  /// The cell that contains the total, or the one after it if the total is at an end.
  private let place: Int
  private let isInside: Bool

  init(_ convolution: Convolution, at total: Double, _ convolutions: borrowing Convolutions) {
    self.convolution = convolution
    let isAbove = total >= convolution.reference
    let range = (isAbove ? convolution.above : convolution.below).places
    let tolerance = Tolerance.freedom * max(1, abs(total) * 1e-3)
    var rest = abs(total - convolution.reference)
    var index = range.lowerBound
    while index < range.upperBound, rest > convolutions[index].length - tolerance {
      rest -= convolutions[index].length
      index += 1
    }
    isInside = rest > tolerance && index < range.upperBound
    let offset = index - range.lowerBound
    let middle = convolution.below.allPlaces.count
    place = isAbove ? middle + offset : middle - offset - (isInside ? 1 : 0)
  }

  private var belowCount: Int { convolution.below.allPlaces.count }

  var count: Int { belowCount + convolution.above.allPlaces.count }

  /// The place of a cell's segment.
  subscript(cell: Int) -> Int {
    cell < belowCount
      ? convolution.below.allPlaces.upperBound - 1 - cell : convolution.above.allPlaces.lowerBound + cell - belowCount
  }

  /// The cell of a movement; nil if the total stays at a breakpoint.
  func cell(moving: Double, _ convolutions: borrowing Convolutions, _ pool: borrowing SlopePool) -> Int? {
    if isInside { return place }
    let cell = moving > 0 ? place : place - 1
    guard cell >= 0, cell < count else { return nil }
    if moving != 0 { return cell }
    return place < count && isEqual(cell, place, convolutions, pool) ? cell : nil
  }

  /// Whether the segments of two cells cost the same, apart from the rule that settles ties.
  func isEqual(
    _ first: Int, _ second: Int, _ convolutions: borrowing Convolutions, _ pool: borrowing SlopePool
  ) -> Bool {
    pool.compare(convolutions[self[first]].slope, convolutions[self[second]].slope, withTies: false) == 0
  }

  /// The directions in which the total can move within a cell.
  func freedom(of cell: Int) -> Freedom {
    if isInside, cell == place { return .both }
    return cell < place ? .falling : .rising
  }
}

/// The directions in which a value can move.
struct Freedom: OptionSet {
  let rawValue: UInt8

  static let rising = Freedom(rawValue: 1)
  static let falling = Freedom(rawValue: 2)
  static let both: Freedom = [.rising, .falling]

  /// Within a range, from a value in it.
  init(_ value: Double, from low: Double, to high: Double) {
    let tolerance = Tolerance.freedom * max(1, abs(value) * 1e-3)
    self = []
    if value < high - tolerance { insert(.rising) }
    if value > low + tolerance { insert(.falling) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The same in terms of a value that is `coefficient` times this one.
  func scaled(by coefficient: Double) -> Freedom {
    coefficient > 0 || self == .both || isEmpty ? self : self == .rising ? .falling : .rising
  }
}
