/// A list that Xcode sorts with every save.
enum SortedList: String {
  case constraints
  case connections
  case resources
  case dependencies

  /// What the list is sorted by; only the name for an element that Xcode leaves where it was added.
  func key(name: String, value: (String) -> String) -> [String] {
    switch (self, name) {
    case (.constraints, _): [value("id")]
    case (.resources, _): [name, value("name")]
    case (.connections, "outlet"): [name, value("property")]
    case (.connections, "action"): [name, value("selector")]
    case (.connections, _): [name]
    case (.dependencies, "capability"): ["4", value("name")]
    case (.dependencies, _): [Self.ranksOfDependencies[name] ?? "5"]
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
