import NibDecoder

/// Puts what layout found into words.
struct LayoutFindings {
  /// One diagnostic a conflict. Content that does not fit a canvas which is no screen says nothing about run time, and
  /// is not reported.
  func conflicts(_ session: LayoutSession) -> [Diagnostic] {
    let piece = session.piece
    let isScreen = piece.canvas == .screen && piece.root.superview == nil
    let listed = session.conflicts.filter { isScreen || !$0.involvesCanvas }.map(describe)
    return listed + (session.hasMoreConflicts && !listed.isEmpty ? [furtherConflicts(piece.root)] : [])
  }

  private func describe(_ conflict: ConstraintConflict) -> Diagnostic {
    let notes = conflict.others.map { Diagnostic.Note("with \($0)\($0.label)", range: $0.origin.range) }
    let count = conflict.others.count + 1
    let message =
      "\(count) required constraints cannot all hold; change or remove one, such as \(conflict.broken)\(conflict.broken.label)"
    return Diagnostic("conflicting-constraints", .error, message, range: conflict.broken.origin.range, notes: notes)
  }

  private func furtherConflicts(_ root: View) -> Diagnostic {
    let message = "further conflicts in \(describe(root)) are not listed; resolve those that are and look again"
    return Diagnostic("conflicting-constraints", .error, message, range: root.range)
  }

  func findings(_ layout: ViewLayout) -> [Diagnostic] {
    if layout.isAmbiguous { return [ambiguity(layout)] }
    return layout.isMisplaced ? [misplacement(layout)].compactMap { $0 } : []
  }

  private func ambiguity(_ layout: ViewLayout) -> Diagnostic {
    let message =
      "position or size of \(describe(layout.view)) does not follow from its constraints; add the missing ones"
    return Diagnostic("ambiguous-layout", .warning, message, range: layout.view.range)
  }

  private func misplacement(_ layout: ViewLayout) -> Diagnostic? {
    guard let stored = layout.view.declaredFrame else { return nil }
    let message = "stored frame of \(describe(layout.view)) is \(stored.short), constraints give \(layout.frame.short)"
    return Diagnostic("misplaced-view", .warning, message, range: layout.view.range)
  }

  private func describe(_ view: View) -> String {
    let label = view.userLabel ?? view.caption
    guard let label, !label.isEmpty else { return "<\(view.elementName)>" }
    let shown = label.count > 30 ? label.prefix(29) + "…" : label[...]
    return "<\(view.elementName)> \"\(shown.split(separator: "\n").joined(separator: " "))\""
  }
}

extension Rect {
  /// `(x, y, width, height)` for messages.
  var short: String { "(\(x.short), \(y.short), \(width.short), \(height.short))" }
}

extension ConstraintConflict {
  fileprivate var involvesCanvas: Bool {
    ([broken] + others).contains { if case .viewport = $0.origin { true } else { false } }
  }
}

extension Constraint {
  /// The identifier, as UIKit puts it beside a constraint: it tells what `view.height == 0` is for.
  fileprivate var label: String { identifier.map { " '\($0)'" } ?? "" }
}
