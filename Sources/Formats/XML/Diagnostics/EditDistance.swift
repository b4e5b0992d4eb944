/// How many edits one name is away from others: Levenshtein distance, a transposition counting as one edit.
///
/// A project compares a wrong name with thousands of others. Names of up to 64 bytes are compared by the algorithm of
/// Hyyrö (2003), which holds a column of the table of distances in the bits of a few words.
struct EditDistance {
  private let name: [UInt8]
  /// The positions of each byte in the name, as bits; empty for a longer name.
  private let positions: [UInt64]

  init(from name: [UInt8]) {
    self.name = name
    guard (1...64).contains(name.count) else {
      positions = []
      return
    }
    var positions = [UInt64](repeating: 0, count: 256)
    for (place, byte) in name.enumerated() { positions[Int(byte)] |= 1 << UInt64(place) }
    self.positions = positions
  }

  /// The distance to another name; nil for one beyond a limit.
  func edits(to other: [UInt8], limit: Int) -> Int? {
    guard abs(name.count - other.count) <= limit else { return nil }
    if name.isEmpty || other.isEmpty { return max(name.count, other.count) }
    let edits = positions.isEmpty ? editsByRows(to: other, limit: limit) : editsByBits(to: other)
    return edits <= limit ? edits : nil
  }

  private func editsByBits(to other: [UInt8]) -> Int {
    let last: UInt64 = 1 << UInt64(name.count - 1)
    var edits = name.count
    // Where a cell is one more, or one less, than the one above it; where it is what the one diagonally above is.
    var (rises, falls, diagonal) = (UInt64.max, UInt64(0), UInt64(0))
    var previous: UInt64 = 0
    for byte in other {
      let matches = positions[Int(byte)]
      let transposed = ((~diagonal & matches) << 1) & previous
      diagonal = (((matches & rises) &+ rises) ^ rises) | matches | falls | transposed
      var (more, less) = (falls | ~(diagonal | rises), diagonal & rises)
      if more & last != 0 { edits += 1 }
      if less & last != 0 { edits -= 1 }
      more = more << 1 | 1
      less <<= 1
      (rises, falls) = (less | ~(diagonal | more), more & diagonal)
      previous = matches
    }
    return edits
  }

  /// Looks only at cells near the diagonal, which can be within the limit; others count as beyond.
  private func editsByRows(to other: [UInt8], limit: Int) -> Int {
    var beforePrevious = [Int](repeating: limit + 1, count: other.count + 1)
    var previous = (0...other.count).map { min($0, limit + 1) }
    var current = beforePrevious
    for i in 1...name.count {
      let band = max(1, i - limit)...max(1, min(other.count, i + limit))
      current[band.lowerBound - 1] = band.lowerBound == 1 ? i : limit + 1
      for j in band {
        let substitution = previous[j - 1] + (name[i - 1] == other[j - 1] ? 0 : 1)
        current[j] = min(substitution, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, name[i - 1] == other[j - 2], name[i - 2] == other[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[other.count]
  }
}
