@testable import AutoLayout
@testable import StackModel

/// Across the axis: where each view stands, and that the stack hugs it.
extension DocumentedAppKitRules {
  func place(_ view: ViewDescription) -> [ListedConstraint] {
    let inset = stack.inset(along: stack.axis.perpendicular)
    let (near, far) = ("\(view.name).\(across.near)", "\(view.name).\(across.far)")
    let hugging = stack.hugging[stack.axis.perpendicular]
    let clipping = stack.clippingResistance[stack.axis.perpendicular]
    return [
      rule(
        near, .greaterThanOrEqual, "stack.\(across.near)", constant: inset.near, priority: priority(inset.near)),
      rule(
        far, .lessThanOrEqual, "stack.\(across.far)", constant: -inset.far,
        priority: min(priority(inset.far), clipping)),
      rule(near, .equal, "stack.\(across.near)", constant: inset.near, priority: hugging),
      rule(far, .equal, "stack.\(across.far)", constant: -inset.far, priority: hugging),
    ] + alignment(of: view, inset)
  }

  /// Stored frames have views in the insets where the author requires it, never beyond the stack.
  private func priority(_ inset: Double) -> Double { inset > 0 ? 999.9 : 1000 }

  /// An alignment holds below compression resistance, as stored frames have it. One of the other axis does nothing.
  private func alignment(of view: ViewDescription, _ inset: (near: Double, far: Double)) -> [ListedConstraint] {
    func rule(_ attribute: String, _ other: String, _ constant: Double = 0) -> [ListedConstraint] {
      [self.rule("\(view.name).\(attribute)", .equal, other, constant: constant, priority: 740)]
    }
    switch stack.alignment {
    case nil,
      .centerX where !stack.isHorizontal, .centerY where stack.isHorizontal:
      return rule(across.middle, "stack.\(across.middle)", (inset.near - inset.far) / 2)
    case .leading where !stack.isHorizontal, .top where stack.isHorizontal:
      return rule(across.near, "stack.\(across.near)", inset.near)
    case .trailing where !stack.isHorizontal, .bottom where stack.isHorizontal:
      return rule(across.far, "stack.\(across.far)", -inset.far)
    case .firstBaseline where stack.isHorizontal, .lastBaseline where stack.isHorizontal:
      guard let attribute = stack.alignment?.rawValue, view.name != views[0].name else { return [] }
      return rule(attribute, "\(views[0].name).\(attribute)")
    default: return []
    }
  }
}
