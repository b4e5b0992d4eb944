import Support

/// The greatest of the numbers so far, and where each new one stood, so that the first number that is large enough is found
/// without going through all of them.
struct RunningMaximum {
  /// Numbers that are greater than all before them: both parts rise.
  private var records: [(number: Double, place: Int)] = []

  /// Adds the number at the next place.
  mutating func append(_ number: Double, at place: Int) {
    if records.last.map({ number > $0.number }) ?? true { records.append((number, place)) }
  }

  /// The first place with a number of at least so much.
  func firstPlace(atLeast threshold: Double) -> Int? {
    let place = records.partitioningIndex { $0.number >= threshold }
    return place < records.count ? records[place].place : nil
  }

  /// The first place with a greater number.
  func firstPlace(above threshold: Double) -> Int? { firstPlace(atLeast: threshold.nextUp) }
}
