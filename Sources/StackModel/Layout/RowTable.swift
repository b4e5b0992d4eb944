internal import AutoLayout

/// The constraints of a session as rows of its linear system.
final class RowTable {
  private let items: LayoutItems
  let forms: ConstraintForms
  private let system: EdgeSystem
  private let breakOrder: BreakOrder
  /// Whether views came or moved since ranks were computed.
  private var breakRanksAreStale = false

  @exclusivity(unchecked) private var table: [ConstraintRow?] = []
  @exclusivity(unchecked) private var freeRows: [Int32] = []
  /// For each item and role the row, negative for none.
  @exclusivity(unchecked) private var roleRows: [Int32] = []
  /// The rows of lists of constraints, by the number of the view.
  private var listedRows: [Int: [Int32]] = [:]
  /// The rows of the author's constraints; nil until one of them is looked for.
  private var declaredRows: [ObjectIdentifier: Int32]?
  /// Rows whose numbers may change although their constraint does not.
  private var rowsWithInputs: Set<Int32> = []
  /// The rows among them that name the baselines of a stack.
  private var tallestRows: Set<Int32> = []

  init(_ items: LayoutItems, _ forms: ConstraintForms, _ system: EdgeSystem, _ breakOrder: BreakOrder) {
    self.items = items
    self.forms = forms
    self.system = system
    self.breakOrder = breakOrder
    // Each view has some constraints of the author's, and its own.
    table.reserveCapacity(8 * items.count)
    roleRows.reserveCapacity(ConstraintRole.count * items.count)
    system.reserveCapacity(8 * items.count)
  }

  /// All rows, in no particular order.
  var rows: some Sequence<ConstraintRow> { table.lazy.compactMap { $0 } }

  /// All rows in the order of the views.
  var orderedRows: [ConstraintRow] {
    let numbered = table.compactMap { row in row.map { (number: $0.order.number(items.label), row: $0) } }
    return numbered.sorted { $0.number < $1.number }.map(\.row)
  }

  /// The row at a place; nil if it was removed.
  subscript(row: Int32) -> ConstraintRow? { table[Int(row)] }

  /// Whether any row depends on which view of a stack is the tallest.
  var dependsOnTallestViews: Bool { !tallestRows.isEmpty }

  /// Updates the row of a constraint: adds one, removes it, or changes its numbers.
  ///
  /// - Parameter given: The form, if it is more than the constraint can express.
  /// - Returns: The row, negative for none.
  func update(
    _ row: Int32, _ order: ConstraintOrder, _ constraint: consuming Constraint?, form given: LinearForm? = nil
  ) -> Int32 {
    guard let constraint, let (form, inputs) = given.map({ ($0, []) }) ?? forms.form(of: constraint) else {
      if row >= 0 { remove(row) }
      return -1
    }
    if row >= 0, change(row, constraint, form, inputs) { return row }
    if row >= 0 { remove(row) }
    return add(constraint, form, inputs, order)
  }

  /// Changes the numbers of a row; false if that is not enough.
  private func change(
    _ row: Int32, _ constraint: Constraint, _ form: LinearForm, _ inputs: ConstraintRow.Inputs
  ) -> Bool {
    guard let old = table[Int(row)], old.form.hasSameTerms(as: form), old.constraint.relation == constraint.relation
    else { return false }
    _ = system.setBreakRank(breakOrder.rank(of: constraint), of: old.id)
    let rightSide = ConstraintRow.rightSide(constraint, form)
    if old.rightSide != rightSide, !system.setConstant(rightSide, of: old.id) { return false }
    if old.constraint.priority != constraint.priority, !system.setPriority(constraint.priority, of: old.id) {
      return false
    }
    table[Int(row)] = ConstraintRow(id: old.id, constraint: constraint, form: form, order: old.order, inputs: inputs)
    if old.inputs != inputs { list(row, inputs) }
    return true
  }

  private func add(
    _ constraint: consuming Constraint, _ form: LinearForm, _ inputs: ConstraintRow.Inputs, _ order: ConstraintOrder
  ) -> Int32 {
    let id = system.add(constraint, form, order: order.number(in: items), breakOrder.rank(of: constraint))
    let row = freeRows.popLast() ?? Int32(table.count)
    if Int(row) == table.count { table.append(nil) }
    table[Int(row)] = ConstraintRow(id: id, constraint: constraint, form: form, order: order, inputs: inputs)
    if !inputs.isEmpty { list(row, inputs) }
    return row
  }

