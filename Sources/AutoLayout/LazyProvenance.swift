/// A ``Provenance`` that is built at the first conflict only.
struct LazyProvenance {
  private let system: LinearSystem
  private let definitions: Definitions
  private var provenance: Provenance?

  init(_ system: LinearSystem, _ definitions: Definitions) {
    self.system = system
    self.definitions = definitions
  }

  mutating func equalities(behind combination: [(constraint: Int, multiplier: Double)]) -> [Int] {
    var built = provenance ?? Provenance(system, definitions)
    provenance = nil
    defer { provenance = built }
    return built.equalities(behind: combination)
  }
}
