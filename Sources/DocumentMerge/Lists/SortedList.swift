import DocumentVersions
import XMLSource

/// A list that Xcode sorts with every save.
enum SortedList: String {
  case constraints
  case connections
  case resources
  case dependencies

  /// What the list is sorted by; nil for an element that Xcode leaves where it was added.
  func key(of place: ElementPlace, in versions: MergeVersions) -> [String] {
    let value = { (name: String) in versions.value(place, name) ?? "" }
    let name = versions.name(place)
    switch (self, name) {
    case (.constraints, _): return [value("id")]
    case (.resources, _): return [name, value("name")]
    case (.connections, "outlet"): return [name, value("property")]
    case (.connections, "action"): return [name, value("selector")]
    case (.connections, _): return [name]
    case (.dependencies, "capability"): return ["4", value("name")]
    case (.dependencies, _): return [Self.ranksOfDependencies[name] ?? "5"]
    }
  }

  private static let ranksOfDependencies = ["deployment": "1", "development": "2", "plugIn": "3"]
}

extension [[String]] {
  /// Whether keys ascend, byte by byte.
  var areSorted: Bool { zip(self, dropFirst()).allSatisfy { !$1.precedes($0) } }
}

extension [String] {
  /// The order of bytes, which is the same everywhere.
  func precedes(_ other: [String]) -> Bool {
    lexicographicallyPrecedes(other) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
