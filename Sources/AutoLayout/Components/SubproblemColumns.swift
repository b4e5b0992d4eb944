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

  /// One constraint of a column.
  struct Entry {
    let constraint: Int32
    let scale: Double
    /// Where the constraint stands among others; see `Components`.
    let rank: Double
  }

  /// The system's variable for each of the part's: first the others, in the order of first mention, then constants, in
  /// the order of the constraints that make them so. So a part's arithmetic does not depend on what else mentions them.
  ///
  /// What required equalities mention comes after what others do: numbers stay when an equality on a sum that has a cost
  /// anyway comes or goes.
  let variables: ContiguousArray<Int32>
  private let formBox: FormBox
  private(set) var kinds: ContiguousArray<Kind>
  /// How many variables are constants.
  let constantCount: Int
  /// The column of each of the part's constraints.
  private(set) var columnOfMember: ContiguousArray<Int32> = []
  private var starts: ContiguousArray<Int32> = []
  private var entries: ContiguousArray<Entry> = []

  /// Forms that copies of a part share.
  private final class FormBox: Sendable {
    let forms: FormTable

    init(_ forms: consuming FormTable) { self.forms = forms }
  }

  var count: Int { kinds.count }

  /// The sums of variables, one for each column after those of the variables.
  var forms: FormTable {
    _read { yield formBox.forms }
  }

  /// `localVariables` is scratch space: −1 for each variable of the system, before and after.
  init(
    _ system: LinearSystem, members: ContiguousArray<Int32>, ranks: ContiguousArray<Double>,
    localVariables: inout ContiguousArray<Int32>
  ) {
    var numbering = ColumnNumbering(system, members, &localVariables)
    numbering.close(&localVariables)
    variables = numbering.variables
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
        let column = numbering.column(ofMember: index)
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
          constraint: members[index], scale: numbering.scale(ofMember: index), rank: ranks[index])
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
}

// MARK: - Equalities that come and go

extension PartColumns {
  /// The column that is a constraint's left side, and its scale; nil if there is none.
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
    return (variables.count + form, terms[0].coefficient)
  }

  /// Adds a constraint to a column whose kind stays what it is; `member` is its index among the part's constraints.
  mutating func insert(_ entry: Entry, to column: Int, member: Int, _ system: LinearSystem) {
    var place = Int(starts[column + 1])
    while place > starts[column], system.precedes(entry.constraint, entries[place - 1].constraint) { place -= 1 }
    entries.insert(entry, at: place)
    shiftStarts(behind: column, by: 1)
    columnOfMember.insert(Int32(column), at: member)
  }

  /// Takes a constraint off a column whose kind stays what it is.
  mutating func remove(member: Int, _ constraint: Int32) {
    let column = Int(columnOfMember.remove(at: member))
    for place in constraints(of: column) where entries[place].constraint == constraint {
      entries.remove(at: place)
      break
    }
    shiftStarts(behind: column, by: -1)
  }

  private mutating func shiftStarts(behind column: Int, by offset: Int32) {
    starts.withUnsafeMutableBufferPointer { starts in
      for later in column + 1..<starts.count { starts[later] += offset }
    }
  }
}
