/// Finds which required equalities a combination of constraints was reduced with, after the fact.
///
/// Elimination keeps no multipliers. They follow from its result: a row is decomposed into definitions by replaying
/// the substitutions in order, and each definition into its source constraint and earlier definitions likewise.
struct Provenance {
  private let system: LinearSystem
  private let definitions: Definitions
  private var vector: [Double]
  private var pending: [Double]

  init(_ system: LinearSystem, _ definitions: Definitions) {
    self.system = system
    self.definitions = definitions
    vector = Array(repeating: 0, count: system.variableCount)
    pending = Array(repeating: 0, count: definitions.count)
  }

  /// The equalities whose combination has the same left side as `Σ multiplier·constraint`, as far as it has one.
  mutating func equalities(behind combination: [(constraint: Int, multiplier: Double)]) -> [Int] {
    var result: [Int] = []
    let tolerance = combination.reduce(0) { max($0, abs($1.multiplier)) } * Tolerance.span
    for (constraint, multiplier) in combination { scatter(constraint, multiplier) }
    for (definition, multiplier) in decompose() { pending[definition] += multiplier }
    for definition in stride(from: definitions.count - 1, through: 0, by: -1) {
      let multiplier = pending[definition]
      pending[definition] = 0
      guard abs(multiplier) > tolerance else { continue }
      result.append(Int(definitions.sources[definition]))
      replaceBySource(definition, multiplier)
    }
    return result
  }

  private mutating func replaceBySource(_ definition: Int, _ multiplier: Double) {
    scatter(Int(definitions.sources[definition]), 1)
    let parts = decompose()
    guard let own = parts.last, own.definition == definition else { return }
    for part in parts.dropLast() {
      pending[part.definition] -= multiplier * part.multiplier / own.multiplier
    }
  }

  private mutating func scatter(_ constraint: Int, _ multiplier: Double) {
    for position in system.rows.range(constraint) {
      vector[Int(system.rows.variables[position])] += multiplier * system.rows.coefficients[position]
    }
  }

  /// Splits the vector into left sides of definitions, in order, and clears it.
  private mutating func decompose() -> [(definition: Int, multiplier: Double)] {
    var result: [(definition: Int, multiplier: Double)] = []
    let tolerance = vector.reduce(0) { max($0, abs($1)) } * Tolerance.span
    for definition in 0..<definitions.count {
      let multiplier = vector[Int(definitions.variables[definition])]
      guard abs(multiplier) > tolerance else { continue }
      result.append((definition, multiplier))
      for position in definitions.terms(definition) {
        vector[Int(definitions.termVariables[position])] += multiplier * definitions.termCoefficients[position]
      }
    }
    for index in vector.indices { vector[index] = 0 }
    return result
  }
}
