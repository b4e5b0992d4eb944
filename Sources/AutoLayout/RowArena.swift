/// Changing sparse rows in one buffer: a row that changes is written anew at the end.
struct RowArena {
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var ranges: [Range<Int>] = []
  private(set) var constants: [Double] = []
  private(set) var sources: [Int32] = []
  private var isInactive: [Bool] = []

  mutating func append(
    variables newVariables: ArraySlice<Int32>, coefficients newCoefficients: ArraySlice<Double>, constant: Double,
    source: Int
  ) -> Int {
    let start = variables.count
    variables.append(contentsOf: newVariables)
    coefficients.append(contentsOf: newCoefficients)
    ranges.append(start..<variables.count)
    constants.append(constant)
    sources.append(Int32(source))
    isInactive.append(false)
    return ranges.count - 1
  }

  func isActive(_ row: Int) -> Bool { !isInactive[row] }

  func isActive(_ row: Int, length: Int) -> Bool {
    !isInactive[row] && LengthQueue.bucket(ranges[row].count) == length
  }

  mutating func deactivate(_ row: Int) {
    isInactive[row] = true
  }

  func position(of variable: Int32, in row: Int) -> Int? {
    ranges[row].first { variables[$0] == variable }
  }

  /// Replaces the variable at `position` of `row` by its definition.
  mutating func replace(
    _ position: Int, in row: Int, by definitions: Definitions, _ definition: Int, updating columns: inout ColumnIndex
  ) {
    let factor = coefficients[position]
    let start = variables.count
    let terms = definitions.terms(definition)
    var own = ranges[row].lowerBound
    var other = terms.lowerBound
    let ownEnd = ranges[row].upperBound
    while own < ownEnd || other < terms.upperBound {
      let ownVariable = own < ownEnd ? variables[own] : Int32.max
      let otherVariable = other < terms.upperBound ? definitions.termVariables[other] : Int32.max
      if own == position {
        own += 1
      } else if ownVariable < otherVariable {
        push(ownVariable, coefficients[own])
        own += 1
      } else if otherVariable < ownVariable {
        push(otherVariable, factor * definitions.termCoefficients[other])
        columns.insert(row, into: otherVariable)
        other += 1
      } else {
        add(coefficients[own], factor * definitions.termCoefficients[other], ownVariable, &columns)
        own += 1
        other += 1
      }
    }
    ranges[row] = start..<variables.count
    constants[row] -= factor * definitions.constants[definition]
  }

  private mutating func push(_ variable: Int32, _ coefficient: Double) {
    variables.append(variable)
    coefficients.append(coefficient)
  }

  private mutating func add(_ left: Double, _ right: Double, _ variable: Int32, _ columns: inout ColumnIndex) {
    let sum = left + right
    if abs(sum) <= Tolerance.cancellation * max(abs(left), abs(right)) {
      columns.decrement(variable)
    } else {
      push(variable, sum)
    }
  }
}
