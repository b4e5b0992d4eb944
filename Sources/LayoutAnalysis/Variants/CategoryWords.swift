import StackModel

/// Describes some of the requested text sizes.
struct CategoryWords {
  /// Nil for all of them.
  let words: String?

  init(_ all: [ContentSizeCategory?], _ members: Set<Int>) {
    guard members.count < all.count else {
      words = nil
      return
    }
    let chosen = members.compactMap { all[$0] }.sorted()
    let others = all.indices.filter { !members.contains($0) }.compactMap { all[$0] }
    let names = chosen.map(\.name)
    if chosen.count > 1, let first = chosen.first, others.allSatisfy({ $0 < first }) {
      words = "with text at \(first.name) and larger"
    } else if chosen.count > 1, let last = chosen.last, others.allSatisfy({ $0 > last }) {
      words = "with text at \(last.name) and smaller"
    } else {
      words = "with text at \(names.inWords)"
    }
  }
}

extension [String] {
  /// `a`, `a and b`, or `a, b and c`.
  var inWords: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
