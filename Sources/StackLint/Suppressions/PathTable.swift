/// Values for the paths that their patterns match. A path is compared only with the patterns that have one of its names, so
/// that a folder of its own for each of thousands of documents and overrides takes no product of the two.
struct PathTable<Value: Sendable>: Sendable {
  private let entries: [(paths: [GlobPattern], value: Value)]
  /// The places of entries, by a name that each path has that matches.
  private var named: [String: [Int]] = [:]
  /// The places of the other entries.
  private var others: [Int] = []

  init(_ entries: [(paths: [GlobPattern], value: Value)]) {
    self.entries = entries
    for (place, entry) in entries.enumerated() {
      let patterns = entry.paths.filter { !$0.isNegated }
      let names = Set(patterns.compactMap(\.name))
      if patterns.contains(where: { $0.name == nil }) {
        others.append(place)
      } else {
        for name in names { named[name, default: []].append(place) }
      }
    }
  }

  /// The values for a path, in their order.
  func values(for path: String) -> [Value] {
    guard !entries.isEmpty else { return [] }
    let names = Set(path.unicodeScalars.split(separator: "/").map { String($0) })
    let places = Set(names.flatMap { named[$0] ?? [] } + others)
    return places.sorted().filter { entries[$0].paths.matches(path) }.map { entries[$0].value }
  }
}
