/// The lineages of the classes that one document names. Each is computed once.
package struct ClassLineages {
  private let classes: ClassIndex
  private var known: [String: ClassLineage?] = [:]

  /// Creates an empty cache of lineages.
  package init(_ classes: ClassIndex) { self.classes = classes }

  /// A class with everything it inherits; nil if that is not known.
  package subscript(name: String) -> ClassLineage? {
    mutating get {
      if let found = known[name] { return found }
      let lineage = classes.lineage(of: name)
      known[name] = .some(lineage)
      return lineage
    }
  }
}
