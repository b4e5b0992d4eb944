import NibDecoder

/// What may differ at run time from what a document says about the members of a conflict: an app whose code changes one
/// of them through an outlet may never have the conflict.
struct RunTimeChanges {
  private let outlets: OutletIndex

  init(_ nib: NibDocument) { outlets = OutletIndex(nib) }

  /// What may end the conflict, as a clause: `the outlet tableHeight may change table.height == 120`; nil if the document
  /// names nothing that could.
  func clause(_ conflict: ConstraintConflict) -> String? {
    for constraint in [conflict.broken] + conflict.others {
      if let clause = clause(constraint, constraint.shortConsoleText) { return clause }
    }
    return nil
  }

  private func clause(_ constraint: Constraint, _ name: String) -> String? {
    switch constraint.origin {
    case .declared(let declared):
      if let outlet = outlets.property(connectedTo: declared.id) { return "the outlet \(outlet) may change \(name)" }
      return declared.isPlaceholder ? "\(name) is removed at build time" : nil
    case .stack(let stack, .distribution) where stack.distribution == .fillProportionally:
      // The share of each view depends on the contents of all.
      return stack.arrangedSubviews.lazy.compactMap { clause("change the content of", $0) }.first
    case .stack(let stack, _) where constraint.first.attribute.axis == stack.axis:
      return arrangedView(of: constraint, in: stack).flatMap { clause($0.isHidden ? "show" : "hide", $0) }
    case .autoresizing(let view): return clause("move", view)
    case .appKitStack(let stack) where stack.detachesHiddenViews:
      return arrangedView(of: constraint, in: stack).flatMap { clause($0.isHidden ? "show" : "hide", $0) }
    default: return nil
    }
  }

  private func clause(_ change: String, _ view: View) -> String? {
    outlets.property(connectedTo: view.id).map { "the outlet \($0) may \(change) \(view.name)" }
  }

  private func arrangedView(of constraint: Constraint, in stack: any ViewArranger) -> View? {
    [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }.first {
      $0.arranger === stack && outlets.property(connectedTo: $0.id) != nil
    }
  }
}
