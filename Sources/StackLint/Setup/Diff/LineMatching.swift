import Support

/// The lines that two versions of a text have in common.
///
/// Lines that occur once in both versions are matched in the longest sequence that keeps their order, then equal lines
/// next to matched ones. That takes `n log n` steps for `n` lines. A shorter difference may exist where equal lines
/// repeat.
package struct LineMatching {
  /// The common lines by their positions in both versions, in ascending order.
  package private(set) var pairs: [(old: Int, new: Int)] = []

  package typealias Line = ArraySlice<UInt8>

  package init(_ old: [Line], _ new: [Line]) {
    var (oldStart, newStart) = (0, 0)
    for anchor in Self.anchors(old, new) + [(old.count, new.count)] {
      addEqualEnds(old, oldStart..<anchor.old, new, newStart..<anchor.new)
      if anchor.old < old.count { pairs.append(anchor) }
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
  }

  /// Matches the lines at the start and at the end of two stretches without anchors.
  private mutating func addEqualEnds(_ old: [Line], _ oldRange: Range<Int>, _ new: [Line], _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let (first, other) = Self.both(oldRange.first, newRange.first), old[first] == new[other] {
      pairs.append((first, other))
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    var tail: [(old: Int, new: Int)] = []
    while let (last, other) = Self.both(oldRange.last, newRange.last), old[last] == new[other] {
      tail.append((last, other))
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    pairs += tail.reversed()
  }

  private static func both(_ old: Int?, _ new: Int?) -> (Int, Int)? {
    guard let old, let new else { return nil }
    return (old, new)
  }

  /// The lines that occur once in both versions, as far as they keep their order.
  private static func anchors(_ old: [Line], _ new: [Line]) -> [(old: Int, new: Int)] {
    let positions = uniquePositions(of: old)
    let common = uniquePositions(of: new).compactMap { line, new in positions[line].map { (old: $0, new: new) } }
    return longestAscent(common.sorted { $0.new < $1.new })
  }

  private static func uniquePositions(of lines: [Line]) -> [Line: Int] {
    var positions: [Line: Int?] = [:]
    for (index, line) in lines.enumerated() {
      positions.updateValue(positions[line] == nil ? index : nil, forKey: line)
    }
    return positions.compactMapValues(\.self)
  }

  /// The longest subsequence whose positions in the old version ascend.
  private static func longestAscent(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // By length, the pair with the lowest old position that ends an ascent of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      let length = ends.partitioningIndex { pairs[$0].old >= pairs[index].old }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var ascent: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      ascent.append(pairs[index])
      next = previous[index]
    }
    return ascent.reversed()
  }
}
