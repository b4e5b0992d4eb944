import Support

/// The candidate with the fewest edits from `name`, other than itself; nil if none is near. Ties go to the first in
/// alphabetical order.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  guard let wanted = WantedName(name) else { return nil }
  var search = NearestNameSearch(wanted)
  for candidate in candidates {
    // Excludes most candidates before their letters are copied.
    guard wanted.isNearLength(candidate.utf8.count) else { continue }
    search.consider(CandidateName(candidate))
  }
  return search.best?.name
}

/// Suggests the nearest of some names for each of many misspelled ones.
///
/// A document or configuration may hold thousands of wrong names and thousands of right ones. Suggestions end after some
/// hundredths of a second of comparing: nobody reads that many.
package struct NameSuggestions {
  private let names: () -> SuggestedNames
  /// Made when the first suggestion is asked for.
  private var prepared: SuggestedNames?
  /// How many bytes may still be compared.
  private var budget = 20_000_000

  /// Prepares suggestions.
  ///
  /// - Parameter names: The names to suggest; evaluated only if something is misspelled.
  package init(_ names: @escaping @autoclosure () -> [String]) { self.names = { SuggestedNames(names()) } }

  /// Prepares suggestions of names that many documents share.
  ///
  /// - Parameter names: The names to suggest; evaluated only if something is misspelled.
  package init(sharing names: @escaping @autoclosure () -> SuggestedNames) { self.names = names }

  /// The nearest name, as in ``nearestName(to:among:)``; nil if none is near, and once too much has been compared.
  ///
  /// - Parameter edits: How many edits away it may be at most. Long names of a project differ in a few letters by
  ///   intention; a wrong guess is worse than none.
  package mutating func next(for name: String, within edits: Int = .max) -> String? {
    guard budget > 0, let wanted = WantedName(name, within: edits) else { return nil }
    let prepared = prepared ?? names()
    self.prepared = prepared
    let candidates = prepared.candidates
    var search = NearestNameSearch(wanted)
    var place = candidates.partitioningIndex { $0.bytes.count >= wanted.lengths.lowerBound }
    while place < candidates.count, candidates[place].bytes.count <= wanted.lengths.upperBound {
      search.consider(candidates[place])
      place += 1
    }
    budget -= search.work
    return search.best?.name
  }
}

/// Names to suggest, prepared for being compared.
package struct SuggestedNames: Sendable {
  /// By length.
  fileprivate let candidates: [CandidateName]

  package init(_ names: some Sequence<String>) {
    candidates = names.map(CandidateName.init).sorted { $0.bytes.count < $1.bytes.count }
  }
}

/// A name that another one may be a misspelling of.
private struct CandidateName: Sendable {
  let name: String
  let bytes: [UInt8]
  let letters: LetterSet

  init(_ name: String) {
    self.name = name
    bytes = Array(name.lowercased().utf8)
    letters = LetterSet(name)
  }
}

/// A misspelled name.
private struct WantedName {
  /// Comparing two names takes time in proportion to the product of their lengths; nobody misspells longer ones.
  private static let longest = 100

  let name: String
  let bytes: [UInt8]
  let letters: LetterSet
  let distance: EditDistance
  /// How many edits away another name may be.
  let limit: Int
  /// How many bytes a name has that may be near.
  let lengths: ClosedRange<Int>

  /// Nil for a name that is too long to be compared.
  init?(_ name: String, within edits: Int = .max) {
    guard name.utf8.count <= Self.longest else { return nil }
    self.name = name
    limit = min(edits, max(1, name.count / 3))
    bytes = Array(name.lowercased().utf8)
    letters = LetterSet(name)
    distance = EditDistance(from: bytes)
    lengths = max(0, bytes.count - limit)...bytes.count + limit
  }

  /// Whether a name of so many bytes may be near.
  func isNearLength(_ count: Int) -> Bool { lengths.contains(count) }
}

/// The nearest of the candidates that were looked at.
private struct NearestNameSearch {
  private let wanted: WantedName
  private(set) var best: (name: String, edits: Int)?
  /// How many bytes were compared.
  private(set) var work = 0

  init(_ wanted: WantedName) { self.wanted = wanted }

  mutating func consider(_ candidate: CandidateName) {
    work += 1
    guard candidate.name != wanted.name else { return }
    // Each edit brings or takes one letter at most.
    guard wanted.letters.missing(in: candidate.letters) <= wanted.limit else { return }
    let limit = best?.edits ?? wanted.limit
    work += wanted.bytes.count * (2 * limit + 1)
    guard max(wanted.letters.missing(in: candidate.letters), candidate.letters.missing(in: wanted.letters)) <= limit,
      let edits = wanted.distance.edits(to: candidate.bytes, limit: limit)
    else { return }
    if best.map({ (edits, candidate.name) < ($0.edits, $0.name) }) ?? true { best = (candidate.name, edits) }
  }
}

/// Which ASCII letters a name has, in whatever case.
private struct LetterSet: Sendable {
  private var bits: UInt32 = 0

  init(_ name: String) {
    for byte in name.utf8 where byte & 0xC0 == 0x40 { bits |= 1 << UInt32(byte & 0x1F) }
  }

  /// How many letters another name does not have.
  func missing(in other: Self) -> Int { (bits & ~other.bits).nonzeroBitCount }
}

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
