internal import AutoLayout

/// Constraints as rows of the linear system.
extension LayoutSession {
  /// Makes the row of a constraint say what the constraint says now: a new row, none, or the same one with other numbers.
  ///
  /// Returns the row, negative for none.
  func update(
    _ row: Int32, _ order: ConstraintOrder, _ constraint: consuming Constraint?, form given: LinearForm? = nil
  ) -> Int32 {
    guard let constraint else {
      if row >= 0 { removeRow(row) }
      return -1
    }
    sources = []
    guard let form = given ?? form(of: constraint) else {
      if row >= 0 { removeRow(row) }
      return -1
    }
    if row >= 0, change(row, constraint, form) { return row }
    if row >= 0 { removeRow(row) }
    return add(constraint, form, order)
  }

  /// Changes the numbers of a row; false where that is not enough.
  private func change(_ row: Int32, _ constraint: Constraint, _ form: LinearForm) -> Bool {
    guard let old = rows[Int(row)], old.form.hasSameTerms(as: form), old.constraint.relation == constraint.relation,
      old.constraint.origin.breakRank == constraint.origin.breakRank
    else { return false }
    let rightSide = ConstraintRow.rightSide(constraint, form)
    if old.rightSide != rightSide, !system.setConstant(rightSide, of: old.id) { return false }
    if old.constraint.priority != constraint.priority, !system.setPriority(constraint.priority, of: old.id) {
      return false
    }
    rows[Int(row)] = ConstraintRow(id: old.id, constraint: constraint, form: form, order: old.order, sources: sources)
    if old.sources != sources { noteSources(of: row) }
    return true
  }

  private func add(_ constraint: consuming Constraint, _ form: LinearForm, _ order: ConstraintOrder) -> Int32 {
    let id = system.add(constraint, form, variables, order: order.number(label))
    let row = freeRows.popLast() ?? Int32(rows.count)
    if Int(row) == rows.count { rows.append(nil) }
    rows[Int(row)] = ConstraintRow(id: id, constraint: constraint, form: form, order: order, sources: sources)
    if !sources.isEmpty { noteSources(of: row) }
    return row
  }

  func removeRow(_ row: Int32) {
    guard let old = rows[Int(row)] else { return }
    system.remove(old.id)
    if !old.sources.isEmpty { metricRows.remove(row) }
    if old.sources.contains(.tallest) { tallestRows.remove(row) }
    rows[Int(row)] = nil
    freeRows.append(row)
  }

  private func noteSources(of row: Int32) {
    if sources.isEmpty { metricRows.remove(row) } else { metricRows.insert(row) }
    if sources.contains(.tallest) { tallestRows.insert(row) } else { tallestRows.remove(row) }
  }
}

// MARK: - Rows by role

extension LayoutSession {
  /// Sets the constraint that a view has in a role for itself.
  func set(
    _ role: ConstraintRole, of view: View, _ constraint: consuming Constraint?, form: LinearForm? = nil
  ) {
    let place = view.sessionIndex * ConstraintRole.count + role.rawValue
    let row = roleRows[place]
    if constraint == nil, row < 0 { return }
    roleRows[place] = update(row, .of(role, holder: view.sessionIndex), constraint, form: form)
  }

  /// Sets the constraint that an arranged view has in a role for its stack.
  func set(_ role: ConstraintRole, of view: View, in stack: View, _ constraint: consuming Constraint?) {
    let place = view.sessionIndex * ConstraintRole.count + role.rawValue
    let row = roleRows[place]
    if constraint == nil, row < 0 { return }
    roleRows[place] = update(row, .of(role, item: view.sessionIndex, holder: stack.sessionIndex), constraint)
  }

  /// The length that a view's content asks for; nil where nothing does.
  func contentLength(of view: View, _ axis: Axis) -> Double? {
    let role = axis == .horizontal ? ConstraintRole.mostWidth : .mostHeight
    let row = roleRows[view.sessionIndex * ConstraintRole.count + role.rawValue]
    return row < 0 ? nil : rows[Int(row)]?.constraint.constant
  }

  func removeRow(at place: Int) {
    guard roleRows[place] >= 0 else { return }
    removeRow(roleRows[place])
    roleRows[place] = -1
  }

  /// Makes a list of rows say what a list of constraints says.
  func setList(_ constraints: [Constraint], of view: View) {
    var rows = listedRows[view.sessionIndex] ?? []
    for row in rows.dropFirst(constraints.count) where row >= 0 { removeRow(row) }
    rows = Array(rows.prefix(constraints.count))
    for (place, constraint) in constraints.enumerated() {
      let row = update(
        place < rows.count ? rows[place] : -1, .listed(place, holder: view.sessionIndex), constraint)
      if place < rows.count { rows[place] = row } else { rows.append(row) }
    }
    listedRows[view.sessionIndex] = rows
  }
}
