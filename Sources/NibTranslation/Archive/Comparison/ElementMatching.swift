/// Which elements of two collections belong together.
struct ElementMatching {
  /// Positions in the first and in the second collection; one of them is nil for what only one of them has.
  let pairs: [(old: Int?, new: Int?)]

  /// A table of this many cells is small enough; longer collections are matched by their places.
  private static let tableLimit = 1 << 22

  /// Elements that are equal belong together, then those of equal kind between them, in their order.
  init(ordered old: [UInt64], _ new: [UInt64], oldKinds: [UInt64], newKinds: [UInt64]) {
    var (start, oldEnd, newEnd) = (0, old.count, new.count)
    while start < min(oldEnd, newEnd), old[start] == new[start] { start += 1 }
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var pairs: [(old: Int?, new: Int?)] = (0..<start).map { ($0, $0) }
    let middle = Self.common(old[start..<oldEnd], new[start..<newEnd])
    var (oldPlace, newPlace) = (start, start)
    for (oldMatch, newMatch) in middle + [(oldEnd, newEnd)] {
      pairs += Self.paired(Array(oldPlace..<oldMatch), Array(newPlace..<newMatch), oldKinds, newKinds)
      if oldMatch < oldEnd { pairs.append((oldMatch, newMatch)) }
      (oldPlace, newPlace) = (oldMatch + 1, newMatch + 1)
    }
    pairs += zip(oldEnd..<old.count, newEnd..<new.count).map { ($0, $1) }
    self.pairs = pairs
  }

  /// Elements that are equal belong together, wherever they are, then those of equal kind.
  init(unordered old: [UInt64], _ new: [UInt64], oldKinds: [UInt64], newKinds: [UInt64]) {
    var places: [UInt64: [Int]] = [:]
    for (position, hash) in new.enumerated().reversed() { places[hash, default: []].append(position) }
    var matches: [Int?] = []
    var isTaken = Array(repeating: false, count: new.count)
    for hash in old {
      let match = places[hash]?.popLast()
      if let match { isTaken[match] = true }
      matches.append(match)
    }
    let rest = Self.paired(
      old.indices.filter { matches[$0] == nil }, new.indices.filter { !isTaken[$0] }, oldKinds, newKinds)
    pairs = old.indices.compactMap { position in matches[position].map { (position, $0) } } + rest
  }

  /// The longest run of elements that both have in the same order.
  private static func common(_ old: ArraySlice<UInt64>, _ new: ArraySlice<UInt64>) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= tableLimit else { return [] }
    let (rows, columns) = (Array(old), Array(new))
    var lengths = Array(repeating: Int32(0), count: (rows.count + 1) * (columns.count + 1))
    let width = columns.count + 1
    for row in rows.indices.reversed() {
      for column in columns.indices.reversed() {
        lengths[row * width + column] =
          rows[row] == columns[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    var pairs: [(Int, Int)] = []
    while row < rows.count, column < columns.count {
      if rows[row] == columns[column] {
        pairs.append((old.startIndex + row, new.startIndex + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func paired(
    _ old: [Int], _ new: [Int], _ oldKinds: [UInt64], _ newKinds: [UInt64]
  ) -> [(old: Int?, new: Int?)] {
    var byKind: [UInt64: [Int]] = [:]
    for position in new.reversed() { byKind[newKinds[position], default: []].append(position) }
    var taken: Set<Int> = []
    var pairs: [(old: Int?, new: Int?)] = old.map { position in
      guard let match = byKind[oldKinds[position]]?.popLast() else { return (position, nil) }
      taken.insert(match)
      return (position, match)
    }
    pairs += new.filter { !taken.contains($0) }.map { (nil, $0) }
    return pairs
  }
}
