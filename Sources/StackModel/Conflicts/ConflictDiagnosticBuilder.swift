import NibDecoder

/// Reports conflicts: which numbers contradict each other, which constraint would be broken, and what to do.
struct ConflictDiagnosticBuilder {
  private let places: ConflictPlaces
  private let changes: RunTimeChanges

  init(_ nib: NibDocument) {
    places = ConflictPlaces(nib)
    changes = RunTimeChanges(nib)
  }

  /// One diagnostic for each cause of conflicts.
  func diagnostics(_ session: LayoutSession) -> [Diagnostic] {
    let conflicts = session.conflicts
    if conflicts.isEmpty { return session.hasMoreConflicts ? [unlistedConflicts(session.root)] : [] }
    let certainty = ConflictCertainty(session.context)
    let layoutRoot = session.context.layoutRoot
    let listed = ConflictGroups(certainty.known(of: conflicts)).groups.map {
      describe($0, layoutRoot, certainty.certainty(of: $0.conflict))
    }
    let root = layoutRoot.view
    return listed + (session.hasMoreConflicts && !listed.isEmpty ? [furtherConflicts(root)] : [])
  }

  /// A conflict that code or the system may end is a warning, and the first note says how. So is one with the zero length
  /// of a hidden view: UIKit reports it, but nobody sees which of the two it breaks. So is one with the width of a table,
  /// which code may make narrower than the screen.
  private func describe(
    _ group: ConflictGroups.Group, _ layoutRoot: LayoutRoot, _ certainty: ConflictCertainty.Certainty
  ) -> Diagnostic {
    let conflict = group.conflict
    let isOfTable = layoutRoot.fillsTable && conflict.isAboutCanvas
    var doubt: String?
    if case .doubtful(let reason) = certainty { doubt = reason }
    // A number that fits one table, or one version of a system, fits no other.
    let fix = isOfTable || doubt != nil ? nil : ConflictFix(conflict, places)
    let change = changes.clause(conflict) ?? doubt
    let hint = change.map { Diagnostic.Note($0) }
    let severity: Diagnostic.Severity =
      change == nil && !conflict.isAboutHiding && !isOfTable ? .error : .warning
    return Diagnostic(
      .conflictingConstraints, as: severity, ConflictMessage(conflict, fix).text,
      range: places.range(conflict.broken), notes: [hint].compactMap { $0 } + ConflictNotes(group, places).notes,
      fixIts: [change == nil ? fix?.fixIt : nil].compactMap { $0 })
  }

  private func unlistedConflicts(_ root: View) -> Diagnostic {
    let message =
      "required constraints in \(root.nameInMessages) contradict each other, too many of them to say which; split the view, or "
      + "remove constraints"
    return Diagnostic(.conflictingConstraints, message, range: root.range)
  }

  private func furtherConflicts(_ root: View) -> Diagnostic {
    let message =
      "further conflicts in \(root.nameInMessages) are not listed; resolve those that are and look again"
    return Diagnostic(.conflictingConstraints, message, range: root.range)
  }
}

extension ConstraintConflict {
  fileprivate var isAboutCanvas: Bool {
    ([broken] + others).contains { if case .viewport = $0.origin { true } else { false } }
  }

  fileprivate var isAboutHiding: Bool {
    ([broken] + others).contains { if case .stack(_, .hiding) = $0.origin { true } else { false } }
  }
}
