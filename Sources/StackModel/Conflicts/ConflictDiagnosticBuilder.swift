import NibDecoder

/// Puts conflicts into words: which numbers cannot be true together, what would be broken, and what to do.
struct ConflictFindings {
  private let places: ConflictPlaces

  init(_ nib: NibDocument) { places = ConflictPlaces(nib) }

  /// One diagnostic a conflict. Content that does not fit a canvas which is no screen says nothing about run time, and
  /// is not reported.
  func diagnostics(_ session: LayoutSession) -> [Diagnostic] {
    let piece = session.context.piece
    let isScreen = piece.canvas == .screen && piece.root.superview == nil
    let listed = session.conflicts.filter { isScreen || !$0.involvesCanvas }.map(describe)
    return listed + (session.hasMoreConflicts && !listed.isEmpty ? [furtherConflicts(piece.root)] : [])
  }

  private func describe(_ conflict: ConstraintConflict) -> Diagnostic {
    let notes = conflict.others.filter { !$0.saysNothing }.map { other in
      Diagnostic.Note("with \(other.consoleText)", range: places.range(other))
    }
    let cure = ConflictCure(conflict, places)
    let advice = cure.map { "; \($0.message)" } ?? ""
    let message = "\(reason(conflict)) would be broken\(advice)"
    return Diagnostic(
      .conflictingConstraints, message, range: places.range(conflict.broken), notes: notes,
      fixIts: [cure?.fixIt].compactMap { $0 })
  }

  /// Why, and which one: where the reason quotes it already it is not repeated.
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
      "further conflicts in \(LayoutFindings.describe(root)) are not listed; resolve those that are and look again"
    return Diagnostic(.conflictingConstraints, message, range: root.range)
  }
}

extension ConstraintConflict {
  fileprivate var involvesCanvas: Bool {
    ([broken] + others).contains { if case .viewport = $0.origin { true } else { false } }
  }
}

extension Constraint {
  /// Whether it only says that the canvas starts at 0, 0.
  fileprivate var saysNothing: Bool {
    guard case .viewport = origin else { return false }
    return first.attribute == .left || first.attribute == .top
  }
}