  func remove(_ row: Int32) {
    guard let old = table[Int(row)] else { return }
    system.remove(old.id)
    if !old.inputs.isEmpty { list(row, []) }
    table[Int(row)] = nil
    freeRows.append(row)
  }

  private func list(_ row: Int32, _ inputs: ConstraintRow.Inputs) {
    if inputs.isEmpty { rowsWithInputs.remove(row) } else { rowsWithInputs.insert(row) }
    if inputs.contains(.tallestView) { tallestRows.insert(row) } else { tallestRows.remove(row) }
  }

  /// Changes the priority of a row.
  func setPriority(_ priority: Double, of row: Int32) {
    guard let id = table[Int(row)]?.id, system.setPriority(priority, of: id) else { return }
    table[Int(row)]?.constraint.priority = priority
  }

  /// The places of the rows that fulfill a condition.
  func places(where isWanted: (ConstraintRow) -> Bool) -> [Int32] {
    table.indices.filter { place in table[place].map(isWanted) ?? false }.map { Int32($0) }
  }
}

// MARK: - Rows that depend on more than their constraint

extension RowTable {
  /// Updates the rows that depend on margins, safe areas or baselines.
  func refreshMetrics() { refresh(rowsWithInputs) { _ in true } }

  /// Updates the rows that depend on which view of a stack is the tallest.
  func refreshTallestViews() { refresh(tallestRows) { _ in true } }

  /// Updates the rows that depend on the frames of the previous pass.
  func refreshPreviousPass() { refresh(rowsWithInputs) { $0.contains(.previousPass) } }

  private func refresh(_ candidates: Set<Int32>, where isAffected: (ConstraintRow.Inputs) -> Bool) {
    for row in candidates.sorted() {
      guard let found = table[Int(row)], isAffected(found.inputs) else { continue }
      // A row that is made again may get another place.
      let new = update(row, found.order, found.constraint)
      if new != row, case .declared(let constraint) = found.constraint.origin {
        declaredRows?[ObjectIdentifier(constraint)] = new
      }
    }
  }
}

// MARK: - Rows of the author's constraints

extension RowTable {
  /// Adds the row of an author's constraint that has none.
  func add(_ declared: LayoutConstraint, _ order: ConstraintOrder, _ constraint: consuming Constraint?) {
    let row = update(-1, order, constraint)
    declaredRows?[ObjectIdentifier(declared)] = row < 0 ? nil : row
  }

  /// Updates the row of an author's constraint.
  func set(_ declared: LayoutConstraint, _ order: ConstraintOrder, _ constraint: consuming Constraint?) {
    let row = update(self.row(of: declared), order, constraint)
    declaredRows?[ObjectIdentifier(declared)] = row < 0 ? nil : row
  }

  /// Removes the row of an author's constraint.
  func remove(_ declared: LayoutConstraint) {
    let row = self.row(of: declared)
    guard row >= 0 else { return }
    remove(row)
    declaredRows?[ObjectIdentifier(declared)] = nil
  }

  private func row(of declared: LayoutConstraint) -> Int32 {
    let rows = declaredRows ?? indexedDeclaredRows()
    declaredRows = rows
    return rows[ObjectIdentifier(declared)] ?? -1
  }

  private func indexedDeclaredRows() -> [ObjectIdentifier: Int32] {
    var rows: [ObjectIdentifier: Int32] = [:]
    for (place, row) in table.enumerated() {
      if case .declared(let declared)? = row?.constraint.origin { rows[ObjectIdentifier(declared)] = Int32(place) }
    }
    return rows
  }
}

// MARK: - Rows by role

extension RowTable {
  /// Sets the constraint that a view has in a role for itself.
  func set(_ role: ConstraintRole, of number: Int, _ constraint: consuming Constraint?, form: LinearForm? = nil) {
    let (place, row) = place(role, number)
    if constraint == nil, row < 0 { return }
    roleRows[place] = update(row, .of(role, holder: number), constraint, form: form)
  }

