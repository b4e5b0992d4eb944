internal import AutoLayout

/// What each view says about its own size.
extension LayoutSession {
  /// Lengths are never negative, whatever presses on them.
  func setNonNegativeSize(of view: View) {
    setNonNegative(.width, of: view, .width)
    setNonNegative(.height, of: view, .height)
  }

  private func setNonNegative(_ attribute: LayoutAttribute, of view: View, _ role: ConstraintRole) {
    let anchor = Constraint.Anchor(view, attribute)
    set(role, of: view, Constraint(anchor, .greaterThanOrEqual, nil, origin: .nonNegativeSize(view)))
  }

  /// Its frame, or its fixed size and its content's.
  func setSize(of view: View) {
    setDependent(piece.isDependent(view), view.sessionIndex)
    guard view !== root else { return }
    if isFrameLaid(view) { return setFrame(of: view) }
    let size = contentSize(of: view)
    for axis in Axis.allCases {
      set(axis == .horizontal ? .fixedWidth : .fixedHeight, of: view, fixedSize(of: view, axis))
      let roles: (ConstraintRole, ConstraintRole) =
        axis == .horizontal ? (.mostWidth, .leastWidth) : (.mostHeight, .leastHeight)
      let limits = contentLimits(of: view, size[axis], axis)
      set(roles.0, of: view, limits.most)
      set(roles.1, of: view, limits.least)
    }
  }

  /// Keeps account of the views for which one pass may not be enough.
  func setDependent(_ isDependent: Bool, _ index: Int) {
    guard let entry = entries[index], entry.isDependent != isDependent else { return }
    entries[index]?.isDependent = isDependent
    if isDependent { dependentViews.insert(index) } else { dependentViews.remove(index) }
  }

  /// Views without constraints of their own keep their frame: those that say so, and arranged ones never.
  private func isFrameLaid(_ view: View) -> Bool {
    if view.superview?.contentInsets(of: view, in: settings) != nil { return true }
    guard view.translatesAutoresizingMaskIntoConstraints || view.marks.hasFixedFrame else { return false }
    return !view.isArranged
  }

  private func fixedSize(of view: View, _ axis: Axis) -> Constraint? {
    guard let length = view.fixedSize[axis] else { return nil }
    // A hidden arranged view gives way, as a size of its own would make it fight UISV-hiding.
    let isHiddenAlong = view.isHidden && view.arrangingStack?.axis == axis
    return Constraint(
      self.length(axis, of: view), .equal, nil, constant: length, priority: isHiddenAlong ? 999 : 1000,
      origin: .fixedSize(view))
  }

  private func length(_ axis: Axis, of view: View) -> Constraint.Anchor {
    Constraint.Anchor(view, axis == .horizontal ? .width : .height)
  }

  /// No longer by hugging, no shorter by compression resistance; what Interface Builder's canvas shows without a size.
  private func contentLimits(
    of view: View, _ length: Double?, _ axis: Axis
  ) -> (most: Constraint?, least: Constraint?) {
    if let length { return limits(of: view, length, axis) }
    guard !settings.isStackDefinition, let stack = view.arrangingStack, !(view is StackView) else { return (nil, nil) }
    // Arranged image views without an image are 50 square, other arranged views that nothing sizes 50 points long, and
    // empty views across the axis as large as they come from the library.
    // Empty views that hug more than they come are measured like images: 18 frames of one repository, and none
    // that says otherwise.
    if view is ImageView { return limits(of: view, 50, axis) }
    let isEmptyAcross = stack.axis != axis && view.elementName == "view" && view.subviews.isEmpty
    let isHugging = view.subviews.isEmpty && view.contentHuggingPriority[axis] > 250
    guard stack.axis == axis || isEmptyAcross || isHugging else { return (nil, nil) }
    designTimeViews.insert(view.sessionIndex)
    guard showsDesignTimeLengths else { return (nil, nil) }
    if isHugging { return limits(of: view, 50, axis) }
    if stack.axis == axis { return (designTimeLength(of: view, 50, axis, priority: 200), nil) }
    return (designTimeLength(of: view, axis == .horizontal ? 240 : 128, axis, priority: 250), nil)
  }

  private func limits(of view: View, _ length: Double, _ axis: Axis) -> (most: Constraint?, least: Constraint?) {
    (
      Constraint(
        self.length(axis, of: view), .lessThanOrEqual, nil, constant: length,
        priority: Self.contentPriority(view.contentHuggingPriority[axis]), origin: .contentSize(view)),
      Constraint(
        self.length(axis, of: view), .greaterThanOrEqual, nil, constant: length,
        priority: Self.contentPriority(view.contentCompressionResistancePriority[axis]), origin: .contentSize(view))
    )
  }

  /// Interface Builder never holds a content size against the author's constraints, not even a required one.
  private static func contentPriority(_ written: Double) -> Double { min(written, 999.75) }

  /// The priorities are those that reproduce most stored frames: below any label's hugging.
  private func designTimeLength(of view: View, _ length: Double, _ axis: Axis, priority: Double) -> Constraint {
    Constraint(
      self.length(axis, of: view), .equal, nil, constant: length, priority: priority, origin: .contentSize(view))
  }

  private func measuredSize(of view: View, width: Double?) -> IntrinsicSize {
    if let size = contentSizes?.size(of: view.sessionIndex, width, settings) { return size }
    let size = settings.contentSize(of: view, width: width)
    contentSizes?.remember(size, of: view.sessionIndex, width)
    return size
  }

  /// The placeholder's size wins over the class's; text is broken at the width of the pass before.
  private func contentSize(of view: View) -> IntrinsicSize {
    let edges = view.hasWidthDependentHeight ? previousEdges(of: view) : nil
    var size = measuredSize(of: view, width: edges.map { $0.right - $0.left })
    for axis in Axis.allCases {
      switch view.placeholderIntrinsicSize[axis] {
      case .points(let points): size[axis] = points
      case .infinite: size[axis] = nil
      case nil: break
      }
    }
    return size
  }
}
