/// Numbers the variables and sums of a part while its constraints are gone through; see `PartColumns`.
struct ColumnNumbering: ~Copyable {
  private(set) var variables: ContiguousArray<Int32> = []
  private var forms: FormTable
  private var constants: ContiguousArray<Int32> = []
  private var places: UncheckedArray<Place>
  private var constantStart: Int32 = 0

  /// The column of a constraint: numbers of variables count from 0, or from `firstConstant`, those of forms from −1
  /// downwards.
  struct Place {
    var column: Int32
    var scale: Double
  }

  /// Numbers of constants start here until it is known how many other variables there are.
  private static let firstConstant: Int32 = 1 << 30

  init(
    _ system: LinearSystem, _ members: ContiguousArray<Int32>, _ localVariables: inout ContiguousArray<Int32>
  ) {
    forms = FormTable(capacity: members.count)
    places = UncheckedArray(repeating: Place(column: 0, scale: 1), count: members.count)
    variables.reserveCapacity(members.count)
    findConstants(system, members, &localVariables)
    for isLast in [false, true] {
      for (index, member) in members.enumerated() where system.isRequiredEquality(Int(member)) == isLast {
        places[index] = place(of: Int(member), system, &localVariables)
      }
    }
  }

  /// Puts the constants behind the other variables.
  mutating func close(_ localVariables: inout ContiguousArray<Int32>) {
    constantStart = Int32(variables.count)
    variables += constants
    for variable in variables { localVariables[Int(variable)] = -1 }
    forms.renumber(from: Self.firstConstant, to: constantStart)
  }

  /// The forms, which are gone from here.
  mutating func takeForms() -> FormTable {
    var taken = FormTable(capacity: 0)
    swap(&taken, &forms)
    return taken
  }

  var constantCount: Int { constants.count }

  func column(ofMember index: Int) -> Int32 {
    let number = places[index].column
    if number < 0 { return Int32(variables.count) - 1 - number }
    return number >= Self.firstConstant ? constantStart + number - Self.firstConstant : number
  }

  func scale(ofMember index: Int) -> Double { places[index].scale }

  /// Finds the variables that are mentioned alone, and only by required equalities then, and numbers them.
  private mutating func findConstants(
    _ system: LinearSystem, _ members: ContiguousArray<Int32>, _ localVariables: inout ContiguousArray<Int32>
  ) {
    let (candidate, other): (Int32, Int32) = (-2, -3)
    var found = UncheckedArray<Int32>()
    for member in members {
      let range = system.rows.range(Int(member))
      guard range.count == 1 else { continue }
      let variable = system.rows.variables[range.lowerBound]
      if localVariables[Int(variable)] == -1 { found.append(variable) }
      if !system.isRequiredEquality(Int(member)) {
        localVariables[Int(variable)] = other
      } else if localVariables[Int(variable)] == -1 {
        localVariables[Int(variable)] = candidate
      }
    }
    for index in 0..<found.count {
      let variable = found[index]
      let isConstant = localVariables[Int(variable)] == candidate
      localVariables[Int(variable)] = isConstant ? Self.firstConstant + Int32(constants.count) : -1
      if isConstant { constants.append(variable) }
    }
  }

  private mutating func place(
    of constraint: Int, _ system: LinearSystem, _ localVariables: inout ContiguousArray<Int32>
  ) -> Place {
    let range = system.rows.range(constraint)
    for position in range {
      let variable = system.rows.variables[position]
      var local = localVariables[Int(variable)]
      if local < 0 {
        local = Int32(variables.count)
        localVariables[Int(variable)] = local
        variables.append(variable)
      }
      if range.count == 1 { return Place(column: local, scale: system.rows.coefficients[position]) }
      forms.addTerm(variable: local, coefficient: system.rows.coefficients[position])
    }
    let (form, scale) = forms.close()
    return Place(column: -1 - Int32(form), scale: scale)
  }
}
