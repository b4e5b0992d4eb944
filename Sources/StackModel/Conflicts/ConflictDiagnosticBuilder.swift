import NibDecoder

/// Reports conflicts: which numbers contradict each other, which constraint would be broken, and what to do.
struct ConflictDiagnosticBuilder {
  private let places: ConflictPlaces
  private let changes: RunTimeChanges

  init(_ nib: NibDocument) {
    places = ConflictPlaces(nib)
    changes = RunTimeChanges(nib)
  }

  /// One diagnostic for each cause of conflicts. Content that does not fit a canvas is reported only if the canvas is a
  /// screen: other canvases do not exist at run time.
  func diagnostics(_ session: LayoutSession) -> [Diagnostic] {
    let holdsCanvas = session.context.holdsCanvas
    let found = session.conflicts.filter { holdsCanvas || !$0.involvesCanvas }
    let listed = ConflictGroups(found).groups.map(describe)
    let root = session.context.layoutRoot.view
    return listed + (session.hasMoreConflicts && !listed.isEmpty ? [furtherConflicts(root)] : [])
  }

  /// A conflict that code may end is a warning, and the first note says how.
  private func describe(_ group: ConflictGroups.Group) -> Diagnostic {
    let conflict = group.conflict
    let fix = ConflictFix(conflict, places)
    let change = changes.clause(conflict)
    let clauses = ["\(reason(conflict)) would be broken", fix?.message].compactMap { $0 }
    let hint = change.map { Diagnostic.Note($0) }
    return Diagnostic(
      .conflictingConstraints, as: change == nil ? .error : .warning, clauses.joined(separator: "; "),
      range: places.range(conflict.broken), notes: [hint].compactMap { $0 } + ConflictNotes(group, places).notes,
      fixIts: [change == nil ? fix?.fixIt : nil].compactMap { $0 })
  }

  /// The contradiction, then the constraint that would be broken, which is not repeated if the contradiction quotes it.
  private func reason(_ conflict: ConstraintConflict) -> String {
    let broken = conflict.broken.shortConsoleText
    if conflict.others.isEmpty { return "\(broken) can never hold; it" }
    guard let proof = conflict.proof else {
      return "\(conflict.others.count + 1) required constraints cannot all hold; \(broken)"
    }
    let sentence = ConflictText(proof).sentence
    if sentence.hasPrefix("\(broken), but ") { return "\(sentence); the former" }
    return "\(sentence); " + (sentence.hasSuffix(", but \(broken)") ? "the latter" : broken)
  }

  private func furtherConflicts(_ root: View) -> Diagnostic {
    let message =
      "further conflicts in \(root.nameInMessages) are not listed; resolve those that are and look again"
    return Diagnostic(.conflictingConstraints, message, range: root.range)
  }
}

extension LayoutContext {
  /// Whether the root has the size of its canvas at run time too. A window of macOS takes the size that its content needs,
  /// unless the caller chose one.
  fileprivate var holdsCanvas: Bool {
    guard layoutRoot.canvas == .screen, root.superview == nil else { return false }
    if options.size != nil || settings.isStackDefinition { return true }
    return settings.platform != .macOS && isAsLargeAsAScreen
  }

  /// Whether the canvas could be a screen in either orientation, less its bars. A controller's view that was dragged smaller
  /// fills the screen, or a container, all the same.
  private var isAsLargeAsAScreen: Bool {
    let (size, screen) = (layoutRoot.size, settings.device?.size ?? Size(width: 320, height: 480))
    return min(size.width, size.height) >= 0.75 * min(screen.width, screen.height)
  }
}

extension ConstraintConflict {
  fileprivate var involvesCanvas: Bool {
    ([broken] + others).contains { if case .viewport = $0.origin { true } else { false } }
  }
}
