import NibDecoder

/// Reports conflicts: which numbers contradict each other, which constraint would be broken, and what to do.
struct ConflictDiagnosticBuilder {
  private let places: ConflictPlaces

  init(_ nib: NibDocument) { places = ConflictPlaces(nib) }

  /// One diagnostic for each conflict. Content that does not fit a canvas is reported only if the canvas is a screen: other
  /// canvases do not exist at run time.
  func diagnostics(_ session: LayoutSession) -> [Diagnostic] {
    let layoutRoot = session.context.layoutRoot
    let isScreen = layoutRoot.canvas == .screen && layoutRoot.view.superview == nil
    let listed = session.conflicts.filter { isScreen || !$0.involvesCanvas }.map(describe)
    return listed + (session.hasMoreConflicts && !listed.isEmpty ? [furtherConflicts(layoutRoot.view)] : [])
  }

  private func describe(_ conflict: ConstraintConflict) -> Diagnostic {
    let notes = conflict.others.filter { !$0.isCanvasOrigin }.map { other in
      Diagnostic.Note("with \(other.consoleText)", range: places.range(other))
    }
    let fix = ConflictFix(conflict, places)
    let advice = fix.map { "; \($0.message)" } ?? ""
    let message = "\(reason(conflict)) would be broken\(advice)"
    return Diagnostic(
      .conflictingConstraints, message, range: places.range(conflict.broken), notes: notes,
      fixIts: [fix?.fixIt].compactMap { $0 })
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

extension ConstraintConflict {
  fileprivate var involvesCanvas: Bool {
    ([broken] + others).contains { if case .viewport = $0.origin { true } else { false } }
  }
}

extension Constraint {
  /// Whether it holds the canvas to 0, 0, which explains nothing.
  fileprivate var isCanvasOrigin: Bool {
    guard case .viewport = origin else { return false }
    return first.attribute == .left || first.attribute == .top
  }
}
