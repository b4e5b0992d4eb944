/// What views tell of their changes. Nothing is computed before the next layout.
extension LayoutSession {
  func mark(_ view: View, _ changes: ViewChanges) {
    guard view.layoutHost === self else { return }
    let index = view.sessionIndex
    guard let old = entries[index]?.changes else { return }
    if old.isEmpty { dirtyViews.append(index) }
    entries[index]?.changes = old.union(changes)
    globalChanges.insert(.any)
  }

  func note(_ changes: ViewChanges, of view: View) { mark(view, changes) }

  /// A constraint that was activated or has other numbers.
  func note(_ constraint: LayoutConstraint) {
    globalChanges.insert(.any)
    if let holder = constraint.holder { noteNaturalSize(above: holder) }
    guard !constraint.isNoted else { return }
    constraint.isNoted = true
    dirtyConstraints.append(constraint)
  }

  /// A constraint that is no longer active.
  func drop(_ constraint: LayoutConstraint) {
    globalChanges.insert(.any)
    if let holder = constraint.holder { noteNaturalSize(above: holder) }
    guard constraint.row >= 0 else { return }
    removeRow(constraint.row)
    constraint.row = -1
  }

  func noteEverything() { globalChanges = .all }

  func noteContent(of view: View) {
    mark(view, .size)
    if view.arrangingStack != nil, view is Label { mark(view, .slot) }
    noteNaturalSize(above: view)
  }

  func noteHidden(_ view: View) {
    mark(view, .size)
    if let stack = view.arrangingAppKitStack { noteArrangement(of: stack) }
    guard let stack = view.arrangingStack else { return }
    mark(view, .slot)
    mark(stack, .stack)
    noteNaturalSize(above: view)
  }

  func noteMargins(of view: View) {
    mark(view, [.size, .spacings])
    globalChanges.insert(.metrics)
    noteNaturalSize(above: view)
  }

  func noteSpacing(of stack: StackView) {
    mark(stack, [.stack, .spacings])
    noteNaturalSize(above: stack)
  }

  func noteSpacing(after view: View) { mark(view, .slot) }

  /// Axis, distribution, alignment and the like.
  func noteArrangement(of stack: StackView) {
    mark(stack, [.stack, .allSlots])
    for view in stack.arrangedSubviews { mark(view, .size) }
    noteNaturalSize(above: stack)
  }

  /// A view enters or leaves an arrangement: so what is said of it and of those beside it is different.
  func noteNeighbours(of view: View) {
    guard let stack = view.arrangingStack else { return }
    mark(stack, .stack)
    for place in (view.arrangementIndex - 1)...(view.arrangementIndex + 1)
    where stack.arrangedSubviews.indices.contains(place) { mark(stack.arrangedSubviews[place], .slot) }
  }

  func willLeaveArrangement(_ view: View) {
    guard view.layoutHost === self, let stack = view.arrangingStack else { return }
    noteNaturalSize(above: view)
    for role in ConstraintRole.ofItems { removeRow(at: view.sessionIndex * ConstraintRole.count + role.rawValue) }
    for guide in stacks[stack.sessionIndex]?.guides.forget(view) ?? [] { forget(guide) }
  }

  /// Stacks that go by natural lengths have to look again, however far above.
  func noteNaturalSize(above view: View) {
    if !tallestRows.isEmpty { globalChanges.formUnion([.any, .naturalSizes]) }
    var view = view
    while true {
      if let stack = view.arrangingStack {
        if stack.distribution == .fillProportionally { mark(stack, [.stack, .shares]) }
        view = stack
      } else if let stack = view.arrangingAppKitStack {
        if stack.distribution == .fillProportionally { mark(stack, .stack) }
        view = stack
      } else {
        return
      }
    }
  }
}

// MARK: - Bringing the constraints up to date

extension LayoutSession {
  /// Makes the rows say what the views say now, as in a first pass.
  func applyChanges(attachesAll: Bool = true) {
    if attachesAll { attachAll() }
    let changes = globalChanges
    globalChanges = []
    isFirstPass = true
    tallestViews = [:]
    let views = dirtyViews.filter { entries[$0] != nil }.sorted { labels[$0] < labels[$1] }
    dirtyViews = []
    if changes.contains(.size) { setCanvas() }
    if changes == .all { refreshEverything() }
    refresh(views)
    for constraint in dirtyConstraints {
      constraint.isNoted = false
      refresh(constraint)
    }
    dirtyConstraints = []
    refreshMetrics(changes)
    baselinesChanged = false
    if isBeyondFirstPass { refreshDependents() }
    isBeyondFirstPass = false
  }

  private func refresh(_ views: [Int]) {
    var slots: [Int: [View]] = [:]
    for index in views {
      guard let entry = entries[index] else { continue }
      refreshOwn(entry)
      guard entry.changes.contains(.slot), let stack = entry.view.arrangingStack, stack.layoutHost === self else {
        continue
      }
      slots[stack.sessionIndex, default: []].append(entry.view)
      mark(stack, .stack)
    }
    // Stacks may have been marked just now.
    for index in views + dirtyViews {
      guard let entry = entries[index], !entry.changes.isEmpty else { continue }
      entries[index]?.changes = []
      let stackChanges = entry.changes.intersection([.stack, .allSlots, .spacings, .shares])
      guard !stackChanges.isEmpty else { continue }
      if let stack = entry.view as? StackView { refresh(stack, stackChanges, slots: slots[index] ?? []) }
      setAppKitConstraints(of: entry.view)
    }
    dirtyViews = []
    globalChanges = []
  }

  private func refreshOwn(_ entry: ViewEntry) {
    if entry.changes.contains(.isNew) {
      for constraint in entry.view.constraints { refresh(constraint) }
      setNonNegativeSize(of: entry.view)
    }
    if entry.changes.contains(.size) { setSize(of: entry.view) }
    if let baselines = entry.baselines, baselines != entry.view.baselineOffsets(in: settings) {
      baselinesChanged = true
    }
  }

  /// Goes through all that there is, changing what is different.
  private func refreshEverything() {
    for case let entry? in entries {
      let view = entry.view
      for constraint in view.constraints { refresh(constraint) }
      setNonNegativeSize(of: view)
      setSize(of: view)
      if let stack = view as? StackView { refresh(stack, .allSlots, slots: []) }
      setAppKitConstraints(of: view)
    }
  }

  /// Rows whose numbers come from elsewhere than their constraint.
  private func refreshMetrics(_ changes: GlobalChanges) {
    if changes == .all { return }
    if changes.contains(.metrics) || baselinesChanged {
      refreshRows(metricRows) { _ in true }
    } else if changes.contains(.naturalSizes) {
      refreshRows(tallestRows) { _ in true }
    }
  }

  private func refreshRows(_ candidates: Set<Int32>, where isAffected: (ConstraintRow.Sources) -> Bool) {
    for row in candidates.sorted() {
      guard let found = rows[Int(row)], isAffected(found.sources) else { continue }
      // A row that becomes another one keeps its number.
      let new = update(row, found.order, found.constraint)
      if new != row, case .declared(let constraint) = found.constraint.origin { constraint.row = new }
    }
  }

  /// What follows from frames of the pass before.
  func refreshDependents() {
    tallestViews = [:]
    for index in dependentViews.sorted() { entries[index].map { setSize(of: $0.view) } }
    refreshRows(metricRows) { $0.contains(.layout) }
  }
}
