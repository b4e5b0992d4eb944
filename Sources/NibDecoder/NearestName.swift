/// The candidate with the fewest edits from `name`, nil where none is near. Ties go to the first in alphabetical order.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.count / 3)
  let wanted = Array(name.lowercased().utf8)
  let letters = LetterSet(name)
  var best: (name: String, edits: Int)?
  for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= limit {
    // Each edit brings or takes one letter at most.
    guard letters.missing(in: LetterSet(candidate)) <= limit else { continue }
    guard let edits = editDistance(wanted, Array(candidate.lowercased().utf8), limit: best?.edits ?? limit) else {
      continue
    }
    if best.map({ (edits, candidate) < ($0.edits, $0.name) }) ?? true { best = (candidate, edits) }
  }
  return best?.name
}

/// Which ASCII letters a name has, in whatever case.
private struct LetterSet {
  private var bits: UInt32 = 0

  init(_ name: String) {
    for byte in name.utf8 where byte & 0xC0 == 0x40 { bits |= 1 << UInt32(byte & 0x1F) }
  }

  /// How many letters another name does not have.
  func missing(in other: Self) -> Int { (bits & ~other.bits).nonzeroBitCount }
}

/// Levenshtein distance, a transposition counting as one edit; nil for one beyond the limit.
private func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  // Only cells near the diagonal can be within the limit; others count as beyond.
  var beforePrevious = [Int](repeating: limit + 1, count: right.count + 1)
  var previous = (0...right.count).map { min($0, limit + 1) }
  var current = beforePrevious
  for i in 1...left.count {
    let band = max(1, i - limit)...max(1, min(right.count, i + limit))
    current[band.lowerBound - 1] = band.lowerBound == 1 ? i : limit + 1
    for j in band {
      let substitution = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
      current[j] = min(substitution, previous[j] + 1, current[j - 1] + 1)
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        current[j] = min(current[j], beforePrevious[j - 2] + 1)
      }
    }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
