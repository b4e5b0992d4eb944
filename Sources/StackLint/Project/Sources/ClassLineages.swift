/// The classes that one document names, each put together once.
struct ClassLineages {
  private let classes: ClassIndex
  private var known: [String: ClassLineage?] = [:]

  init(_ classes: ClassIndex) { self.classes = classes }

  /// A class with all that it inherits; nil where that is not known.
  subscript(name: String) -> ClassLineage? {
    mutating get {
      if let found = known[name] { return found }
      let lineage = classes.lineage(of: name)
      known[name] = .some(lineage)
      return lineage
    }
  }
}
