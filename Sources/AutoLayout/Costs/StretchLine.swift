/// The stretches of a convolution in one line, by rising slope, and where on it the total is.
struct StretchLine {
  private let convolution: Convolution
  private let convolutions: Convolutions
  /// The cell that holds the total, or the one behind it if the total is at an end.
  private let place: Int
  private let isInside: Bool

  init(_ convolution: Convolution, at total: Double, _ convolutions: Convolutions) {
    self.convolution = convolution
    self.convolutions = convolutions
    let isAbove = total >= convolution.reference
    let range = isAbove ? convolution.above : convolution.below
    let tolerance = Tolerance.error * max(1, abs(total) * 1e-3)
    var rest = abs(total - convolution.reference)
    var index = range.lowerBound
    while index < range.upperBound, rest > convolutions.stretches[index].length - tolerance {
      rest -= convolutions.stretches[index].length
      index += 1
    }
    isInside = rest > tolerance && index < range.upperBound
    let offset = index - range.lowerBound
    let middle = convolution.below.count + convolution.tiedBelow.count
    place = isAbove ? middle + offset : middle - offset - (isInside ? 1 : 0)
  }

  private var belowCount: Int { convolution.below.count + convolution.tiedBelow.count }

  var count: Int { belowCount + convolution.above.count + convolution.tiedAbove.count }

  // Tied stretches follow those of their side in the array.
  subscript(cell: Int) -> Convolution.Stretch {
    convolutions.stretches[
      cell < belowCount
        ? convolution.below.lowerBound + belowCount - 1 - cell : convolution.above.lowerBound + cell - belowCount]
  }

  /// The cell that a movement goes through. A total that stays where one slope ends and another begins goes through
  /// none.
  func cell(moving: Double, _ pool: SlopePool) -> Int? {
    if isInside { return place }
    let cell = moving > 0 ? place : place - 1
    guard cell >= 0, cell < count else { return nil }
    if moving != 0 { return cell }
    let isLevel = place < count && pool.compare(self[cell].slope, self[place].slope, withTies: false) == 0
    return isLevel ? cell : nil
  }

  /// Which way the total can move within a cell.
  func freedom(of cell: Int) -> Freedom {
    if isInside, cell == place { return .both }
    return cell < place ? .falling : .rising
  }
}
