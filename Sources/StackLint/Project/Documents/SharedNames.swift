import Support

/// Names that are held once in memory, however many documents have them.
package final class SharedNames: Sendable {
  private let names = Locked<Set<String>>([])

  /// No names yet.
  package init() {}

  /// Hands out a function that answers a name with an equal one that is already held.
  func share<Result>(_ body: ((String) -> String) -> Result) -> Result {
    names.withLock { names in
      body { name in
        // Strings have room for short names in themselves.
        guard name.utf8.count > 15 else { return name }
        let known = names.insert(name).memberAfterInsert
        // Texts are equal where they are canonically equivalent.
        return PathKey(known) == PathKey(name) ? known : name
      }
    }
  }
}
