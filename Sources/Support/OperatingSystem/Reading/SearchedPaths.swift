/// Files and folders as a command line names them, and what is searched for in the folders.
package struct SearchedPaths: Sendable, ExpressibleByArrayLiteral {
  package let names: [String]
  /// Whether documents in folders count that git ignores. Those that are named always do.
  package let includesIgnored: Bool

  package init(_ names: [String], includesIgnored: Bool = false) {
    (self.names, self.includesIgnored) = (names, includesIgnored)
  }

  package init(arrayLiteral names: String...) { self.init(names) }

  /// Another path that is searched in the same way.
  package func only(_ name: String) -> SearchedPaths { SearchedPaths([name], includesIgnored: includesIgnored) }
}
