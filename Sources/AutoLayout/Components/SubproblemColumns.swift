/// The columns of a subproblem and the constraints of each: first its variables, then the sums of variables that
/// constraints compare. A constraint is `scale × column REL constant`.
struct SubproblemColumns {
  /// The kind of a column by its constraints. The structure of a subproblem depends on kinds, not on numbers.
  enum Kind: UInt8 {
    /// A variable that no constraint mentions alone.
    case free
    /// Only required equalities: a number.
    case constant
    /// Any other constraints: a convex cost.
    case cost
  }

  /// One constraint of a column.
  struct Entry {
    let constraint: Int32
    let scale: Double
    /// Where the constraint stands among others; see `Components`.
    let rank: Double
  }

  /// A variable that is equal to another by the first constraint that mentions it, and that only required equalities
  /// mention. It has no column of its own.
  struct Follower {
    let variable: Int32
    let column: Int32
  }

  /// The sum that another one equals by required equalities; the other has no column of its own.
  struct Leader {
    let form: Int32
    /// The other sum is this multiple of `form`: 1 or −1.
    let scale: Double

    /// The leader of this one, for the same sum.
    func following(_ leaders: ContiguousArray<Leader>) -> Leader {
      let next = leaders[Int(form)]
      return Leader(form: next.form, scale: scale * next.scale)
    }
  }

  /// The system's variable for each variable of the subproblem: first those that are not constant, in the order of
  /// first mention, then constants, in the order of their constraints. So the arithmetic does not depend on other
  /// mentions of constants.
  ///
  /// Variables that only required equalities mention come after the others, so that numbers stay the same when an
  /// equality on a sum that has a cost is added or removed.
  let variables: ContiguousArray<Int32>
  /// The other variables.
  let followers: ContiguousArray<Follower>
  private let formBox: FormBox
  /// For each of the first forms the one that it equals; empty if all have columns of their own.
  private let leaders: ContiguousArray<Leader>
  private(set) var kinds: ContiguousArray<Kind>
  /// How many variables are constants.
  let constantCount: Int
  /// The column of each constraint.
  private(set) var columnOfMember: ContiguousArray<Int32> = []
  private var starts: ContiguousArray<Int32> = []
  private var entries: ContiguousArray<Entry> = []

  /// Forms that copies share.
  private final class FormBox: Sendable {
    let forms: FormTable

    init(_ forms: consuming FormTable) { self.forms = forms }
  }

  var count: Int { kinds.count }

  /// The sums of variables, one for each column after those of the variables.
  var forms: FormTable {
    _read { yield formBox.forms }
  }

  /// `joinsEqualVariables`: whether there are followers and leaders. `localVariables` is scratch space: −1 for each
  /// variable of the system, before and after.
  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    joinsEqualVariables: Bool, localVariables: inout ContiguousArray<Int32>
  ) {
    var numbering = ColumnNumbering(system, members, joinsEqualVariables: joinsEqualVariables, &localVariables)
    numbering.close(&localVariables)
    variables = numbering.variables
    followers = numbering.followers
    leaders = numbering.leaders
    constantCount = numbering.constantCount
    formBox = FormBox(numbering.takeForms())
    kinds = ContiguousArray(repeating: .free, count: variables.count + formBox.forms.count)
    distribute(numbering, members, ranks)
    for index in members.indices { note(numbering.isFixed[index], Int(columnOfMember[index])) }
  }

  private mutating func distribute(
    _ numbering: borrowing ColumnNumbering, _ members: ContiguousArray<Int32>, _ ranks: ContiguousArray<Double>
  ) {
    var next = UncheckedArray<Int32>(repeating: 0, count: count + 1)
    columnOfMember = ContiguousArray(unsafeUninitializedCapacity: members.count) { columns, initializedCount in
      for index in members.indices {
        let column = numbering[index].column
        columns[index] = column
        next[column + 1] += 1
      }
      initializedCount = members.count
    }
    for column in 0..<count { next[column + 1] += next[column] }
    starts = ContiguousArray(next.elements)
    entries = ContiguousArray(unsafeUninitializedCapacity: members.count) { entries, initializedCount in
      for index in members.indices {
        let column = columnOfMember[index]
        entries[Int(next[column])] = Entry(
          constraint: members[index], scale: numbering[index].scale, rank: ranks[index])
        next[column] += 1
      }
      initializedCount = members.count
    }
  }

  private mutating func note(_ isRequiredEquality: Bool, _ column: Int) {
    if !isRequiredEquality {
      kinds[column] = .cost
    } else if kinds[column] == .free {
      kinds[column] = .constant
    }
  }

  /// The places of a column's constraints, in order.
  func constraints(of column: Int) -> Range<Int> {
    Int(starts[column])..<Int(starts[column + 1])
  }

  subscript(place: Int) -> Entry { entries[place] }

  /// The column of a form; the form is `scale` times that.
  func place(ofForm form: Int) -> (column: Int, scale: Double) {
    guard form < leaders.count else { return (variables.count + form, 1) }
    return (variables.count + Int(leaders[form].form), leaders[form].scale)
  }

  /// Calls `body` with each variable and the column that has its value.
  func forEachVariable(_ body: (_ variable: Int32, _ column: Int) -> Void) {
    for (column, variable) in variables.enumerated() { body(variable, column) }
    for follower in followers { body(follower.variable, Int(follower.column)) }
  }
}

// MARK: - Equalities that come and go

extension SubproblemColumns {
  /// The column of a constraint's left side, and its scale; nil if there is none.
  func find(_ constraint: Int, _ system: LinearSystem) -> (column: Int, scale: Double)? {
    let range = system.rows.range(constraint)
    var terms: [(variable: Int32, coefficient: Double)] = []
    for position in range {
      guard let local = variables.firstIndex(of: system.rows.variables[position]) else { return nil }
      terms.append((Int32(local), system.rows.coefficients[position]))
    }
    if terms.count == 1 { return (Int(terms[0].variable), terms[0].coefficient) }
    terms.sort { $0.variable < $1.variable }
    guard let form = forms.firstIndex(ofNormalized: terms) else { return nil }
    let (column, scale) = place(ofForm: form)
    return (column, scale * terms[0].coefficient)
  }

  /// Adds a constraint to a column whose kind stays the same; `member` is its index among all constraints.
  mutating func insert(_ entry: Entry, to column: Int, member: Int, _ system: LinearSystem) {
    var place = Int(starts[column + 1])
    while place > starts[column], system.precedes(entry.constraint, entries[place - 1].constraint) { place -= 1 }
    entries.insert(entry, at: place)
    shiftStarts(after: column, by: 1)
    columnOfMember.insert(Int32(column), at: member)
  }

  /// Removes a constraint from a column whose kind stays the same.
  mutating func remove(member: Int, _ constraint: Int32) {
    let column = Int(columnOfMember.remove(at: member))
    for place in constraints(of: column) where entries[place].constraint == constraint {
      entries.remove(at: place)
      break
    }
    shiftStarts(after: column, by: -1)
  }

  private mutating func shiftStarts(after column: Int, by offset: Int32) {
    starts.withUnsafeMutableBufferPointer { starts in
      for later in column + 1..<starts.count { starts[later] += offset }
    }
  }
}
