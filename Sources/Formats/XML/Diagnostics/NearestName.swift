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
