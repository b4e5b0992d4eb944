internal import AutoLayout

/// Solving, as often as sizes that follow from the layout itself need.
extension LayoutSession {
  /// Text and safe areas settle within a few passes; a layout that does not is taken as it stands.
  private static let maximumPasses = 4

  /// Solves; answers the edges that changed, nil for all.
  func solvePasses() -> [Variable]? {
    holdCanvas()
    var changed = settle()
    if releaseOverflow() { changed = joined(changed, settle()) }
    var round = 0
    while detachOverflow(round: round) {
      applyChanges(attachesAll: false)
      changed = joined(changed, settle())
      round += 1
    }
    return changed
  }

  private func joined(_ first: [Variable]?, _ second: [Variable]?) -> [Variable]? {
    first.flatMap { first in second.map { first + $0 } }
  }

  private func settle() -> [Variable]? {
    var changed = system.solve()
    guard !dependentViews.isEmpty else { return changed }
    isFirstPass = false
    isBeyondFirstPass = true
    for _ in 1..<Self.maximumPasses {
      refreshDependents()
      let more = system.solve() ?? []
      if more.isEmpty { break }
      changed?.append(contentsOf: more)
    }
    return changed
  }

  /// The conflicts of the last layout, in the order in which they were found.
  public var conflicts: [ConstraintConflict] {
    let found = system.solution?.conflicts ?? []
    guard !found.isEmpty else { return [] }
    numberGuides()
    var named: [ConstraintID: ConstraintRow] = [:]
    for case let row? in rows { named[row.id] = row }
    return found.compactMap { conflict in
      guard let broken = named[conflict.broken] else { return nil }
      let others = conflict.constraints.filter { $0 != conflict.broken }.compactMap { named[$0] }
      let ordered = others.sorted { $0.order.number(label) < $1.order.number(label) }
      return ConstraintConflict(
        broken: broken.constraint, others: ordered.map(\.constraint), proof: ConflictProof(ordered, broken: broken))
    }
  }

  /// Whether there are any, without making their proofs.
  var hasConflicts: Bool { system.solution.map { !$0.conflicts.isEmpty } ?? false }

  /// Whether there are more conflicts than ``conflicts`` lists.
  public var hasMoreConflicts: Bool { system.solution?.hasMoreConflicts ?? false }
}

extension LayoutSession {
  /// The constraints that are laid out, in the order in which ties between them are settled.
  public var constraints: [Constraint] {
    numberGuides()
    return orderedRows.map(\.constraint)
  }

  /// Each constraint with the constant that its items add, such as margins: the whole of what is solved.
  package var rowLines: [String] {
    numberGuides()
    return orderedRows.map { "\($0.constraint) | \($0.constraint.constant) | \($0.form.constant)" }
  }

  var orderedRows: [ConstraintRow] {
    let numbered = rows.compactMap { row in row.map { (number: $0.order.number(label), row: $0) } }
    return numbered.sorted { $0.number < $1.number }.map(\.row)
  }

  /// Guides are numbered in the order of the views when someone looks.
  private func numberGuides() {
    for case let entry? in entries {
      if let stack = entry.view as? StackView { stacks[entry.view.sessionIndex]?.guides.number(stack.arrangedSubviews) }
    }
  }
}