  /// Sets the constraint that an arranged view has in a role for its stack.
  func set(_ role: ConstraintRole, of number: Int, in stack: Int, _ constraint: consuming Constraint?) {
    let (place, row) = place(role, number)
    if constraint == nil, row < 0 { return }
    roleRows[place] = update(row, .of(role, item: number, holder: stack), constraint)
  }

  private func place(_ role: ConstraintRole, _ number: Int) -> (place: Int, row: Int32) {
    let place = number * ConstraintRole.count + role.rawValue
    while roleRows.count <= place {
      roleRows.append(contentsOf: repeatElement(-1, count: items.count * ConstraintRole.count - roleRows.count))
    }
    return (place, roleRows[place])
  }

  /// The constraint that a view has in a role.
  func constraint(_ role: ConstraintRole, of number: Int) -> Constraint? {
    let row = place(role, number).row
    return row < 0 ? nil : table[Int(row)]?.constraint
  }

  /// Removes the constraint that a view has in a role.
  func remove(_ role: ConstraintRole, of number: Int) {
    let (place, row) = place(role, number)
    guard row >= 0 else { return }
    remove(row)
    roleRows[place] = -1
  }

  /// Replaces the list of constraints that a view has.
  func setList(_ constraints: [Constraint], of number: Int) {
    var rows = listedRows[number] ?? []
    for row in rows.dropFirst(constraints.count) where row >= 0 { remove(row) }
    rows = Array(rows.prefix(constraints.count))
    for (place, constraint) in constraints.enumerated() {
      let row = update(place < rows.count ? rows[place] : -1, .listed(place, holder: number), constraint)
      if place < rows.count { rows[place] = row } else { rows.append(row) }
    }
    listedRows[number] = rows
  }

  /// Removes all rows that a view holds.
  func removeAll(of number: Int, _ view: View) {
    for role in ConstraintRole.allCases { remove(role, of: number) }
    for constraint in view.constraints { remove(constraint) }
    for row in listedRows.removeValue(forKey: number) ?? [] where row >= 0 { remove(row) }
  }
}

// MARK: - Order

extension RowTable {
  /// Passes the order of all rows to the solver.
  func reorderAll() {
    for case let row? in table { system.setOrder(row.order.number(in: items), of: row.id) }
  }

  /// Passes to the solver which views stretch, where that changed.
  func updateStretchOrder() {
    for number in items.updateStretchOrder() {
      let row = place(.mostWidth, number).row
      guard row >= 0, let found = table[Int(row)] else { continue }
      system.setOrder(found.order.number(in: items), of: found.id)
    }
  }

  /// Passes the order of the rows that a view holds to the solver.
  func reorder(_ view: View, _ number: Int) {
    let roles = ConstraintRole.allCases.map { place($0, number).row }
    for row in roles + view.constraints.map(row(of:)) + (listedRows[number] ?? []) where row >= 0 {
      guard let found = table[Int(row)] else { continue }
      system.setOrder(found.order.number(in: items), of: found.id)
    }
  }
}

// MARK: - Conflicts

extension RowTable {
  /// Records that views came or moved.
  func orderDidChange() { breakRanksAreStale = true }

  /// Passes to the solver which constraints are broken first, if that may have changed; false if nothing did.
  func refreshBreakRanks() -> Bool {
    guard breakRanksAreStale else { return false }
    breakRanksAreStale = false
    var changed = false
    for case let row? in table where system.setBreakRank(breakOrder.rank(of: row.constraint), of: row.id) {
      changed = true
    }
    return changed
  }
}

/// A constraint in the linear system of a session.
struct ConstraintRow {
  /// Its name there.
  let id: ConstraintID
  var constraint: Constraint
  /// What is compared with `constraint.constant`.
  var form: LinearForm
  let order: ConstraintOrder
  var inputs: Inputs

  /// What the numbers of the form depend on, apart from the constraint itself.
  struct Inputs: OptionSet {
    let rawValue: UInt8
    /// Margins, safe areas or baselines.
    static let metrics = Self(rawValue: 1)
    /// The frames of the previous pass.
    static let previousPass = Self(rawValue: 2)
    /// The baselines of the tallest view that a stack arranges.
    static let tallestView = Self(rawValue: 4)
  }

  /// The right side of the linear constraint.
  var rightSide: Double { Self.rightSide(constraint, form) }

  static func rightSide(_ constraint: Constraint, _ form: LinearForm) -> Double { constraint.constant - form.constant }
}
