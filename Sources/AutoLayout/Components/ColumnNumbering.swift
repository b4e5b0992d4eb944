/// Numbers the variables and sums of a subproblem in one pass over its constraints; see `SubproblemColumns`.
struct ColumnNumbering: ~Copyable {
  private(set) var variables: ContiguousArray<Int32> = []
  private var forms: FormTable
  private var constants: ContiguousArray<Int32> = []
  private var places: UncheckedArray<Place>
  private var constantStart: Int32 = 0
  /// Whether each member is a required equality.
  private(set) var isFixed: UncheckedArray<Bool>

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
    isFixed = UncheckedArray(capacity: members.count)
    for member in members { isFixed.append(system.isRequiredEquality(Int(member))) }
    localVariables.withUnsafeMutableBufferPointer { localVariables in
      system.rows.withUnsafeRows { rows in
        findConstants(rows, members, localVariables)
        for isLast in [false, true] {
          for (index, member) in members.enumerated() where isFixed[index] == isLast {
            places[index] = place(rows.range(member), rows, localVariables)
          }
        }
      }
    }
  }

  /// Puts the constants after the other variables.
  mutating func close(_ localVariables: inout ContiguousArray<Int32>) {
    constantStart = Int32(variables.count)
    variables += constants
    for variable in variables { localVariables[Int(variable)] = -1 }
    forms.renumber(from: Self.firstConstant, to: constantStart)
  }

  /// Moves the forms out.
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

  /// Finds and numbers constants: variables that occur alone in constraints, and only in required equalities.
  private mutating func findConstants(
    _ rows: UnsafeRows, _ members: ContiguousArray<Int32>, _ localVariables: UnsafeMutableBufferPointer<Int32>
  ) {
    let (candidate, other): (Int32, Int32) = (-2, -3)
    var found = UncheckedArray<Int32>()
    for (index, member) in members.enumerated() {
      let range = rows.range(member)
      guard range.count == 1 else { continue }
      let variable = rows.variables[range.lowerBound]
      if localVariables[Int(variable)] == -1 { found.append(variable) }
      if !isFixed[index] {
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
    _ range: Range<Int>, _ rows: UnsafeRows, _ localVariables: UnsafeMutableBufferPointer<Int32>
  ) -> Place {
    let start = range.lowerBound
    let first = number(rows.variables[start], localVariables)
    if range.count == 1 { return Place(column: first, scale: rows.coefficients[start]) }
    guard range.count > 2 else {
      let second = number(rows.variables[start + 1], localVariables)
      let (form, scale) = forms.number((first, rows.coefficients[start]), (second, rows.coefficients[start + 1]))
      return Place(column: -1 - Int32(form), scale: scale)
    }
    forms.addTerm(variable: first, coefficient: rows.coefficients[start])
    for position in range.dropFirst() {
      forms.addTerm(
        variable: number(rows.variables[position], localVariables), coefficient: rows.coefficients[position])
    }
    let (form, scale) = forms.close()
    return Place(column: -1 - Int32(form), scale: scale)
  }

  @inline(__always)
  private mutating func number(_ variable: Int32, _ localVariables: UnsafeMutableBufferPointer<Int32>) -> Int32 {
    var local = localVariables[Int(variable)]
    if local < 0 {
      local = Int32(variables.count)
      localVariables[Int(variable)] = local
      variables.append(variable)
    }
    return local
  }
}
