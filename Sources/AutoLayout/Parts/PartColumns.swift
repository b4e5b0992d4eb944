/// The columns of one part of a system and what the constraints ask of each: first the part's variables, then the sums
/// of variables that constraints compare. A constraint is `scale × column REL constant`.
struct PartColumns {
  /// What the constraints of a column make of it. The structure of a part depends on this, not on any number.
  enum Kind: UInt8 {
    /// A variable that no constraint mentions alone.
    case free
    /// Only required equalities: a number.
    case constant
    /// Anything else: a convex cost.
    case cost
  }

  /// The system's variable for each of the part's: first the others, in the order of first mention, then constants, in
  /// the order of the constraints that make them so. So a part's arithmetic does not depend on what else mentions them.
  private(set) var variables: ContiguousArray<Int32> = []
  private(set) var forms = FormTable()
  private(set) var kinds: ContiguousArray<Kind> = []
  private var constantStart: Int32 = 0
  private var starts: ContiguousArray<Int32> = []
  private var memberIndices: ContiguousArray<Int32> = []
  private var scales: ContiguousArray<Double> = []

  var count: Int { kinds.count }

  /// Numbers of constants start here until it is known how many others there are.
  private static let firstConstant: Int32 = 1 << 30

  /// `localVariables` is scratch space: −1 for each variable of the system, before and after.
  init(_ system: LinearSystem, members: ContiguousArray<Int32>, localVariables: inout ContiguousArray<Int32>) {
    let constants = Self.constants(system, members, &localVariables)
    var places: ContiguousArray<(column: Int32, scale: Double)> = []
    places.reserveCapacity(members.count)
    for member in members { places.append(place(of: Int(member), system, &localVariables)) }
    constantStart = Int32(variables.count)
    variables += constants
    for variable in variables { localVariables[Int(variable)] = -1 }
    forms.renumber(from: Self.firstConstant, to: constantStart)
    kinds = ContiguousArray(repeating: .free, count: variables.count + forms.count)
    distribute(places)
    for (member, place) in zip(members, places) {
      note(system.isRequiredEquality(Int(member)), Int(column(place.column)))
    }
  }

  /// Finds the variables that are mentioned alone, and only by required equalities then, and numbers them.
  private static func constants(
    _ system: LinearSystem, _ members: ContiguousArray<Int32>, _ localVariables: inout ContiguousArray<Int32>
  ) -> ContiguousArray<Int32> {
    let (candidate, other): (Int32, Int32) = (-2, -3)
    var found: ContiguousArray<Int32> = []
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
    var constants: ContiguousArray<Int32> = []
    for variable in found {
      let isConstant = localVariables[Int(variable)] == candidate
      localVariables[Int(variable)] = isConstant ? firstConstant + Int32(constants.count) : -1
      if isConstant { constants.append(variable) }
    }
    return constants
  }

  /// Variables are numbered from 0, or from `firstConstant`, and forms from −1 downwards, while more come in.
  private func column(_ number: Int32) -> Int32 {
    if number < 0 { return Int32(variables.count) - 1 - number }
    return number >= Self.firstConstant ? constantStart + number - Self.firstConstant : number
  }

  private mutating func place(
    of constraint: Int, _ system: LinearSystem, _ localVariables: inout ContiguousArray<Int32>
  ) -> (Int32, Double) {
    let range = system.rows.range(constraint)
    for position in range {
      let variable = system.rows.variables[position]
      var local = localVariables[Int(variable)]
      if local < 0 {
        local = Int32(variables.count)
        localVariables[Int(variable)] = local
        variables.append(variable)
      }
      if range.count == 1 { return (local, system.rows.coefficients[position]) }
      forms.addTerm(variable: local, coefficient: system.rows.coefficients[position])
    }
    let (form, scale) = forms.close()
    return (-1 - Int32(form), scale)
  }

  private mutating func distribute(_ places: ContiguousArray<(column: Int32, scale: Double)>) {
    starts = ContiguousArray(repeating: 0, count: count + 1)
    for place in places { starts[Int(column(place.column)) + 1] += 1 }
    for column in 0..<count { starts[column + 1] += starts[column] }
    var next = starts
    memberIndices = ContiguousArray(repeating: 0, count: places.count)
    scales = ContiguousArray(repeating: 1, count: places.count)
    for (index, place) in places.enumerated() {
      let column = Int(column(place.column))
      memberIndices[Int(next[column])] = Int32(index)
      scales[Int(next[column])] = place.scale
      next[column] += 1
    }
  }

  private mutating func note(_ isRequiredEquality: Bool, _ column: Int) {
    if !isRequiredEquality {
      kinds[column] = .cost
    } else if kinds[column] == .free {
      kinds[column] = .constant
    }
  }

  /// The positions of a column's constraints, in order.
  func constraints(of column: Int) -> Range<Int> {
    Int(starts[column])..<Int(starts[column + 1])
  }

  /// Which of the part's constraints stands at a position.
  func memberIndex(_ position: Int) -> Int { Int(memberIndices[position]) }
  func scale(_ position: Int) -> Double { scales[position] }
}
