internal import AutoLayout

/// Frames that no constraint explains: their autoresizing masks become constraints.
extension LayoutPass {
  /// The frame and the autoresizing mask as required constraints.
  mutating func addFrame(of view: View) {
    guard let superview = view.superview, superview.variableBase != nil else { return }
    guard let frame = view.declaredFrame else { return fill(view, superview) }
    let horizontal = AutoresizingAxis(
      min: frame.x, length: frame.width, container: containerSize(superview)?.width,
      flexibleMin: view.autoresizingMask.contains(.flexibleMinX),
      sizable: view.autoresizingMask.contains(.widthSizable),
      flexibleMax: view.autoresizingMask.contains(.flexibleMaxX))
    add(horizontal, view, superview, near: .left, far: .right)
    let vertical = AutoresizingAxis(
      min: frame.y, length: frame.height, container: containerSize(superview)?.height,
      flexibleMin: view.autoresizingMask.contains(.flexibleMinY),
      sizable: view.autoresizingMask.contains(.heightSizable),
      flexibleMax: view.autoresizingMask.contains(.flexibleMaxY))
    // On macOS y counts upwards: the near edge is the bottom.
    let isFlipped = settings.platform != .macOS
    add(vertical, view, superview, near: isFlipped ? .top : .bottom, far: isFlipped ? .bottom : .top)
  }

  /// The size that the superview had when the frame was written, where the document still tells.
  private func containerSize(_ superview: View) -> Size? {
    superview.declaredFrame?.size
  }

  private mutating func add(
    _ axis: AutoresizingAxis, _ view: View, _ superview: View, near: LayoutAttribute, far: LayoutAttribute
  ) {
    // Towards the far edge coordinates grow, except upwards on macOS.
    let sign: Double = near == .bottom ? -1 : 1
    let viewNear = Constraint.Anchor(view, near)
    let viewFar = Constraint.Anchor(view, far)
    let rule = axis.rule
    let dimension: LayoutAttribute = near.axis == .horizontal ? .width : .height
    let origin = ConstraintOrigin.autoresizing(view)
    if let inset = rule.nearInset {
      add(Constraint(viewNear, .equal, Constraint.Anchor(superview, near), constant: sign * inset, origin: origin))
    }
    if let inset = rule.farInset {
      add(Constraint(viewFar, .equal, Constraint.Anchor(superview, far), constant: -sign * inset, origin: origin))
    }
    if let length = rule.length {
      // A cell's content view is the cell's canvas.
      let origin = superview.isLayoutRoot ? ConstraintOrigin.viewport(view) : origin
      add(Constraint(Constraint.Anchor(view, dimension), .equal, nil, constant: length, origin: origin))
    }
    if let share = rule.nearShare, let length = rule.length {
      addShare(share, length, viewNear, superview, dimension, sign)
    }
  }

  /// Both margins flexible: near = superview.near + share × (superview.length − length).
  private mutating func addShare(
    _ share: Double, _ length: Double, _ anchor: Constraint.Anchor, _ superview: View, _ dimension: LayoutAttribute,
    _ sign: Double
  ) {
    guard let view = anchor.item as? View, let base = view.variableBase, let outer = superview.variableBase else {
      return
    }
    let inner = ItemEdges(base: base)
    let bounds = ItemEdges(base: outer)
    let near = inner.form(of: anchor.attribute, .none, baselines: nil)
    let outerNear = bounds.form(of: anchor.attribute, .none, baselines: nil)
    let outerLength = bounds.form(of: dimension, .none, baselines: nil)
    let constraint = Constraint(
      anchor, .equal, Constraint.Anchor(superview, dimension), multiplier: share, constant: -sign * share * length,
      origin: .autoresizing(view))
    add(constraint, near - outerNear - (sign * share) * outerLength)
  }

  /// A frame that was never written: the view fills its superview.
  private mutating func fill(_ view: View, _ superview: View) {
    guard !view.marks.hasFixedFrame else { return }
    for edge in [LayoutAttribute.left, .top, .right, .bottom] {
      add(
        Constraint(
          Constraint.Anchor(view, edge), .equal, Constraint.Anchor(superview, edge), origin: .autoresizing(view)))
    }
  }
}
