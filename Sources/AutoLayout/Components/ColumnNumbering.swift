/// Numbers the variables and sums of a subproblem in one pass over its constraints; see `SubproblemColumns`.
struct ColumnNumbering: ~Copyable {
  private(set) var variables: ContiguousArray<Int32> = []
  private(set) var followers: ContiguousArray<SubproblemColumns.Follower> = []
  private var forms: FormTable
  /// For each form that other constraints than required equalities compare, the one that it equals; empty if there are
  /// none such.
  private(set) var leaders: ContiguousArray<SubproblemColumns.Leader> = []
  private var comparedCount = 0
  private var constants: ContiguousArray<Int32> = []
  private var places: UncheckedArray<Place>
  private var constantStart: Int32 = 0
  /// The number of the form without terms, once a constraint has none.
  private var emptyForm: Int?
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
    _ system: LinearSystem, _ members: ContiguousArray<Int32>, joinsEqualVariables: Bool,
    _ localVariables: inout ContiguousArray<Int32>
  ) {
    forms = FormTable(capacity: members.count)
    places = UncheckedArray(repeating: Place(column: 0, scale: 1), count: members.count)
    variables.reserveCapacity(members.count)
    isFixed = UncheckedArray(capacity: members.count)
    for member in members { isFixed.append(system.isRequiredEquality(Int(member))) }
    localVariables.withUnsafeMutableBufferPointer { localVariables in
      system.rows.withUnsafeRows { rows in
        findConstants(rows, members, localVariables)
        for (index, member) in members.enumerated() where !isFixed[index] {
          places[index] = place(rows.range(member), rows, localVariables)
        }
        comparedCount = forms.count
        for (index, member) in members.enumerated() where isFixed[index] {
          let range = rows.range(member)
          let follows =
            joinsEqualVariables && system.equates(Int(member), rows) && follow(range.lowerBound, rows, localVariables)
          places[index] =
            follows
            ? nowhere : place(range, rows, localVariables, isHomogeneous: system.constants[Int(member)] == 0)
        }
      }
    }
  }

  /// Puts the constants after the other variables.
  mutating func close(_ localVariables: inout ContiguousArray<Int32>) {
    constantStart = Int32(variables.count)
    variables += constants
    for variable in variables { localVariables[Int(variable)] = -1 }
    for follower in followers { localVariables[Int(follower.variable)] = -1 }
    forms.renumber(from: Self.firstConstant, to: constantStart)
    for form in leaders.indices { leaders[form] = leader(of: form) }
    for member in 0..<places.count { places[member] = closed(places[member]) }
  }

  /// Moves the forms out.
  mutating func takeForms() -> FormTable {
    var taken = FormTable(capacity: 0)
    swap(&taken, &forms)
    return taken
  }

  var constantCount: Int { constants.count }

  /// The column of a member, once all are numbered.
  subscript(member: Int) -> Place { places[member] }

  private func closed(_ place: Place) -> Place {
    var place = place
    if place.column < 0 {
      let form = Int(-1 - place.column)
      let leader = form < leaders.count ? leaders[form] : SubproblemColumns.Leader(form: Int32(form), scale: 1)
      place.column = Int32(variables.count) + leader.form
      place.scale *= leader.scale
    } else if place.column >= Self.firstConstant {
      place.column += constantStart - Self.firstConstant
    }
    return place
  }

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
    _ range: Range<Int>, _ rows: UnsafeRows, _ localVariables: UnsafeMutableBufferPointer<Int32>,
    isHomogeneous: Bool = false
  ) -> Place {
    let start = range.lowerBound
    let first = number(rows.variables[start], localVariables)
    if range.count == 1 { return Place(column: first, scale: rows.coefficients[start]) }
    guard range.count > 2 else {
      let second = number(rows.variables[start + 1], localVariables)
      if first == second { return place(first, rows.coefficients[start] + rows.coefficients[start + 1]) }
      let (form, scale) = forms.number((first, rows.coefficients[start]), (second, rows.coefficients[start + 1]))
      return Place(column: -1 - Int32(form), scale: scale)
    }
    forms.addTerm(variable: first, coefficient: rows.coefficients[start])
    for position in range.dropFirst() {
      forms.addTerm(
        variable: number(rows.variables[position], localVariables), coefficient: rows.coefficients[position])
    }
    if !followers.isEmpty {
      if let (variable, coefficient) = forms.addUp() { return place(variable, coefficient) }
      if isHomogeneous, joinSums() { return nowhere }
    }
    let (form, scale) = forms.close()
    return Place(column: -1 - Int32(form), scale: scale)
  }

  /// The place of a sum of one variable.
  private mutating func place(_ variable: Int32, _ coefficient: Double) -> Place {
    coefficient == 0 ? nowhere : Place(column: variable, scale: coefficient)
  }

  /// The place of a sum whose variables cancel.
  private var nowhere: Place {
    mutating get {
      let form = emptyForm ?? forms.appendEmpty()
      emptyForm = form
      return Place(column: -1 - Int32(form), scale: 1)
    }
  }

  /// If one of two equal variables is not yet numbered, makes it follow the other. Returns false if both have numbers, or
  /// none.
  private mutating func follow(
    _ start: Int, _ rows: UnsafeRows, _ localVariables: UnsafeMutableBufferPointer<Int32>
  ) -> Bool {
    let (first, second) = (rows.variables[start], rows.variables[start + 1])
    let isFirstNew = localVariables[Int(first)] < 0
    let (follower, leader) = isFirstNew ? (first, second) : (second, first)
    let local = localVariables[Int(leader)]
    guard localVariables[Int(follower)] < 0, (0..<Self.firstConstant).contains(local) else { return false }
    localVariables[Int(follower)] = local
    followers.append(SubproblemColumns.Follower(variable: follower, column: local))
    return true
  }

  /// If the open form is the difference of two sums that other constraints compare, or their sum, makes one of them follow
  /// the other.
  private mutating func joinSums() -> Bool {
    guard let (first, second, ratio) = forms.openPairs(), max(first, second) < comparedCount, abs(ratio) == 1 else {
      return false
    }
    if leaders.isEmpty {
      leaders = ContiguousArray((0..<Int32(comparedCount)).map { SubproblemColumns.Leader(form: $0, scale: 1) })
    }
    let (one, other) = (leader(of: first), leader(of: second))
    guard one.form != other.form else { return false }
    leaders[Int(max(one.form, other.form))] = SubproblemColumns.Leader(
      form: min(one.form, other.form), scale: -ratio * one.scale * other.scale)
    forms.drop()
    return true
  }

  private mutating func leader(of form: Int) -> SubproblemColumns.Leader {
    var leader = SubproblemColumns.Leader(form: Int32(form), scale: 1)
    while leaders[Int(leader.form)].form != leader.form {
      let next = leaders[Int(leader.form)].following(leaders)
      leaders[Int(leader.form)] = next
      leader = SubproblemColumns.Leader(form: next.form, scale: leader.scale * next.scale)
    }
    return leader
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
