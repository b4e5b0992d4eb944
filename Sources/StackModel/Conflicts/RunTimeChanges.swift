import NibDecoder

/// What may differ at run time from what a document says about the members of a conflict: an app whose code changes one
/// of them through an outlet may never have the conflict.
struct RunTimeChanges {
  /// The name of an outlet by the id of what it is connected to.
  private let outlets: [String: String]

  init(_ nib: NibDocument) {
    let tree = nib.tree
    let wanted = ["outlet", "outletCollection"].compactMap { tree.number(ofName: $0) }
    var outlets: [String: String] = [:]
    for index in tree.indices where wanted.contains(tree[index].name) {
      guard let destination = tree.attribute(named: "destination", of: index)?.value,
        let property = tree.attribute(named: "property", of: index)?.value
      else { continue }
      if outlets[destination] == nil { outlets[destination] = property }
    }
    self.outlets = outlets
  }

  /// What may end the conflict, as a clause: `the outlet tableHeight may change table.height == 120`; nil if the document
  /// names nothing that could.
  func clause(_ conflict: ConstraintConflict) -> String? {
    if let clause = clause(conflict.broken, "it") { return clause }
    for other in conflict.others {
      if let clause = clause(other, other.shortConsoleText) { return clause }
    }
    return nil
  }

  private func clause(_ constraint: Constraint, _ name: String) -> String? {
    switch constraint.origin {
    case .declared(let declared):
      if let outlet = outlet(declared.id) { return "the outlet \(outlet) may change \(name)" }
      return declared.isPlaceholder ? "\(name) is removed at build time" : nil
    case .stack(let stack, .distribution) where stack.distribution == .fillProportionally:
      // The share of each view depends on the contents of all.
      return stack.arrangedSubviews.lazy.compactMap { clause("change the content of", $0) }.first
    case .stack(let stack, _) where constraint.first.attribute.axis == stack.axis:
      return arrangedView(of: constraint, in: stack).flatMap { clause($0.isHidden ? "show" : "hide", $0) }
    default: return nil
    }
  }

  private func clause(_ change: String, _ view: View) -> String? {
    outlet(view.id).map { "the outlet \($0) may \(change) \(view.name)" }
  }

  private func arrangedView(of constraint: Constraint, in stack: StackView) -> View? {
    [constraint.first.item.view, constraint.second?.item.view].compactMap { $0 }.first {
      $0.arrangingStack === stack && outlet($0.id) != nil
    }
  }

  private func outlet(_ id: String?) -> String? { id.flatMap { outlets[$0] } }
}
