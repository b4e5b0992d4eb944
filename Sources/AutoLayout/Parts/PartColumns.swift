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

  /// The system's variable for each of the part's, in the order of first mention.
  private(set) var variables: ContiguousArray<Int32> = []
  private(set) var forms = FormTable()
  private(set) var kinds: ContiguousArray<Kind> = []
  private var starts: ContiguousArray<Int32> = []
  private var memberIndices: ContiguousArray<Int32> = []
  private var scales: ContiguousArray<Double> = []

  var count: Int { kinds.count }

  /// `localVariables` is scratch space: −1 for each variable of the system, before and after.
  init(_ system: LinearSystem, members: ContiguousArray<Int32>, localVariables: inout ContiguousArray<Int32>) {
    var places: ContiguousArray<(column: Int32, scale: Double)> = []
    places.reserveCapacity(members.count)
    for member in members { places.append(place(of: Int(member), system, &localVariables)) }
    for variable in variables { localVariables[Int(variable)] = -1 }
    kinds = ContiguousArray(repeating: .free, count: variables.count + forms.count)
    distribute(places)
    for (member, place) in zip(members, places) {
      note(system.isRequiredEquality(Int(member)), Int(column(place.column)))
    }
  }

  /// Variables are numbered from 0; forms, while variables still come in, from −1 downwards.
  private func column(_ number: Int32) -> Int32 {
    number >= 0 ? number : Int32(variables.count) - 1 - number
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
